/** What keeps it from reading: the browser wants to be told by a press of a button, the voice is silent, the recording does not come. */
export type Problem = 'refused' | 'silent' | 'no-recording';

/** Reads a lesson aloud, whether by a voice of the browser or from a recording. */
export interface Reader {
  /** Begins, or goes on where it was paused. */
  play: () => void;
  pause: () => void;
  /** Back or on by a sentence; in a recording by fifteen seconds. */
  step: (by: -1 | 1) => void;
  /** Goes on with another speed or voice. */
  adjust: () => void;
  /** Falls silent for good. */
  stop: () => void;
}

export interface ReaderEvents {
  /** The text was read to its end. */
  onEnd: () => void;
  /** It has stopped, and why. */
  onProblem: (problem: Problem) => void;
}

export interface Manner {
  /** 1 is as fast as the voice speaks by itself. */
  speed: number;
  /** `null` where there is none. */
  voice: SpeechSynthesisVoice | null;
}
