import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { worldviews } from '@apologia/contract';
import { readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { expect, test } from 'vitest';
import { begun, greetingWith } from './begin.ts';
import type { Scene } from './scene.ts';
import { takeTurn } from './turn.ts';

const fileOf = (worldview: string) => path.join(import.meta.dirname, 'golden', `${worldview}.md`);

/** A whole conversation each, with how every line was understood. Changed on purpose: `vitest -u`, and read the difference. */
test.each(worldviews)('the conversation with the %s partner goes as it did', async (worldview) => {
  const written = await readFile(fileOf(worldview), 'utf8');
  // The learner's lines are quoted in the file; the partner's are what is tested.
  const said = [...written.matchAll(/^> (.*)$/gm)].map(([, line = '']) => line);
  const { partner, objections } = await readWorldview(worldview);
  const all = objections.map(({ data }) => data);
  const [first] = all;
  if (!first) throw new Error('no objection');
  let standing = begun(first.id);
  const lines = [greetingWith(partner.data.greeting, first)];
  for (const text of said) {
    const objection = all.find(({ id }) => id === standing.raised.at(-1)) as Scene['objection'];
    const turn = takeTurn({ reading, partner: partner.data, all, objection }, standing, { text });
    standing = turn.standing;
    const { kind, occasion, moves } = turn.heard;
    const understood = [kind ?? occasion ?? 'either of two', ...Object.keys(moves)].join(', ');
    const choices = turn.choices.map((choice, i) => `${i + 1}. ${choice.text}`).join('\n');
    lines.push(`> ${text}`, `[${understood}; confidence ${standing.confidence}]`, turn.text);
    if (choices) lines.push(choices);
  }
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot(fileOf(worldview));
});
