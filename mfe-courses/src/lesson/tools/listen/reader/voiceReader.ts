import { bringIntoView, isInView, markSentence } from '../text/mark.ts';
import type { Sentence } from '../text/readable.ts';
import type { Manner, Reader, ReaderEvents } from './reader.ts';
import { speak } from './speak.ts';

interface VoiceReaderOptions extends ReaderEvents {
  sentences: readonly Sentence[];
  /** The index of the sentence to begin with. */
  from: number;
  manner: () => Manner;
}

/** Reads sentence by sentence, by a voice of the browser. Paused, it begins the sentence anew: browsers do not reliably hold one. */
export function voiceReader({ sentences, from, manner, onEnd, onProblem }: VoiceReaderOptions): Reader {
  let index = from;
  let run: AbortController | null = null;

  const show = (sentence: Sentence, previous: Sentence | undefined) => {
    markSentence(sentence);
    // Whoever has scrolled elsewhere is left there.
    if (!previous || isInView(previous)) bringIntoView(sentence);
  };
  const pause = () => {
    run?.abort();
    run = null;
  };
  const play = async () => {
    pause();
    run = new AbortController();
    const { signal } = run;
    for (let previous: Sentence | undefined; ; index += 1) {
      const sentence = sentences[index];
      if (!sentence) break;
      show(sentence, previous);
      const outcome = await speak(sentence.spoken, manner(), signal);
      if (signal.aborted) return;
      if (outcome !== 'said') {
        run = null;
        onProblem(outcome);
        return;
      }
      previous = sentence;
    }
    markSentence(null);
    onEnd();
  };
  const isPlaying = () => run !== null;
  return {
    play,
    pause,
    step(by) {
      index = Math.min(sentences.length - 1, Math.max(0, index + by));
      const sentence = sentences[index];
      if (isPlaying()) void play();
      else if (sentence) show(sentence, undefined);
    },
    adjust: () => {
      if (isPlaying()) void play();
    },
    stop() {
      pause();
      markSentence(null);
    },
  };
}
