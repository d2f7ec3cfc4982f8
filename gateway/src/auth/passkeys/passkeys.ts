/** What becomes a module beside the Worker: few sign in at a moment, and who visits needs none of it. */
import { routeTable } from '../../kernel/routeTable.ts';
import { manageRoutes } from './manage.ts';
import { signInRoutes } from './signIn.ts';

export { verifyProof } from './verifyProof.ts';

/** Answers the calls that lie under the passkeys' address. */
export const answer = routeTable((routes) => {
  signInRoutes(routes);
  manageRoutes(routes);
});
