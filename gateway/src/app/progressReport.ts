import { progressReport as reportOf } from '../courses/public.ts';
import { worldviewsMet } from '../practice/public.ts';

/** A module beside the Worker: only the dashboard asks for it. */
export const progressReport = () => reportOf(worldviewsMet);
