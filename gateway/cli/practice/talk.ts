import { createInterface } from 'node:readline';
import type { Worldview } from '@apologia/contract';
import { readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { greetingWith, initialState } from '../../src/practice/guided/initialState.ts';
import { takeTurn } from '../../src/practice/guided/turn.ts';
import { detectNeed, languageOf, nextSpeech } from '../../src/practice/safety/safety.ts';
import { say } from '../kernel/progress.ts';

/**
 * Holds a guided conversation in the terminal, as the page does, and prints what was recognised in each message.
 * @throws Error where there is no such objection
 */
export async function talk(worldview: Worldview, first?: string): Promise<void> {
  const { partner, objections } = await readWorldview(worldview);
  const all = objections.map(({ data }) => data);
  const find = (id: string | undefined) => {
    const objection = all.find((one) => one.id === id);
    if (!objection)
      throw new Error(`There is no objection ${id}. There are: ${all.map((one) => one.id).join(', ')}.`);
    return objection;
  };
  const opening = find(first ?? all[0]?.id);
  let state = initialState(opening.id);
  say(greetingWith(partner.data.greeting, opening));
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '\n> ' });
  lines.prompt();
  for await (const line of lines) {
    const { certain: need } = detectNeed(line);
    if (need) {
      const speech = nextSpeech(need, languageOf(line) ?? 'en', state.said);
      state = { ...state, said: [...state.said, speech.name] };
      say(`\n  [in need: ${need}]\n`);
      say(speech.text);
    } else if (line.trim()) {
      const scene = { reading, partner: partner.data, all, objection: find(state.raised.at(-1)) };
      const turn = takeTurn(scene, state, { text: line.trim() });
      const { kind, occasion } = turn.analysis;
      state = turn.state;
      say(`\n  [${kind ?? occasion ?? 'either of two'}; confidence ${state.confidence}]\n`);
      say(turn.text);
      turn.choices.forEach(({ text }, i) => {
        say(`  ${i + 1}. ${text}`);
      });
      if (turn.isEnded) break;
    }
    lines.prompt();
  }
  lines.close();
}
