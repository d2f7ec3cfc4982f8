import type { MessageRow } from '../conversation/queries.ts';

/** What of a conversation was practice: a model is given nothing that somebody in need said, nor the answer. */
export const practised = (messages: readonly MessageRow[]): MessageRow[] =>
  messages.filter(({ partner }, i) => partner !== 'care' && messages[i + 1]?.partner !== 'care');
