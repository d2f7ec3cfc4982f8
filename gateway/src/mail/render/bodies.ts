import { escapeText } from '../../kernel/http/escapeText.ts';
import type { MailMessage } from '../outbox.ts';

type Paragraph = MailMessage['paragraphs'][number];

/** The two forms of a mail, made of one message. */
export function bodiesOf(
  { subject, paragraphs }: MailMessage,
  publicUrl: string,
): { text: string; html: string } {
  const absolute = (link: string) => new URL(link, publicUrl).href;
  const inText = (one: Paragraph) => (typeof one === 'string' ? one : `${one.label}:\n${absolute(one.link)}`);
  const inHtml = (one: Paragraph) =>
    typeof one === 'string'
      ? `<p style="margin:0 0 16px">${escapeText(one)}</p>`
      : `<p style="margin:0 0 16px"><a href="${escapeText(absolute(one.link))}" style="${linkStyle}">${escapeText(one.label)}</a></p>`;
  return {
    text: [...paragraphs.map(inText), `Apologia\n${publicUrl}`].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeText(subject)}</title>
</head>
<body style="margin:0 auto;max-width:34em;padding:24px 16px;font:17px/1.55 Georgia,serif">
<h1 style="margin:0 0 16px;font-size:1.3em;line-height:1.3">${escapeText(subject)}</h1>
${paragraphs.map(inHtml).join('\n')}
<p style="margin:32px 0 0;font-size:.9em"><a href="${escapeText(publicUrl)}">Apologia</a></p>
</body>
</html>
`,
  };
}

const linkStyle =
  'display:inline-block;padding:10px 18px;border:2px solid;border-radius:6px;font-weight:bold';
