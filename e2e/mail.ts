import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { expect } from './fixtures.ts';

const addressIn = (to: ParsedMail['to']) => (to as AddressObject | undefined)?.value[0]?.address;

/** The mail to an address with this subject, once the academy has sent it. */
export async function mailTo(address: string, subject: string): Promise<ParsedMail> {
  let found: ParsedMail | undefined;
  await expect(async () => {
    const folder = path.join(process.env.ACADEMY_DATA ?? '', 'mail');
    for (const file of await readdir(folder)) {
      const mail = await simpleParser(await readFile(path.join(folder, file)));
      if (addressIn(mail.to) === address && mail.subject === subject) found = mail;
    }
    expect(found, `a mail to ${address}: ${subject}`).toBeDefined();
  }).toPass();
  return found as ParsedMail;
}

/** The address of the link in a mail, which is the same in its text and its HTML. */
export function linkIn({ text, html }: ParsedMail): string {
  const link = text?.match(/https?:\/\/\S+#\S+/)?.[0] ?? '';
  expect(html).toContain(`href="${link}"`);
  return link;
}
