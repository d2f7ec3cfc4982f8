import { minuteMs } from '../../kernel/access/limit.ts';
import type { Config } from '../../kernel/config.ts';
import { MailOff } from '../../kernel/errors.ts';

/** In which mails are counted that somebody has sent. */
export const hourMs = 60 * minuteMs;

/** @throws MailOff where no mail is sent */
export function requireMail({ mailServer }: Config): void {
  if (!mailServer) throw new MailOff();
}

/** A mail to a learner about their account. */
export const toOwner = ({ id, email }: { id: string; email: string }) =>
  ({ to: email, learnerId: id, purpose: 'security' }) as const;
