import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { worldviews } from '@apologia/contract';
import { readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { expect, test } from 'vitest';
import { greetingWith, initialState } from './initialState.ts';
import { meaningOf } from './meaningOf.ts';
import { scenesOf } from './sceneOfFiles.ts';
import { takeTurn } from './turn.ts';

const fileOf = (worldview: string) => path.join(import.meta.dirname, 'golden', `${worldview}.md`);

/** Each file is a whole conversation, with what was recognised in every message. After a change on purpose: `vitest -u`, and read the difference. */
test.each(worldviews)(
  'the conversation with the %s partner goes as its golden file says',
  async (worldview) => {
    const golden = await readFile(fileOf(worldview), 'utf8');
    // The quoted lines are the learner's messages; the partner's lines are what is tested.
    const messages = [...golden.matchAll(/^> (.*)$/gm)].map(([, line = '']) => line);
    const files = await readWorldview(worldview);
    const sceneOf = scenesOf(files, reading);
    const first = files.objections[0]?.data;
    if (!first) throw new Error('no objection');
    let state = initialState(first.id);
    const lines = [greetingWith(files.partner.data.greeting, first)];
    for (const text of messages) {
      const turn = takeTurn(sceneOf(state.raised.at(-1)), state, { text });
      state = turn.state;
      const meaning = [meaningOf(turn.analysis), ...Object.keys(turn.analysis.moves)].join(', ');
      const choices = turn.choices.map((choice, i) => `${i + 1}. ${choice.text}`).join('\n');
      lines.push(`> ${text}`, `[${meaning}; confidence ${state.confidence}]`, turn.text);
      if (choices) lines.push(choices);
    }
    await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot(fileOf(worldview));
  },
);
