import { scripture } from '@apologia/contract';
import { query } from '@apologia/kit';

/** Passages by their reference, as it is written in the address. */
export const passagesAt = (ref: string) => query(scripture.scripture, { query: { ref } });
