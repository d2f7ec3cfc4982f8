import { everyTable } from '@apologia/db/personal';
import { afterEach, expect, test } from 'vitest';
import { escapeText } from '../../kernel/http/escapeText.ts';
import { startBench } from '../../testing/bench.ts';
import { shipShell } from '../../testing/releases/shippedShell.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
afterEach(() => bench.close());

/** An academy with these settings. @returns how to read one of its pages, without an account */
async function academy(settings: Record<string, string> = {}) {
  bench = await startBench(settings);
  await shipShell(bench.db);
  return (path: string) => bench.request('GET', path);
}

test('the privacy page tells of every table with something of learners, and why and how long it is kept', async () => {
  const read = await academy();
  const response = await read('/privacy');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  const text = await response.text();
  for (const [name, table] of Object.entries(everyTable)) {
    if (!('holds' in table)) continue;
    for (const sentence of [table.holds, table.why, table.until]) {
      expect(text, name).toContain(escapeText(sentence));
    }
    if (table.stays) expect(text, name).toContain(escapeText(table.stays));
  }
});

test.each(['/privacy', '/terms', '/contact', '/account-deleted'])(
  '%s loads no script, sets nothing, and asks the database about nobody',
  async (path) => {
    const read = await academy();
    await read(path);
    bench.roundTrips();
    const response = await read(path);
    expect(await response.text()).not.toMatch(/<script[^>]* src=(?!"\/r\/shell\/\w+\/theme\.js")/);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(bench.roundTrips()).toBe(0);
  },
);

test('an academy that says nothing of itself says so', async () => {
  const read = await academy();
  const contact = await (await read('/contact')).text();
  expect(contact).toContain('has not written down here who they are');
  expect(contact).toContain('has set up no address to write to');
  expect(contact).toContain('has named nobody to tell of vulnerabilities');
  const privacy = await (await read('/privacy')).text();
  expect(privacy).toContain('card payment is not set up here');
  expect(privacy).toContain('what you write to it goes nowhere else');
});

test('an academy says who runs it, where to write, and who else learns something', async () => {
  const read = await academy({
    OPERATOR: 'Bethlehem <b>Academy</b>, 1 Gate Road',
    SUPPORT_MAIL: 'help@bethlehem.example',
    SECURITY_CONTACT: 'mailto:watch@bethlehem.example',
    PRACTICE_MODEL: 'openai:gpt-5-mini',
    OPENAI_API_KEY: 'key',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'hook',
    PAYPAL_BASE_URL: 'https://api-m.paypal.com',
  });
  const contact = await (await read('/contact')).text();
  expect(contact).toContain('run by Bethlehem &lt;b&gt;Academy&lt;/b&gt;, 1 Gate Road.');
  expect(contact).toContain('<a href="mailto:help@bethlehem.example">help@bethlehem.example</a>');
  // A form needs a mail server too.
  expect(contact).not.toContain('/support');
  expect(contact).toContain('<a href="mailto:watch@bethlehem.example">watch@bethlehem.example</a>');
  expect(await (await read('/terms')).text()).toContain('Bethlehem');
  const privacy = await (await read('/privacy')).text();
  expect(privacy).toContain('PayPal, if you pay');
  expect(privacy).toContain('“gpt-5-mini”');
  expect(privacy).toContain('api.openai.com');
});

test('an academy that sends mail names its form', async () => {
  const read = await academy({
    SUPPORT_MAIL: 'help@bethlehem.example',
    SMTP_URL: 'smtp://127.0.0.1:9?tls=none',
    MAIL_FROM: 'Apologia <academy@example.org>',
    PUBLIC_URL: 'http://localhost',
  });
  expect(await (await read('/contact')).text()).toContain('<a href="/support">the form</a>');
});

test('before a shell was shipped the pages say that the academy is being set up', async () => {
  bench = await startBench();
  const response = await bench.request('GET', '/privacy', { headers: { accept: 'text/html' } });
  expect(response.status).toBe(503);
});
