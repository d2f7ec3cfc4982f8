/** A module beside the Worker: few sign in at a moment, and who visits needs none of it. */
import { createRouteTable } from '../../kernel/http/router.ts';
import { manageRoutes } from './manage.ts';
import { signInRoutes } from './signIn.ts';

export { verifyProof } from './verifyProof.ts';

const { router, handlerOf } = createRouteTable();
signInRoutes(router);
manageRoutes(router);

export { handlerOf };
