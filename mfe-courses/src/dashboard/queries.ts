import { progress } from '@apologia/contract';
import { query } from '@apologia/kit';

/** Where the learner goes on, how far they have come, and what they achieved. */
export const progressReport = query(progress.report);
