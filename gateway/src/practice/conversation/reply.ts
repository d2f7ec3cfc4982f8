import type { PracticePartner, PracticeTurn } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { Heard } from '@apologia/db/practice';
import type { GatewayContext } from '../../kernel/context.ts';
import { Conflict } from '../../kernel/errors.ts';
import type { Statement } from '../../kernel/read/read.ts';
import type { Turn } from '../guided/speaking.ts';
import { speak } from '../model/speak.ts';
import { resumed } from '../safety/attend.ts';
import { practised } from '../safety/practised.ts';
import type { Loaded } from './load.ts';
import { inTurn, type Saying, type Words } from './lock.ts';
import { type Kept, keepTurn, noteHeard, takeFloor, writingMs, yieldFloor } from './mutations.ts';
import { cardsFor } from './reviewCards.ts';
import { messageOf, tableOf } from './view.ts';

/** The guided partner answers: one write, unless somebody speaks in the same conversation meanwhile. */
export function answerGuided(saying: Saying): Promise<PracticeTurn> {
  const { c, learnerId, wordsIn } = saying;
  return inTurn(saying, false, async (known) => {
    const words = wordsIn(known);
    const turn = await turnIn(c, known, words);
    const now = Date.now();
    const messages = [...learnerMessages(known, words, turn.heard), replyTo(known, words, turn, 'guided')];
    const isKept = await keep(c.var.db, { learnerId, known, words, messages, turn, now });
    return isKept ? shown(known, words, messages, turn) : null;
  });
}

/** What is left to do when the learner's words are kept: the reply comes in pieces, and then whole. */
export type Generating = (emit?: (delta: string) => void) => Promise<PracticeTurn>;

/**
 * The language model answers. What the learner said is kept at once; the reply is written when the returned function
 * is called, which fails with ProviderFailed where the model does.
 */
export function answerByModel(saying: Saying): Promise<Generating> {
  const { c, learnerId, wordsIn } = saying;
  const { db } = c.var;
  return inTurn(saying, true, async (known) => {
    const words = wordsIn(known);
    const said = learnerMessages(known, words, null);
    const floor = Date.now() + writingMs;
    const taken = takeFloor(db, { conversation: known.conversation, said, now: floor - writingMs, floor });
    if (!(await applied(db, [...taken.statements, taken.close]))) return null;
    return async (emit) => {
      const turn = await turnIn(c, known, words);
      const history = [...practised(known.messages), ...said];
      const part = {
        worldview: known.conversation.name,
        objection: known.objection,
        line: turn.text,
        history,
      };
      try {
        const text = await speak(c.var, { ...part, heard: turn.heard, isEnded: turn.isEnded }, emit);
        // Choices are the guided partner's way to ask what was meant.
        const spoken = { ...turn, text, choices: [], standing: { ...turn.standing, offered: [] } };
        const reply = replyTo(known, words, spoken, 'model');
        const keeping = { learnerId, known, words, messages: [reply], turn: spoken, now: Date.now(), floor };
        // Ended or deleted while the model spoke: what nobody will find again is not shown as said.
        if (!(await keep(db, keeping))) throw new Conflict('This conversation has ended. Start a new one.');
        return shown(known, words, [...said, reply], spoken);
      } catch (error) {
        await yieldFloor(db, known.conversation.id, floor);
        throw error;
      }
    };
  });
}

async function turnIn(
  c: GatewayContext,
  { conversation, objection, all }: Loaded,
  words: Words,
): Promise<Turn> {
  const { text, choice } = words;
  const [reading, { takeTurn }] = await Promise.all([c.var.loadReading(), c.var.loadGuided()]);
  const { lines, closing } = conversation;
  const scene = { reading, partner: { lines, closing }, objection, all };
  return takeTurn(scene, resumed(conversation.standing), { text, ...(choice && { choice }) });
}

/** The learner's words as they are kept: none where they were before. */
function learnerMessages({ conversation }: Loaded, { text, keptAt }: Words, heard: Heard | null): Kept[] {
  if (keptAt !== undefined) return [];
  const rest = { partner: null, choices: [], standing: null, heard };
  return [{ position: conversation.length, role: 'user', content: text, ...rest }];
}

function replyTo(
  { conversation }: Loaded,
  { keptAt }: Words,
  { text, choices, standing }: Turn,
  partner: PracticePartner,
): Kept {
  const position = conversation.length + (keptAt === undefined ? 1 : 0);
  return { position, role: 'assistant', content: text, partner, choices, standing, heard: null };
}

interface Keeping {
  learnerId: string;
  known: Loaded;
  words: Words;
  messages: Kept[];
  turn: Turn;
  now: number;
  floor?: number;
}

/** Writes the turn and what follows from it. @returns whether nobody had spoken meanwhile */
function keep(db: Db, { learnerId, known, words, messages, turn, now, floor }: Keeping): Promise<boolean> {
  const { conversation } = known;
  // With the floor taken the learner's words stand in it already.
  const length = conversation.length + (floor !== undefined && words.keptAt === undefined ? 1 : 0);
  const { condition, statements, close } = keepTurn(db, {
    conversation: { id: conversation.id, length },
    messages,
    standing: turn.standing,
    isEnded: turn.isEnded,
    now,
    ...(floor !== undefined && { floor }),
  });
  const isNoted = messages.some(({ role }) => role === 'user');
  const noted = words.keptAt ?? conversation.length;
  return applied(db, [
    ...statements,
    ...(isNoted ? [] : [noteHeard(db, conversation.id, noted, turn.heard)]),
    ...cardsFor(db, learnerId, turn.left, now, condition),
    close,
  ]);
}

/** Runs the statements as one. @returns whether the last of them wrote */
export async function applied(db: Db, statements: Statement[]): Promise<boolean> {
  const results = await db.batch(statements as [Statement, ...Statement[]]);
  return (results.at(-1) as unknown[]).length > 0;
}

function shown(known: Loaded, words: Words, messages: Kept[], turn: Turn): PracticeTurn {
  const answer = messages.at(-1) as Kept;
  const rest = { role: 'user' as const, content: words.text, partner: null, choices: [] };
  const list = answer.choices.map(({ text }, i) => `${i + 1}. ${text}`).join('\n');
  return {
    conversation: known.conversation.id,
    reply: [answer.content, list].filter(Boolean).join('\n\n'),
    isEnded: turn.isEnded,
    said: { position: words.keptAt ?? known.conversation.length, ...rest },
    answer: messageOf(answer),
    table: tableOf(turn.standing, known.all),
  };
}
