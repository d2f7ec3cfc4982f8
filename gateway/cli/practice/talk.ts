import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Worldview } from '@apologia/contract';
import { readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { greetingWith, initialState } from '../../src/practice/guided/initialState.ts';
import { meaningOf } from '../../src/practice/guided/meaningOf.ts';
import { scenesOf } from '../../src/practice/guided/sceneOfFiles.ts';
import { say } from '../kernel/progress.ts';
import { answerOf } from './wholePath.ts';

interface Talk {
  /** The objection to begin with. */
  objection?: string | undefined;
  /** A transcript whose messages are sent in the place of typed ones. */
  replay?: string | undefined;
}

/**
 * Holds a guided conversation in the terminal, as the page does, and prints what was recognised in each message.
 * @throws Error where there is no such objection
 */
export async function talk(worldview: Worldview, { objection: id, replay }: Talk): Promise<void> {
  const files = await readWorldview(worldview);
  const sceneOf = scenesOf(files, reading);
  const { objection } = sceneOf(id ?? files.objections[0]?.data.id);
  let state = initialState(objection.id);
  say(greetingWith(files.partner.data.greeting, objection));
  for await (const message of replay ? messagesIn(replay) : typedMessages()) {
    if (replay) say(`\n> ${message}`);
    const answer = answerOf(sceneOf, state, message);
    state = answer.state;
    const meaning = answer.turn ? meaningOf(answer.turn.analysis) : `in need: ${answer.need}`;
    say(`\n  [${meaning}; confidence ${state.confidence}]\n`);
    say(answer.text);
    answer.turn?.choices.forEach(({ text }, i) => {
      say(`  ${i + 1}. ${text}`);
    });
    if (answer.turn?.isEnded) break;
  }
}

async function* typedMessages(): AsyncGenerator<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '\n> ' });
  try {
    lines.prompt();
    for await (const line of lines) {
      if (line.trim()) yield line.trim();
      lines.prompt();
    }
  } finally {
    lines.close();
  }
}

/** The learner's messages in a transcript: its lines that begin with `>`; all of them where none does. */
async function* messagesIn(file: string): AsyncGenerator<string> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const quoted = lines.filter((line) => line.startsWith('>'));
  for (const line of quoted.length > 0 ? quoted : lines) {
    const message = line.replace(/^>\s*/, '').trim();
    if (message) yield message;
  }
}
