import { type Remote, remotes } from '@apologia/contract';
import * as z from 'zod/mini';
import { type MailServer, mailServerOf } from './mailServer.ts';
import { type ModelServer, modelServerOf } from './modelServer.ts';

const flag = (otherwise: 'true' | 'false') =>
  z.pipe(
    z._default(z.enum(['true', 'false'], 'must be true or false'), otherwise),
    z.transform((value) => value === 'true'),
  );

const positive = z.coerce.number('must be a number').check(z.int('must be a whole number'), z.minimum(1));
const count = (otherwise: number) => z._default(positive, otherwise);

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const token = z.string('is missing').check(z.minLength(24, 'must have at least 24 characters'));

/** A remote served by its development server, as `courses=http://localhost:3101`. */
const devRemotes = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.regex(
          new RegExp(`^((${remotes.join('|')})=http://localhost:\\d+)?$`),
          'must look like courses=http://localhost:3101',
        ),
      ),
    '',
  ),
  z.transform((text): Partial<Record<Remote, string>> => {
    const [name, origin] = text.split('=');
    return origin ? { [name as Remote]: origin } : {};
  }),
);

/** Names of hosts, as `dev.example.org,10.0.0.7`. */
const hosts = z.pipe(
  z._default(
    z.string().check(z.regex(/^([a-z0-9.-]+(,[a-z0-9.-]+)*)?$/, 'must look like dev.example.org,10.0.0.7')),
    '',
  ),
  z.transform((text) => text.split(',').filter(Boolean)),
);

const environment = z.object({
  ENVIRONMENT: z._default(
    z.enum(['local', 'preview', 'production'], 'must be local, preview or production'),
    'local',
  ),
  LIBSQL_URL: z.url({ protocol: /^(https?|libsql)$/, error: 'must be an http, https or libsql address' }),
  LIBSQL_TOKEN: z._default(z.string(), ''),
  /** How long one call of the database may take, in milliseconds. */
  DATABASE_TIMEOUT_MS: count(5_000),
  /** Requests an isolate works on at once; one more is asked to come back. */
  MAX_CONCURRENT_REQUESTS: count(400),
  /** Whether every request has its line in the log; what goes wrong has one in any case. */
  LOG_REQUESTS: flag('true'),
  DEMO_UPGRADES: flag('false'),
  DEV_REMOTE: devRemotes,
  /** Whose development servers an address may name beside those of the visitor's own machine. */
  OVERRIDE_HOSTS: hosts,
  ENFORCE_BUDGETS: flag('true'),
  /** Off, every browser's service worker takes leave, and what it kept is deleted. */
  OFFLINE: flag('true'),
  SHIP_TOKEN_SHELL: token,
  SHIP_TOKEN_COURSES: token,
  SHIP_TOKEN_PRACTICE: token,
  SHIP_TOKEN_BILLING: token,
  SHIP_TOKEN_COMMUNITY: token,
  REGISTRATIONS_PER_ADDRESS_PER_MINUTE: count(20),
  /** Those that fail. */
  LOGINS_PER_ADDRESS_PER_MINUTE: count(60),
  LOGINS_PER_ACCOUNT_AND_ADDRESS_PER_QUARTER_HOUR: count(10),
  LOGINS_PER_ACCOUNT_PER_HOUR: count(100),
  /** Each takes an eighth of a second of an isolate's only thread. */
  PASSWORD_HASHES_PER_SECOND: count(3),
  /** How long a document waits for its data before its head goes out alone, in milliseconds. */
  DOCUMENT_TIMEOUT_MS: count(60),
  /** How long a page may take to be rendered before it is left to the browser, in milliseconds. */
  RENDER_TIMEOUT_MS: count(500),
  /** Of a hundred documents, those that tell how they fared. While something is on trial all of them do. */
  BEACONS_PERCENT: z._default(
    z.coerce.number('must be a number').check(z.int('must be a whole number'), z.minimum(0), z.maximum(100)),
    100,
  ),
  BEACONS_PER_ADDRESS_PER_MINUTE: count(600),
  /** Beacons of failures that count, so that nobody can have a canary taken back alone. */
  FAILURES_PER_ADDRESS_PER_HOUR: count(10),
  CHANGES_PER_ADDRESS_PER_MINUTE: count(600),
  CHANGES_PER_ACCOUNT_PER_MINUTE: count(60),
  SEARCHES_PER_ADDRESS_PER_MINUTE: count(600),
  SEARCHES_PER_ACCOUNT_PER_MINUTE: count(120),
  PRACTICE_MESSAGES_PER_DAY: count(200),
  /** Begun, and begun again from the middle of another. */
  PRACTICE_CONVERSATIONS_PER_DAY: count(60),
  QUIZ_ATTEMPTS_PER_DAY: count(200),
  PROMO_APPLIES_PER_ADDRESS_PER_HOUR: count(100),
  /** The language model in practice, as `ollama:llama3.2`. Without one and without OpenAI's key the guided partner answers. */
  PRACTICE_MODEL: z._default(z.string(), ''),
  /** Where its server is, up to and with `/v1`, if not where it usually is. */
  PRACTICE_MODEL_URL: z.optional(httpUrl),
  /** How long the server may be silent, in milliseconds; a whole reply may take six times as long. */
  PRACTICE_MODEL_TIMEOUT_MS: z.optional(positive),
  OPENAI_API_KEY: z._default(z.string(), ''),
  OPENAI_BASE_URL: z._default(httpUrl, 'https://api.openai.com/v1'),
  OPENAI_MODEL: z._default(z.string().check(z.minLength(1, 'must name a model')), 'gpt-5-mini'),
  OLLAMA_API_KEY: z._default(z.string(), ''),
  LLAMA_API_KEY: z._default(z.string(), ''),
  CLOUDFLARE_ACCOUNT_ID: z._default(z.string(), ''),
  CLOUDFLARE_API_TOKEN: z._default(z.string(), ''),
  PAYPAL_CLIENT_ID: z.optional(z.string()),
  PAYPAL_CLIENT_SECRET: z.optional(z.string()),
  PAYPAL_WEBHOOK_ID: z.optional(z.string()),
  PAYPAL_BASE_URL: z.optional(httpUrl),
  /** How long a call of PayPal may take, a second attempt included, in milliseconds. */
  PAYPAL_TIMEOUT_MS: count(8_000),
  /** The mail server, as `smtps://user:password@host:465`. Without one no mail is sent. */
  SMTP_URL: z.optional(z.string()),
  /** Whom mails are from, as `Apologia <academy@example.org>`. */
  MAIL_FROM: z.optional(z.string()),
  /** Where the academy is, for the links in mails: what a request says of that is its sender's word. */
  PUBLIC_URL: z.optional(httpUrl),
  RESETS_PER_ADDRESS_PER_HOUR: count(20),
  RESETS_PER_ACCOUNT_PER_HOUR: count(5),
  /** Who is told of a vulnerability, for security.txt. */
  SECURITY_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(mailto:[^\s@<>"]+@[^\s@<>"]+|https:\/\/[^\s<>"]+|tel:\+?[\d.-]+)$/,
          'must be a mailto:, https: or tel: address',
        ),
      ),
  ),
  /** The domain that passkeys belong to, if not the host they are used at: for an academy at several hosts of one domain. */
  PASSKEY_DOMAIN: z.optional(
    z.string().check(z.regex(/^(localhost|([a-z0-9-]{1,63}\.)+[a-z]{2,63})$/, 'must look like example.org')),
  ),
  /** Where learners write to. */
  SUPPORT_MAIL: z.optional(z.string().check(z.regex(z.regexes.email, 'must be an e-mail address'))),
  /** Who runs the academy, with their postal address. */
  OPERATOR: z._default(z.string(), ''),
  /** Reviews, questions, answers and reports together. */
  POSTS_PER_ACCOUNT_PER_MINUTE: count(20),
  POSTS_PER_ACCOUNT_PER_DAY: count(100),
  /** What is followed, put aside and found helpful, together. */
  MARKS_PER_ACCOUNT_PER_DAY: count(300),
});

