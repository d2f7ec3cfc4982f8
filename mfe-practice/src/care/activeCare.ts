import type { Care, Conversation } from '@apologia/contract';

/** The help that was offered last, while the practice rests: no message came after it. */
export const activeCareIn = ({ messages }: Conversation): Care | null => messages.at(-1)?.care ?? null;
