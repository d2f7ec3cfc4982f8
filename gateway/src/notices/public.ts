/** What the app may know of notices. */
export { noticeRoutes } from './routes.ts';
export { tellByMail } from './tellByMail.ts';
