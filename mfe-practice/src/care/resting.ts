import type { Care, Conversation } from '@apologia/contract';

/** The help that was offered last, while the practice rests: nothing was said after it. */
export const restingIn = ({ messages }: Conversation): Care | null => messages.at(-1)?.care ?? null;
