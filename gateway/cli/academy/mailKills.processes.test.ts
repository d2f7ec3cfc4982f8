import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@apologia/db';
import { outbox } from '@apologia/db/schema';
import { isNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { startMailServer } from '../../src/testing/mail/mailServer.ts';
import { family, freePort, ready, run } from './testing/running.ts';

const mailCount = 60;
const kills = 3;

test('of mails that were being sent when workerd was killed none is lost, and each kill has one sent twice at most', async () => {
  const server = await startMailServer();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'apologia-mail-kills-'));
  const port = String(await freePort());
  const academy = run({ DATA_DIR: dataDir, PORT: port, ...server.settings });
  await ready(academy);
  const { url, token } = JSON.parse(await readFile(path.join(dataDir, 'database.json'), 'utf8'));
  const db = openDatabase({ url, authToken: token });
  const now = Date.now();
  const addresses = Array.from({ length: mailCount }, (_, i) => `learner${i}@example.org`);
  await db.insert(outbox).values(
    addresses.map((recipient) => ({
      key: recipient,
      recipient,
      purpose: 'notice' as const,
      message: { subject: 'Hello', paragraphs: ['Hello'] },
      createdAt: now,
      dueAt: now,
    })),
  );
  const unsent = () => db.select({ key: outbox.key }).from(outbox).where(isNull(outbox.sentAt));
  const asked = new Set<string>();
  /** Has whatever is due sent: behind a reply, as always. */
  const begin = async () => {
    const email = `visitor${asked.size}@example.org`;
    asked.add(email);
    await vi.waitFor(
      async () => {
        const reply = await fetch(`http://localhost:${port}/api/account/forgot`, {
          method: 'POST',
          body: JSON.stringify({ email }),
        });
        expect(reply.status).toBe(200);
      },
      { timeout: 30_000, interval: 100 },
    );
  };

  for (let i = 1; i <= kills; i++) {
    await begin();
    await vi.waitFor(() => expect(server.received.length).toBeGreaterThan(i * 12), {
      timeout: 30_000,
      interval: 1,
    });
    const workerd = family(academy.child).find(({ command }) => command.includes('workerd'));
    process.kill(workerd?.pid as number, 'SIGKILL');
    // The claim of the mail in hand would be over after minutes.
    await db.update(outbox).set({ dueAt: now }).where(isNull(outbox.sentAt));
  }
  await begin();
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 60_000, interval: 200 });

  const times = addresses.map((address) => server.received.filter(({ to }) => to === address).length);
  expect(Math.min(...times)).toBe(1);
  expect(server.received.length).toBeLessThanOrEqual(mailCount + kills);
  // Who reads it twice sees one: both have the same Message-ID.
  const ids = new Set(server.received.map(({ mail }) => mail.messageId));
  expect(ids.size).toBe(mailCount);

  academy.child.kill('SIGTERM');
  await academy.ended;
  await server.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});