export interface Config extends z.output<typeof environment> {
  /** `null` where the guided partner speaks alone. */
  modelServer: ModelServer | null;
  /** `null` where no mail is sent. */
  mailServer: MailServer | null;
}

/** Every variable that the gateway reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** All of them or none: without, card payment is off. */
const paypalSettings = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_BASE_URL',
] as const;

/**
 * Reads the gateway's settings.
 * @throws Error naming each variable that is missing or wrong
 */
export function parseConfig(env: Record<string, unknown>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The gateway cannot start: ${wrong.join('; ')}.`);
  }
  const { data } = parsed;
  const localOnly = {
    DEMO_UPGRADES: data.DEMO_UPGRADES,
    DEV_REMOTE: Object.keys(data.DEV_REMOTE).length > 0,
    OVERRIDE_HOSTS: data.OVERRIDE_HOSTS.length > 0,
    ENFORCE_BUDGETS: !data.ENFORCE_BUDGETS,
  };
  for (const [name, isSet] of Object.entries(localOnly)) {
    if (data.ENVIRONMENT === 'production' && isSet) {
      throw new Error(`The gateway cannot start: ${name} must not be ${env[name]} in production.`);
    }
  }
  const paypal = paypalSettings.filter((name) => !data[name]);
  if (paypal.length > 0 && paypal.length < paypalSettings.length) {
    throw new Error(`The gateway cannot start: PayPal needs ${paypal.join(', ')} too.`);
  }
  if (data.ENVIRONMENT === 'production' && data.PAYPAL_BASE_URL?.startsWith('http:')) {
    throw new Error('The gateway cannot start: PAYPAL_BASE_URL must be an https address in production.');
  }
  return { ...data, modelServer: orStop(modelServerOf, data), mailServer: orStop(mailServerOf, data) };
}

function orStop<S, T>(parse: (settings: S) => T, settings: S): T {
  try {
    return parse(settings);
  } catch (error) {
    throw new Error(`The gateway cannot start: ${(error as Error).message}.`);
  }
}
