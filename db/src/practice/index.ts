export { readScripture } from '../scripture/public.ts';
export { checkPractice } from './check/check.ts';
export type * from './content.ts';
export { practiceFolder, readWorldview, readWorldviews, type WorldviewFiles } from './files.ts';
export { isWorldview, readHeldOut } from './heldOut.ts';
export { type Labelled, readLabelled, readWords } from './safety.ts';
export type { Heard, Standing } from './standing.ts';
