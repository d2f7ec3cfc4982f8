import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { renderMail } from './renderMail.ts';

const server = {
  from: { name: 'Apologia', address: 'academy@example.org' },
  publicUrl: 'https://academy.example',
};
const at = Date.UTC(2026, 10, 23, 1, 2, 3);
const render = (message: Parameters<typeof renderMail>[1]['message'], from = server.from) =>
  renderMail({ ...server, from }, { key: 'a key', to: 'ruth@example.org', message, at });

test('text and HTML say the same, with links that lead to the academy', async () => {
  const source = await render({
    subject: 'An answer to your question',
    paragraphs: ['Is 1 < 2 & true?', { link: '/lesson/what#q', label: 'Read it' }, '.hidden\n..dots'],
  });
  const mail = await simpleParser(source);
  expect(mail).toMatchObject({
    subject: 'An answer to your question',
    from: { text: '"Apologia" <academy@example.org>' },
    to: { text: 'ruth@example.org' },
    date: new Date(at),
  });
  expect(mail.text).toBe(
    'Is 1 < 2 & true?\n\nRead it:\nhttps://academy.example/lesson/what#q\n\n.hidden\n..dots\n\nApologia\nhttps://academy.example',
  );
  expect(mail.html).toContain('<p style="margin:0 0 16px">Is 1 &lt; 2 &amp; true?</p>');
  expect(mail.html).toMatch(/<a href="https:\/\/academy\.example\/lesson\/what#q"[^>]*>Read it<\/a>/);
  expect(mail.html).toContain('<html lang="en">');
  // Nothing is fetched by whoever reads it.
  expect(mail.html).not.toMatch(/<img|src=|url\(|@import|<link/);
});

test('every line is short enough, and ASCII', async () => {
  const source = await render({
    subject: 'Ἀπολογία '.repeat(30),
    paragraphs: ['ἕτοιμοι ἀεὶ '.repeat(200), 'x'.repeat(5_000), '='.repeat(300), `${'y'.repeat(75)} `],
  });
  for (const line of source.split('\r\n')) expect(line.length, line).toBeLessThanOrEqual(78);
  expect(source).toMatch(/^[\r\n -~]*$/);
  expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const mail = await simpleParser(source);
  expect(mail.subject).toBe('Ἀπολογία '.repeat(30).trim());
  expect(mail.text).toContain('x'.repeat(5_000));
  expect(mail.text).toContain('ἕτοιμοι ἀεὶ '.repeat(200).trim());
});

test.each([
  'Hello\r\nBcc: eve@example.org',
  'Hello\nBcc: eve@example.org',
  'Hello\rBcc: eve@example.org',
  'é\r\nBcc: eve@example.org',
])('the subject %j begins no other header', async (subject) => {
  const source = await render({ subject, paragraphs: ['Hello'] });
  expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  const { headers, subject: read } = await simpleParser(source);
  expect(read).toMatch(/^(Hello|é) Bcc: eve@example\.org$/);
  expect([...headers.keys()]).toEqual([
    ...['from', 'to', 'subject', 'date', 'message-id', 'auto-submitted', 'mime-version', 'content-type'],
  ]);
});

test('an answer to what a person wrote goes to them, and their address begins no other header', async () => {
  const from = (to: string) => render({ subject: 'Hello', paragraphs: [], answer: { to, isFirst: true } });
  const { headers, replyTo } = await simpleParser(await from('ruth@example.org'));
  expect(replyTo?.value).toEqual([{ name: '', address: 'ruth@example.org' }]);
  // Which is what its parser calls importance.
  expect(headers.get('priority')).toBe('high');
  expect(headers.has('auto-submitted')).toBe(false);
  expect(await from('a@example.org>\r\nBcc: <eve@example.org')).not.toMatch(/^Bcc:/m);
});

test('a mail has its Message-ID by its key, and senders of any alphabet', async () => {
  const message = { subject: 'Hello', paragraphs: ['Hello'] };
  const [one, two] = [await simpleParser(await render(message)), await simpleParser(await render(message))];
  expect(one.messageId).toBe(two.messageId);
  expect(one.messageId).toMatch(/^<[0-9a-f]{24}@example\.org>$/);
  const greek = await simpleParser(await render(message, { name: 'Ἀπολογία', address: 'a@example.org' }));
  expect(greek.from?.value).toEqual([{ name: 'Ἀπολογία', address: 'a@example.org' }]);
});
