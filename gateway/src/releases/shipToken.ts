import { type App, apps } from '@apologia/contract';
import { rateLimits } from '@apologia/db/schema/kernel';
import { and, eq, gt } from 'drizzle-orm';
import { addressOf, isOneMachine } from '../kernel/access/address.ts';
import { countStatement, enforce, minuteMs } from '../kernel/access/limit.ts';
import { digest } from '../kernel/access/token.ts';
import type { Config } from '../kernel/config.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { NotSignedIn, Refusal } from '../kernel/errors.ts';

const tokenOf = (config: Config, app: App) => config[`SHIP_TOKEN_${app.toUpperCase() as Uppercase<App>}`];

/** Digests are compared, so that the time it takes says nothing about the token. */
async function holds(c: GatewayContext, ...of: readonly App[]): Promise<boolean> {
  const given = c.req.header('authorization')?.match(/^Bearer (.+)$/)?.[1];
  if (!given) throw new NotSignedIn('Shipping needs a token.');
  const wanted = await Promise.all(of.map((app) => digest(tokenOf(c.get('config'), app))));
  const isRight = wanted.includes(await digest(given));
  await limitGuesses(c, isRight);
  return isRight;
}

/** Wrong tokens of one address. */
const wrongOnes = { max: 10, windowMs: 15 * minuteMs };

/** Counts a wrong token. Beyond the limit nobody at that address is told whether theirs is right. @throws TooMany */
async function limitGuesses(c: GatewayContext, isRight: boolean): Promise<void> {
  const address = addressOf(c);
  // Where addresses are not told apart there is nothing to limit.
  if (isOneMachine(address)) return;
  const limit = { ...wrongOnes, key: `ship-token:address:${address}` };
  const db = c.get('db');
  const now = Date.now();
  const [counted] = isRight
    ? await db
        .select()
        .from(rateLimits)
        .where(and(eq(rateLimits.key, limit.key), gt(rateLimits.resetAt, now)))
    : await countStatement(db, limit, now);
  enforce(limit, counted, now);
}

/** @throws NotSignedIn without a token, Refusal with another app's or none of ours, TooMany after many of those */
export async function mayShip(c: GatewayContext, app: App): Promise<void> {
  if (!(await holds(c, app))) {
    throw new Refusal(403, 'wrong_token', `This token does not ship ${app}.`);
  }
}

/** Any app's token may look. */
export async function mayList(c: GatewayContext): Promise<void> {
  if (!(await holds(c, ...apps)))
    throw new Refusal(403, 'wrong_token', 'This token does not belong to an app.');
}
