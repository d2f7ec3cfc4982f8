import { digest } from '../../kernel/access/token.ts';
import type { MailServer } from '../../kernel/mailServer.ts';
import type { MailMessage } from '../outbox.ts';
import { bodiesOf } from './bodies.ts';
import { headerText } from './headerText.ts';
import { quotedPrintable } from './quotedPrintable.ts';

interface Addressed {
  /** Makes the Message-ID, by which servers and readers know a mail that comes a second time. */
  key: string;
  to: string;
  message: MailMessage;
  at: number;
}

/** A mail as it goes over the line: RFC 5322, its text and its HTML beside each other. */
export async function renderMail(
  { from, publicUrl }: Pick<MailServer, 'from' | 'publicUrl'>,
  { key, to, message, at }: Addressed,
): Promise<string> {
  const id = (await digest(key)).slice(0, 24);
  const { text, html } = bodiesOf(message, publicUrl);
  const part = (type: string, body: string) => [
    `--${id}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(body),
  ];
  return [
    `From: ${displayName(from.name)} <${from.address}>`,
    `To: <${to}>`,
    `Subject: ${headerText(message.subject)}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${from.address.split('@')[1]}>`,
    ...answerHeaders(message),
    ...unsubscribeHeaders(message, publicUrl),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${id}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${id}--`,
  ].join('\r\n');
}

/** Of what a person wrote: where an answer goes. Nobody's out-of-office answers what the academy writes by itself. */
const answerHeaders = ({ answer }: MailMessage) =>
  answer
    ? [`Reply-To: <${headerText(answer.to)}>`, ...(answer.isFirst ? ['Importance: high'] : [])]
    : ['Auto-Submitted: auto-generated'];

/** What mail programs end such mails by, without a page: RFC 2369 and RFC 8058. */
const unsubscribeHeaders = ({ unsubscribe }: MailMessage, publicUrl: string) =>
  unsubscribe
    ? [
        `List-Unsubscribe: <${new URL(unsubscribe, publicUrl).href}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]
    : [];

/** In quotes, unless it is encoded: in quotes that would not be read. */
function displayName(name: string): string {
  const text = headerText(name);
  return text === name ? `"${text}"` : text;
}
