import { auth } from '@apologia/contract';
import { call } from '@apologia/kit';

/** Ends the session on the server. */
export const signOut = () => call(auth.logout);
