import { type PracticePartner, type PracticeTurn, practice } from '@apologia/contract';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { accountKey, type Limit } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { Conflict, PremiumNeeded } from '../../kernel/errors.ts';
import { envelopeOf, refusalOf } from '../../kernel/http/onError.ts';
import { inBackground } from '../../kernel/write/background.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { answeringPartner } from '../partner.ts';
import { answerWithCare } from '../safety/answer.ts';
import { careDecision } from '../safety/careDecision.ts';
import { detectNeedFirst, setDetectedNeed } from '../safety/detectNeed.ts';
import {
  type LearnerMessage,
  type Snapshot,
  snapshotOf,
  snapshotStatements,
  type TurnRequest,
} from './lock.ts';
import { openForMessage } from './openForMessage.ts';
import { answerByModel, answerGuided, type ReplyGenerator } from './reply.ts';

const dayMs = 24 * 60 * 60_000;

const messagesPerDay = (config: Config, _: string, viewer: Viewer): Limit[] => [
  {
    key: accountKey('practice', viewer),
    max: config.PRACTICE_MESSAGES_PER_DAY,
    windowMs: dayMs,
    sentence: 'That was as much as can be said in one day. Please go on tomorrow.',
  },
];

/** The learner's messages, and the replies to them. */
export function messageRoutes(app: Hono<GatewayEnv>): void {
  app.use(practice.message.path, detectNeedFirst);
  handleLearnerMutation(
    app,
    practice.message,
    {
      limits: messagesPerDay,
      also: ({ var: { db, viewer, config } }, { body: { conversation, worldview, partner } }) => {
        const selector = conversation ? { id: conversation } : { worldview };
        return snapshotStatements(db, viewer, selector, partnerFor(config, partner) === 'model');
      },
    },
    async ({ c, config, body, learner, rows }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      const [[open]] = rows;
      const withHistory = partnerFor(config, body.partner) === 'model';
      const snapshot =
        open || body.conversation
          ? snapshotOf(rows)
          : await openForMessage(c, learner.id, body.worldview, withHistory);
      const message: LearnerMessage = { text: body.message, choice: body.choice };
      const request = { c, learnerId: learner.id, snapshot, messageIn: () => message };
      return reply(request, body.partner, body.resume);
    },
  );

  handleLearnerMutation(
    app,
    practice.answer,
    {
      limits: messagesPerDay,
      also: ({ var: { db, viewer } }, { params }) => snapshotStatements(db, viewer, params, true),
    },
    async ({ c, body, learner, rows }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      const snapshot = snapshotOf(rows);
      await setDetectedNeed(c, unansweredMessage(snapshot).text);
      return reply({ c, learnerId: learner.id, snapshot, messageIn: unansweredMessage }, body.partner);
    },
  );
}

/** The learner's last message, if it waits for its reply. */
function unansweredMessage({ messages }: Snapshot): LearnerMessage {
  const last = messages.at(-1);
  if (last?.role !== 'user') throw new Conflict('Your last message has its answer.');
  return { text: last.content, storedAt: last.position };
}

/** Where no model is set up the guided partner answers, whichever partner was requested. */
const partnerFor = (config: Config, requested: PracticePartner | undefined): PracticePartner => {
  const available = answeringPartner(config);
  return available === 'model' ? (requested ?? available) : available;
};

/** Replies to a message: to somebody in need before any partner does. */
async function reply(
  request: TurnRequest,
  partner: PracticePartner | undefined,
  resumes = false,
): Promise<PracticeTurn | Response> {
  const { c, snapshot } = request;
  const need = c.var.detectedNeed;
  const decision = need ? careDecision(snapshot.conversation.state, need, resumes) : null;
  if (decision) return inOnePiece(c, await answerWithCare(request, decision));
  if (partnerFor(c.var.config, partner) === 'guided') return inOnePiece(c, await answerGuided(request));
  const generate = await answerByModel(request);
  return acceptsEvents(c) ? streamReply(c, generate) : generate();
}

const acceptsEvents = (c: GatewayContext) => (c.req.header('accept') ?? '').includes('text/event-stream');

/** A reply that is complete already, as JSON or as events. */
function inOnePiece(c: GatewayContext, turn: PracticeTurn): PracticeTurn | Response {
  if (!acceptsEvents(c)) return turn;
  return streamReply(c, async (emit) => {
    emit?.(turn.answer.content);
    return turn;
  });
}

/**
 * A reply as server-sent events: `delta`s of text as JSON strings, then `turn` with the whole of it, or `error` with the
 * envelope. The reply is generated and stored to its end even where its reader has gone.
 */
function streamReply(c: GatewayContext, generate: ReplyGenerator): Response {
  return streamSSE(c, async (stream) => {
    let writes: Promise<unknown> = Promise.resolve();
    const send = (event: string, value: unknown) => {
      writes = writes.then(() => stream.writeSSE({ event, data: JSON.stringify(value) })).catch(() => {});
    };
    const generation = generate((delta) => send('delta', delta)).then(
      (turn: PracticeTurn) => send('turn', turn),
      (error) => send('error', envelopeOf(refusalOf(error, c), c)),
    );
    inBackground(c, generation);
    await generation;
    await writes;
  });
}
