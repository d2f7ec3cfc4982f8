import * as z from 'zod/mini';

const flag = (otherwise: 'true' | 'false') =>
  z.pipe(
    z._default(z.enum(['true', 'false'], 'must be true or false'), otherwise),
    z.transform((value) => value === 'true'),
  );

const count = (otherwise: number) =>
  z._default(
    z.coerce.number('must be a number').check(z.int('must be a whole number'), z.minimum(1)),
    otherwise,
  );

const token = z.string('is missing').check(z.minLength(24, 'must have at least 24 characters'));

const environment = z.object({
  ENVIRONMENT: z._default(z.enum(['local', 'production'], 'must be local or production'), 'local'),
  LIBSQL_URL: z.url({ protocol: /^(https?|libsql)$/, error: 'must be an http, https or libsql address' }),
  LIBSQL_TOKEN: z._default(z.string(), ''),
  DEMO_UPGRADES: flag('false'),
  SHIP_TOKEN_SHELL: token,
  SHIP_TOKEN_COURSES: token,
  SHIP_TOKEN_PRACTICE: token,
  SHIP_TOKEN_BILLING: token,
  SHIP_TOKEN_COMMUNITY: token,
  REGISTRATIONS_PER_ADDRESS_PER_MINUTE: count(20),
  LOGINS_PER_ADDRESS_PER_MINUTE: count(60),
  LOGINS_PER_ACCOUNT_AND_ADDRESS_PER_QUARTER_HOUR: count(10),
  LOGINS_PER_ACCOUNT_PER_HOUR: count(100),
  /** How long a document waits for its data before its head goes out alone, in milliseconds. */
  DOCUMENT_PATIENCE_MS: count(60),
  CHANGES_PER_ADDRESS_PER_MINUTE: count(600),
  CHANGES_PER_ACCOUNT_PER_MINUTE: count(60),
});

export type Config = z.output<typeof environment>;

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
  if (parsed.data.ENVIRONMENT === 'production' && parsed.data.DEMO_UPGRADES) {
    throw new Error('The gateway cannot start: DEMO_UPGRADES must not be true in production.');
  }
  return parsed.data;
}
