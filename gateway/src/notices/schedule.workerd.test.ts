import { learners } from '@apologia/db/schema';
import { expect, test } from 'vitest';
import { postIn } from '../testing/community/discussion.ts';
import { writeModule } from '../testing/courses/courses.ts';
import { insertLearners } from '../testing/learners.ts';
import { startMailServer } from '../testing/mail/mailServer.ts';
import { startWorkerBench } from '../testing/workerBench.ts';

test('by schedule what is new is mailed once, and what its header leads to ends such mails', async () => {
  const server = await startMailServer();
  const bench = await startWorkerBench(server.settings);
  await writeModule(bench.db, { id: 'open', lessonCount: 1 });
  await insertLearners(bench.db, 2);
  await bench.db.run(`update learners set email = id || '@example.org', email_confirmed_at = 1`);
  const [asker, other] = await bench.db.select().from(learners);
  if (!asker || !other) throw new Error('no learners');
  const questionId = await postIn(bench.db, { by: asker.username, followedBy: asker.username });
  const answer = () => postIn(bench.db, { by: other.username, questionId, at: Date.now() - 60_000 });
  await answer();
  await bench.schedule();
  await bench.schedule();

  expect(server.received.map(({ to }) => to)).toEqual([asker.email]);
  const [{ mail } = expect.fail('no mail')] = server.received;
  expect(mail.subject).toMatch(/^A new answer to a question you follow/);
  expect(mail.text).toContain('http://localhost/lesson/open-1#lesson-discussion');
  expect(mail.headers.get('list')).toMatchObject({
    unsubscribe: {
      url: expect.stringMatching(/^http:\/\/localhost\/api\/notices\/unsubscribe\?token=\w{32}$/),
    },
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
  });
  const link = (mail.headers.get('list') as unknown as { unsubscribe: { url: string } }).unsubscribe.url;
  const { pathname, search } = new URL(link);
  const ended = await bench.fetch(`${pathname}${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(200);
  await bench.db.run(`update notice_settings set mailed_at = 0, mailed_through = 0`);
  await answer();
  await bench.schedule();
  expect(server.received).toHaveLength(1);
  await bench.close();
  await server.close();
});
