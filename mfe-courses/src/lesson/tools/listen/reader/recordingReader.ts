import type { Manner, Reader, ReaderEvents } from './reader.ts';

const stepSeconds = 15;

interface RecordingReaderOptions extends ReaderEvents {
  /** The address of the recording. */
  audio: string;
  manner: () => Manner;
}

/** Plays the recording of a lesson. */
export function recordingReader({ audio, manner, onEnd, onProblem }: RecordingReaderOptions): Reader {
  const player = new Audio(audio);
  const adjust = () => {
    player.playbackRate = manner().speed;
  };
  player.onended = onEnd;
  player.onerror = () => onProblem('no-recording');
  return {
    play() {
      adjust();
      // What does not come is told by the event; what was paused before it began is no problem.
      player.play().catch(({ name }: Error) => name === 'NotAllowedError' && onProblem('refused'));
    },
    pause: () => player.pause(),
    step(by) {
      player.currentTime = Math.max(0, player.currentTime + by * stepSeconds);
    },
    adjust,
    stop() {
      player.onerror = null;
      player.pause();
      player.removeAttribute('src');
    },
  };
}
