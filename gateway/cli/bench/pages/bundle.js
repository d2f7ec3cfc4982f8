import '@apologia/kit/fonts.css';
import '@apologia/kit/styles.css';
import { start } from '@apologia/shell/start';

/**
 * The whole academy in one build, without federation: its remotes are modules like any other. The build decides
 * whether they come in chunks or with everything else.
 */
const remotes = {
  courses: () => import(/* webpackChunkName: "routes-courses" */ '@apologia/mfe-courses/src/routes.tsx'),
  practice: () => import(/* webpackChunkName: "routes-practice" */ '@apologia/mfe-practice/src/routes.tsx'),
  billing: () => import(/* webpackChunkName: "routes-billing" */ '@apologia/mfe-billing/src/routes.tsx'),
  community: () =>
    import(/* webpackChunkName: "routes-community" */ '@apologia/mfe-community/src/routes.tsx'),
};

await start((app) => remotes[app]());
