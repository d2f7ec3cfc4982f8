import { certificates, passMark } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { Conflict, PremiumNeeded } from '../../kernel/errors.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { isCompleted } from '../progress.ts';
import { inSubject, modulesFor } from '../queries.ts';
import { newCode } from './code.ts';
import { certificateCode, issueCertificate } from './queries.ts';
import { certificateOf } from './reads.ts';

const notCompleted = 'A certificate is given once every module of the subject is completed.';
const notPassed = `A certificate needs ${passMark}% or more in each Knowledge Check.`;

export function certificateRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, certificates.certificate, ({ params }) => certificateOf(params.code));

  handleLearnerMutation(
    app,
    certificates.issueCertificate,
    {
      also: (c, { body }) => [
        certificateCode(c.get('db'), c.get('viewer'), body.subject),
        modulesFor(c.get('db'), c.get('viewer'), inSubject(body.subject)),
      ],
    },
    async ({ c, db, learner, now, body, rows: [[existing], modules] }) => {
      if (existing) return existing;
      if (!learner.isPremium) throw new PremiumNeeded('Certificates come with Premium.');
      if (modules.length === 0 || !modules.every(isCompleted)) throw new Conflict(notCompleted);
      const missing = modules.filter(({ passed }) => !passed).map(({ title }) => title);
      if (missing.length > 0) throw new Conflict(`${notPassed} Still under it: ${missing.join(', ')}.`);
      const certificate = { ...body, code: newCode(), learnerId: learner.id, issuedAt: now };
      const [, [issued]] = await db.batch([
        issueCertificate(db, c.get('viewer'), certificate),
        certificateCode(db, c.get('viewer'), body.subject),
      ]);
      // A module was added between the two round trips.
      if (!issued) throw new Conflict(notCompleted);
      return issued;
    },
  );
}
