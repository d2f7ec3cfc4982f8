import { type Reply, support } from '@apologia/contract';
import { accountKey, type Limit, minuteMs } from '../../kernel/access/limit.ts';
import type { Viewer } from '../../kernel/access/viewer.ts';
import type { Config } from '../../kernel/config.ts';
import { MailOff } from '../../kernel/errors.ts';
import type { Router } from '../../kernel/http/router.ts';
import { firstDataOf, type PageRead } from '../../kernel/read/firstData.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { deliverSoon, queueMail } from '../../mail/public.ts';
import { validPostText } from '../posting.ts';
import { supportMail } from './supportMail.ts';

const waysToWrite = (): Read<Reply<typeof support.ways>> =>
  learnerRead(
    () => [],
    (_, __, { SUPPORT_MAIL, mailServer }) => ({
      hasForm: Boolean(SUPPORT_MAIL && mailServer),
      address: SUPPORT_MAIL ?? null,
    }),
  );

const tooManyMessages = 'That is as much as one learner can write to us in a day. Please go on tomorrow.';

const messages = (_config: Config, _address: string, viewer: Viewer): Limit[] => [
  {
    key: accountKey('support', viewer),
    max: 10,
    windowMs: 24 * 60 * minuteMs,
    sentence: tooManyMessages,
  },
];

/** Mounts the calls by which learners write to whoever runs the academy. */
export function supportRoutes(app: Router): void {
  handleQuery(app, support.ways, waysToWrite);
  handleLearnerMutation(
    app,
    support.write,
    { limits: messages },
    async ({ c, db, config, body, learner, now }) => {
      const text = validPostText(body.text, 'text');
      if (!config.SUPPORT_MAIL || !config.mailServer) throw new MailOff();
      await queueMail(db, supportMail(config.SUPPORT_MAIL, learner, { topic: body.topic, text }), now);
      deliverSoon(c);
      return { ok: true } as const;
    },
  );
}

/** What the page shows first. */
export const supportPage: readonly PageRead[] = [firstDataOf(support.ways, waysToWrite)];
