import { pieces } from '../spoken/pieces.ts';
import type { Manner, Problem } from './reader.ts';

const startWithinMs = 4_000;
/** Half as fast as anybody speaks. */
const msOfCharacter = 130;

/** Browsers forget an utterance that nobody holds, and its events with it. */
const held = new Set<SpeechSynthesisUtterance>();

type Outcome = 'said' | Problem;

/**
 * Says a piece. Not every browser tells that it has ended, or begun: after long enough it counts as said where it was begun, else the voice
 * is silent.
 */
const say = (text: string, { voice, speed }: Manner, signal: AbortSignal) =>
  new Promise<Outcome>((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    held.add(utterance);
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'en';
    utterance.rate = speed;
    let timer: ReturnType<typeof setTimeout>;
    const settle = (outcome: Outcome) => {
      held.delete(utterance);
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(outcome);
    };
    const abort = () => {
      speechSynthesis.cancel();
      settle('said');
    };
    const giveUpAfter = (ms: number, outcome: Outcome) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        speechSynthesis.cancel();
        settle(outcome);
      }, ms);
    };
    utterance.onstart = () =>
      giveUpAfter(startWithinMs + (text.length * msOfCharacter) / Math.min(speed, 1), 'said');
    utterance.onend = () => settle('said');
    utterance.onerror = ({ error }) => {
      const isCancelled = error === 'interrupted' || error === 'canceled';
      settle(isCancelled ? 'said' : error === 'not-allowed' ? 'refused' : 'silent');
    };
    giveUpAfter(startWithinMs, 'silent');
    signal.addEventListener('abort', abort);
    speechSynthesis.speak(utterance);
  });

/** Says a sentence, unless it is told to stop. A voice that was silent once is given a second chance: what was just cancelled may have cost the first. */
export async function speak(spoken: string, manner: Manner, signal: AbortSignal): Promise<Outcome> {
  for (const piece of pieces(spoken)) {
    if (signal.aborted) break;
    let outcome = await say(piece, manner, signal);
    if (outcome === 'silent' && !signal.aborted) outcome = await say(piece, manner, signal);
    if (outcome !== 'said') return outcome;
  }
  return 'said';
}
