/** A module beside the Worker: the words of the pages that are nothing but text. */
export { accountDeleted } from './accountDeleted.ts';
export { contact } from './contact.ts';
export { privacy } from './privacy.ts';
export { terms } from './terms.ts';
