/** The mail server that the academy sends through, and what its mails say of themselves. */
export interface MailServer {
  host: string;
  port: number;
  /** From the first byte, by STARTTLS before anything else is said, or not at all. */
  tls: 'implicit' | 'starttls' | 'none';
  /** `null` where the server wants none. */
  credentials: { user: string; password: string } | null;
  from: { name: string; address: string };
  /** Where the pages are that mails link to, without a slash at its end. */
  publicUrl: string;
}

/** The settings that name it. */
export interface MailSettings {
  ENVIRONMENT: string;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  PUBLIC_URL?: string | undefined;
}

const protocols = { 'smtps:': 465, 'smtp:': 587 } as const;
const shape = 'must look like smtps://user:password@host:465 or smtp://user:password@host:587';
const sender = /^(?:([^<>@"\\\p{Cc}]{1,60}) )?<?([\w.+-]{1,64}@[A-Za-z0-9.-]{1,189})>?$/u;

/**
 * The mail server of `SMTP_URL`.
 * @returns `null` where no mail is sent
 * @throws Error saying what is wrong, without a full stop and without the password
 */
export function mailServerOf({
  ENVIRONMENT,
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: MailSettings): MailServer | null {
  if (!SMTP_URL) {
    if (MAIL_FROM) throw new Error('MAIL_FROM needs SMTP_URL too');
    return null;
  }
  const url = URL.parse(SMTP_URL);
  const port = url && protocols[url.protocol as keyof typeof protocols];
  const credentials = url && credentialsIn(url);
  if (!url?.hostname || !port || !/^\/?$/.test(url.pathname) || url.hash || credentials === undefined) {
    throw new Error(`SMTP_URL ${shape}`);
  }
  if (!/^(\?tls=none)?$/.test(url.search) || (url.search && url.protocol === 'smtps:')) {
    throw new Error('SMTP_URL may say ?tls=none after smtp://host and nothing else');
  }
  const tls = url.protocol === 'smtps:' ? 'implicit' : url.search ? 'none' : 'starttls';
  if (tls === 'none' && (ENVIRONMENT === 'production' || credentials)) {
    throw new Error(
      credentials
        ? 'SMTP_URL must not send a password without TLS'
        : 'SMTP_URL must not go without TLS in production',
    );
  }
  const [, name, address] = MAIL_FROM?.match(sender) ?? [];
  if (!address) throw new Error('MAIL_FROM must look like Apologia <academy@example.org>');
  if (!PUBLIC_URL) throw new Error('mail needs PUBLIC_URL too, which its links lead to');
  if (ENVIRONMENT === 'production' && !PUBLIC_URL.startsWith('https:')) {
    throw new Error('PUBLIC_URL must be an https address in production');
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || port),
    tls,
    credentials,
    from: { name: name ?? 'Apologia', address },
    publicUrl: new URL(PUBLIC_URL).origin,
  };
}

/** @returns `undefined` where they are not whole, or badly written */
function credentialsIn({ username, password }: URL): MailServer['credentials'] | undefined {
  if (!username && !password) return null;
  if (!username || !password) return undefined;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
