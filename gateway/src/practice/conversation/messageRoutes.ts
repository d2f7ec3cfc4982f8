import { type PracticePartner, type PracticeTurn, practice } from '@apologia/contract';
import type { Hono } from 'hono';
import { accountKey, type Limit } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { Conflict, PremiumNeeded } from '../../kernel/errors.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { answeringPartner } from '../partner.ts';
import { answerWithCare } from '../safety/answer.ts';
import { attend } from '../safety/attend.ts';
import { hearIn, listen } from '../safety/listen.ts';
import { asEvents, wantsEvents } from './events.ts';
import { type Loaded, loaded, loadStatements } from './load.ts';
import type { Saying, Words } from './lock.ts';
import { answerByModel, answerGuided } from './reply.ts';

const dayMs = 24 * 60 * 60_000;

const perDay = (config: Config, _: string, viewer: Viewer): Limit[] => [
  {
    key: accountKey('practice', viewer),
    max: config.PRACTICE_MESSAGES_PER_DAY,
    windowMs: dayMs,
    sentence: 'That was as much as can be said in one day. Please go on tomorrow.',
  },
];

export function messageRoutes(app: Hono<GatewayEnv>): void {
  app.use(practice.message.path, listen);
  handleLearnerMutation(
    app,
    practice.message,
    {
      limits: perDay,
      also: ({ var: { db, viewer, config } }, { body: { conversation, worldview, partner } }) => {
        const wanted = conversation ? { id: conversation } : { worldview };
        return loadStatements(db, viewer, wanted, partnerFor(config, partner) === 'model');
      },
    },
    ({ c, body, learner, rows }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      const words: Words = { text: body.message, choice: body.choice };
      const saying = { c, learnerId: learner.id, known: loaded(rows), wordsIn: () => words };
      return reply(saying, body.partner, body.resume);
    },
  );

  handleLearnerMutation(
    app,
    practice.answer,
    {
      limits: perDay,
      also: ({ var: { db, viewer } }, { params }) => loadStatements(db, viewer, params, true),
    },
    async ({ c, body, learner, rows }) => {
      if (!learner.isPremium) throw new PremiumNeeded();
      const known = loaded(rows);
      await hearIn(c, lastWords(known).text);
      return reply({ c, learnerId: learner.id, known, wordsIn: lastWords }, body.partner);
    },
  );
}

/** What the learner said last, if it waits for its reply. */
function lastWords({ messages }: Loaded): Words {
  const last = messages.at(-1);
  if (last?.role !== 'user') throw new Conflict('Your last message has its answer.');
  return { text: last.content, keptAt: last.position };
}

/** Without a model the guided partner answers, whoever was asked for. */
const partnerFor = (config: Config, asked: PracticePartner | undefined): PracticePartner => {
  const here = answeringPartner(config);
  return here === 'model' ? (asked ?? here) : here;
};

/** Somebody in need is answered before any partner is. */
async function reply(
  saying: Saying,
  asked: PracticePartner | undefined,
  resumes = false,
): Promise<PracticeTurn | Response> {
  const { c, known } = saying;
  const attention = attend(known.conversation.standing, c.var.heardNeed, resumes);
  if (attention) return whole(c, await answerWithCare(saying, attention));
  if (partnerFor(c.var.config, asked) === 'guided') return whole(c, await answerGuided(saying));
  const generating = await answerByModel(saying);
  return wantsEvents(c) ? asEvents(c, generating) : generating();
}

/** A reply that is there at once, in the form that was asked for. */
function whole(c: GatewayContext, turn: PracticeTurn): PracticeTurn | Response {
  if (!wantsEvents(c)) return turn;
  return asEvents(c, async (emit) => {
    emit?.(turn.answer.content);
    return turn;
  });
}
