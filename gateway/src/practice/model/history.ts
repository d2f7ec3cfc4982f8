export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** How much of a conversation a model is given: local ones read some 4,000 tokens and forget the beginning, the part to play. */
const most = { messages: 16, characters: 6_000 } as const;

/**
 * The last messages of a conversation in turns, the learner's first; what the same one said twice in a row is one message.
 * @returns with them what the partner said before
 */
export function windowOf(history: readonly Message[]): { before: string; turns: Message[] } {
  let room: number = most.characters;
  const recent = history.slice(-most.messages).filter(({ content }) => content);
  const first = recent.findLastIndex(({ content }, i) => {
    room -= content.length;
    return room < 0 && i < recent.length - 1;
  });
  const turns: Message[] = [];
  for (const { role, content } of recent.slice(first + 1)) {
    const last = turns.at(-1);
    if (last?.role === role) last.content = `${last.content}\n\n${content}`;
    else turns.push({ role, content });
  }
  const [opening] = turns;
  return opening?.role === 'assistant'
    ? { before: opening.content, turns: turns.slice(1) }
    : { before: '', turns };
}
