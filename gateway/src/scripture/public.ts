/** What other domains and the app may import of Scripture and search. */
export type { Search } from './context.ts';
export { scripturePages } from './pages.ts';
export { scriptureRoutes } from './routes.ts';
export { searchRoutes } from './search/routes.ts';
export { versesOf } from './versesOf.ts';
