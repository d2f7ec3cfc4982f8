import { auth } from '@apologia/contract';
import { call } from '@apologia/kit';

/** Ends the session on the server, and drops what its learner was writing: the tab may be another's next. */
export async function signOut(): Promise<void> {
  await call(auth.logout);
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
