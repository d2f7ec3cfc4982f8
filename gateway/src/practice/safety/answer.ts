import type { CareLanguage, PracticeTurn } from '@apologia/contract';
import type { Standing } from '@apologia/db/practice';
import type { Loaded } from '../conversation/load.ts';
import { inTurn, type Saying } from '../conversation/lock.ts';
import { forgetWords, type Kept, keepTurn } from '../conversation/mutations.ts';
import { applied } from '../conversation/reply.ts';
import { messageOf, tableOf } from '../conversation/view.ts';
import type { Attention } from './attend.ts';
import { countryFor } from './country.ts';
import { helpFor, type Need } from './help.ts';

/**
 * Answers somebody in need, in nobody’s part and by no model. Their words are not kept: what is not there is never
 * quoted, counted, sent to a model or found by others. Nothing else of the conversation changes.
 */
export function answerWithCare(saying: Saying, { kind }: Attention): Promise<PracticeTurn> {
  const { c, wordsIn } = saying;
  return inTurn(saying, false, async (known) => {
    const { conversation } = known;
    const words = wordsIn(known);
    const before = conversation.standing.care;
    const language: CareLanguage = c.var.heardNeed?.language ?? before?.language ?? 'en';
    const need: Need = {
      kind: kind ?? before?.kind ?? 'overwhelmed',
      language,
      country: before?.country ?? countryFor(c, language),
    };
    const { nextSpeech } = await c.var.loadSafety();
    const speech = nextSpeech(kind, language, conversation.standing.said);
    const standing: Standing = {
      ...conversation.standing,
      offered: [],
      said: [...conversation.standing.said, speech.name],
      care: { ...need, isOpen: true },
    };
    const messages = messagesOf(known, words.keptAt, speech.text, standing);
    const { id, length } = conversation;
    const { statements, close } = keepTurn(c.var.db, {
      conversation: { id, length },
      messages,
      standing,
      isEnded: false,
      now: Date.now(),
    });
    const forgotten = words.keptAt === undefined ? [] : [forgetWords(c.var.db, id, words.keptAt)];
    if (!(await applied(c.var.db, [...statements, ...forgotten, close]))) return null;
    return turnOf(known, words.text, messages, need);
  });
}

/** The learner’s turn, without its words, and the answer. */
function messagesOf(
  { conversation }: Loaded,
  keptAt: number | undefined,
  text: string,
  standing: Standing,
): Kept[] {
  const rest = { choices: [], heard: null };
  const said: Kept[] =
    keptAt === undefined
      ? [{ ...rest, position: conversation.length, role: 'user', content: '', partner: null, standing: null }]
      : [];
  const position = conversation.length + said.length;
  return [...said, { ...rest, position, role: 'assistant', content: text, partner: 'care', standing }];
}

function turnOf(known: Loaded, text: string, messages: Kept[], need: Need): PracticeTurn {
  const answer = messages.at(-1) as Kept;
  const { emergency, lines, directories } = helpFor(need);
  const numbers = [...emergency, ...lines, ...directories];
  const list = numbers.map(({ name, text: number }) => [name, number].filter(Boolean).join(': '));
  return {
    conversation: known.conversation.id,
    reply: [answer.content, list.join('\n')].join('\n\n'),
    isEnded: false,
    said: {
      position: answer.position - 1,
      role: 'user',
      content: text,
      partner: null,
      choices: [],
    },
    answer: messageOf({ ...answer, need }),
    table: tableOf(known.conversation.standing, known.all),
  };
}
