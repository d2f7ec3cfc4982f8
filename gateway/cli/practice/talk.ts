import { createInterface } from 'node:readline';
import type { Worldview } from '@apologia/contract';
import { readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { begun, greetingWith } from '../../src/practice/guided/begin.ts';
import { takeTurn } from '../../src/practice/guided/turn.ts';
import { hear, languageOf, nextSpeech } from '../../src/practice/safety/safety.ts';
import { say } from '../kernel/progress.ts';

/**
 * Holds the guided conversation in the terminal, as the page does, and says how it was understood.
 * @throws Error where there is no such objection
 */
export async function talk(worldview: Worldview, first?: string): Promise<void> {
  const { partner, objections } = await readWorldview(worldview);
  const all = objections.map(({ data }) => data);
  const find = (id: string | undefined) => {
    const found = all.find((one) => one.id === id);
    if (!found)
      throw new Error(`There is no objection ${id}. There are: ${all.map((one) => one.id).join(', ')}.`);
    return found;
  };
  const opening = find(first ?? all[0]?.id);
  let standing = begun(opening.id);
  say(greetingWith(partner.data.greeting, opening));
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '\n> ' });
  lines.prompt();
  for await (const line of lines) {
    const { surely: need } = hear(line);
    if (need) {
      const speech = nextSpeech(need, languageOf(line) ?? 'en', standing.said);
      standing = { ...standing, said: [...standing.said, speech.name] };
      say(`\n  [in need: ${need}]\n`);
      say(speech.text);
    } else if (line.trim()) {
      const scene = { reading, partner: partner.data, all, objection: find(standing.raised.at(-1)) };
      const turn = takeTurn(scene, standing, { text: line.trim() });
      const { kind, occasion } = turn.heard;
      standing = turn.standing;
      say(`\n  [${kind ?? occasion ?? 'either of two'}; confidence ${standing.confidence}]\n`);
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
