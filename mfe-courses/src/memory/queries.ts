import { memory, scripture } from '@apologia/contract';
import { query } from '@apologia/kit';

/** The passages that the learner learns by heart. */
export const learnedVerses = query(memory.list);

export const passagesAt = (ref: string) => query(scripture.scripture, { query: { ref } });
