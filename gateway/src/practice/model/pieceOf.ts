import { ModelFailure } from './failure.ts';

/** A piece of a reply. */
export interface Piece {
  text: string;
  /** Why the model stopped, if it did. */
  finish: string | null;
}

/** A choice as servers send it, which the SDK's types do not promise: `delta` in a stream, `message` in one piece. */
interface Choice {
  delta?: Part | null;
  message?: Part | null;
  finish_reason?: string | null;
}
interface Part {
  /** Some servers send a number where the piece is one. */
  content?: unknown;
  refusal?: unknown;
  tool_calls?: unknown[] | null;
  function_call?: unknown;
}

/**
 * What an event of a reply says.
 * @throws ModelFailure where that is not in words
 */
export function pieceOf(chunk: unknown): Piece {
  const { choices } = (chunk ?? {}) as { choices?: Choice[] | null };
  const choice = choices?.[0] ?? {};
  const { content, refusal, tool_calls, function_call } = choice.delta ?? choice.message ?? {};
  if (refusal) throw new ModelFailure('unusable', 'a refusal');
  if (tool_calls?.length || function_call) throw new ModelFailure('unusable', 'a call of a tool');
  const text = typeof content === 'string' || typeof content === 'number' ? String(content) : '';
  return { text, finish: choice.finish_reason ?? null };
}
