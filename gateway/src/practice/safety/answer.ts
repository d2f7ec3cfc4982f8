import type { CareLanguage, PracticeTurn } from '@apologia/contract';
import type { ConversationState } from '@apologia/db/practice';
import { type Snapshot, type TurnRequest, withConversationLock } from '../conversation/lock.ts';
import { insertTurn, type StoredMessage, updateMessage } from '../conversation/mutations.ts';
import { writeBatch } from '../conversation/reply.ts';
import { turnOf } from '../conversation/view.ts';
import type { CareDecision } from './careDecision.ts';
import { countryFor } from './country.ts';
import { helpFor, type Need } from './help.ts';

/**
 * Answers somebody in need without a partner's part and without a model. Their text is not stored: what is not there is
 * never quoted, counted, sent to a model or found by others. Nothing else of the conversation changes.
 */
export function answerWithCare(
  request: TurnRequest,
  { kind, isUnsure }: CareDecision,
): Promise<PracticeTurn> {
  const { c, messageIn } = request;
  return withConversationLock(request, false, async (snapshot) => {
    const { conversation } = snapshot;
    const message = messageIn(snapshot);
    const { care: before, said } = conversation.state;
    const language: CareLanguage = c.var.detectedNeed?.language ?? before?.language ?? 'en';
    const need: Need = {
      kind: kind ?? before?.kind ?? 'overwhelmed',
      language,
      country: before?.country ?? countryFor(c, language),
    };
    const { nextSpeech } = await c.var.loadSafety();
    const speech = nextSpeech(isUnsure ? 'asking' : kind, language, said);
    const state: ConversationState = {
      ...conversation.state,
      offered: [],
      said: [...said, speech.name],
      care: { ...need, isOpen: true, ...(isUnsure && { isUnsure }) },
    };
    const learners = emptyMessages(snapshot, message.storedAt);
    const answer: StoredMessage = {
      position: conversation.length + learners.length,
      role: 'assistant',
      content: speech.text,
      partner: 'care',
      choices: [],
      state,
      analysis: null,
    };
    const { inserts, update } = insertTurn(c.var.db, {
      version: conversation,
      messages: [...learners, answer],
      state,
      isEnded: false,
      now: Date.now(),
    });
    const emptied =
      message.storedAt === undefined
        ? []
        : [updateMessage(c.var.db, conversation.id, message.storedAt, { content: '' })];
    if (!(await writeBatch(c.var.db, [...inserts, ...emptied, update]))) return null;
    return turnOf(snapshot, message, { ...answer, need }, false, contactsIn(need));
  });
}

/** The learner's message without its text; none where it is stored already. */
function emptyMessages({ conversation }: Snapshot, storedAt: number | undefined): StoredMessage[] {
  if (storedAt !== undefined) return [];
  const rest = { content: '', partner: null, choices: [], state: null, analysis: null };
  return [{ position: conversation.length, role: 'user', ...rest }];
}

function contactsIn(need: Need): string[] {
  const { emergency, lines, directories } = helpFor(need);
  const contacts = [...emergency, ...lines, ...directories];
  return contacts.map(({ name, text }) => [name, text].filter(Boolean).join(': '));
}
