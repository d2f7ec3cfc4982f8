import type { Page } from '@playwright/test';

/** What a page's voice has said so far, and how it is told to go on. */
export interface StubbedVoice {
  said: () => Promise<string[]>;
  /** Says what it was given to the end, and the next ones, as many as it is told. */
  finish: (count?: number) => Promise<void>;
}

/** Gives every page of a browser a voice that says nothing and remembers all. It ends a sentence when it is told to. */
export async function stubVoice(page: Page, names: string[] = ['Ruth']): Promise<StubbedVoice> {
  await page.addInitScript((voiceNames) => {
    class Utterance {
      onstart?: () => void;
      onend?: () => void;
      rate = 1;
      voice?: { name: string };
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const said: string[] = [];
    let current: Utterance | null = null;
    const speech = Object.assign(new EventTarget(), {
      getVoices: () =>
        voiceNames.map((name) => ({ name, voiceURI: name, lang: 'en-US', localService: true })),
      speak(utterance: Utterance) {
        current = utterance;
        said.push(utterance.text);
        queueMicrotask(() => utterance.onstart?.());
      },
      cancel() {
        current = null;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      said,
      spokenNow: () => current,
      finish: () => {
        const ended = current;
        current = null;
        ended?.onend?.();
      },
    });
  }, names);
  return {
    said: () => page.evaluate(() => Reflect.get(window, 'said') as string[]),
    finish: (count = 1) =>
      page.evaluate(async (times) => {
        const { said, finish } = window as unknown as { said: string[]; finish: () => void };
        for (let i = 0; i < times; i += 1) {
          const before = said.length;
          finish();
          while (said.length === before) await new Promise((next) => setTimeout(next, 5));
        }
      }, count),
  };
}
