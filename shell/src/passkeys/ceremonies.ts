/** All that pages need of passkeys, in one chunk. */
export { offerInAutofill } from './autofill.ts';
export { addPasskey, askToAdd, proofOf, removePasskey } from './manage.ts';
export { problemOf } from './problemOf.ts';
export { askToSignIn, signIn } from './signIn.ts';
