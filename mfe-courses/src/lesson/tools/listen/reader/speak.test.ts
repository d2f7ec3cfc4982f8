import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from './speak.ts';

type Behaviour = (utterance: Utterance) => void;

class Utterance {
  voice: unknown = null;
  lang = '';
  rate = 1;
  onstart = () => {};
  onend = () => {};
  onerror = (_: { error: string }) => {};
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const manner = { voice: null, speed: 1 };
let said: Utterance[];
let cancelled: number;
const voiceThat = (behaviour: Behaviour) =>
  vi.stubGlobal('speechSynthesis', {
    speak(utterance: Utterance) {
      said.push(utterance);
      behaviour(utterance);
    },
    cancel: () => {
      cancelled += 1;
    },
  });

beforeEach(() => {
  said = [];
  cancelled = 0;
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const speaking = (text: string, signal = new AbortController().signal) => speak(text, manner, signal);

test('a long sentence is said piece after piece', async () => {
  voiceThat((utterance) => {
    utterance.onstart();
    utterance.onend();
  });
  const long = 'a wall that leans, '.repeat(30);
  expect(await speaking(long)).toBe('said');
  expect(said.length).toBeGreaterThan(2);
  expect(said.map(({ text }) => text).join(' ')).toBe(long.trim());
});

test('a voice that begins and never tells of its end is taken to have ended', async () => {
  voiceThat((utterance) => utterance.onstart());
  const outcome = speaking('A wall that leans.');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toBe('said');
  expect(cancelled).toBe(1);
});

test('a voice that does not begin has a second chance, and is then called silent', async () => {
  voiceThat(() => {});
  const outcome = speaking('A wall.');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toBe('silent');
  expect(said).toHaveLength(2);
});

test.each([
  ['not-allowed', 'refused', 1],
  ['synthesis-failed', 'silent', 2],
] as const)('what fails as %s is %s', async (error, outcome, times) => {
  voiceThat((utterance) => utterance.onerror({ error }));
  expect(await speaking('A wall.')).toBe(outcome);
  expect(said).toHaveLength(times);
});

test('told to stop, it falls silent and says nothing more', async () => {
  voiceThat((utterance) => utterance.onstart());
  const stopping = new AbortController();
  const outcome = speaking('a wall that leans, '.repeat(30), stopping.signal);
  stopping.abort();
  expect(await outcome).toBe('said');
  expect([said.length, cancelled]).toEqual([1, 1]);
});
