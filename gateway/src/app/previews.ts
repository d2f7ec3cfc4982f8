/** A module beside the Worker: what only visitors ask for who read a lesson, and who indexes what they may read. */

export { copyOf, keepCopy } from '../compose/pageCopies.ts';
export { pictureAt, previewHead, siteMap } from '../courses/public.ts';
export { robots, securityText } from '../kernel/http/wellKnown.ts';

declare module '../kernel/context.ts' {
  interface Dependencies {
    /** Loaded for visitors who read a page of courses. */
    loadPreviews: () => Promise<typeof import('./previews.ts')>;
  }
}
