/** A module beside the Worker. Nothing in it is thrown that the Worker catches: a class in two bundles is two classes. */
export { eraseAccount } from './eraseAccount.ts';
export { exportAccount } from './exportAccount.ts';
