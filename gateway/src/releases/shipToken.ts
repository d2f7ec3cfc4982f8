import { type App, apps } from '@apologia/contract';
import { digest } from '../kernel/access/token.ts';
import type { Config } from '../kernel/config.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { NotSignedIn, Refusal } from '../kernel/errors.ts';

const tokenOf = (config: Config, app: App) => config[`SHIP_TOKEN_${app.toUpperCase() as Uppercase<App>}`];

/** Digests are compared, so that the time it takes says nothing about the token. */
async function holds(c: GatewayContext, app: App): Promise<boolean> {
  const given = c.req.header('authorization')?.match(/^Bearer (.+)$/)?.[1];
  if (!given) throw new NotSignedIn('Shipping needs a token.');
  return (await digest(given)) === (await digest(tokenOf(c.get('config'), app)));
}

/** @throws NotSignedIn without a token, Refusal with another app's or none of ours */
export async function mayShip(c: GatewayContext, app: App): Promise<void> {
  if (!(await holds(c, app))) {
    throw new Refusal(403, 'wrong_token', `This token does not ship ${app}.`);
  }
}

/** Any app's token may look. */
export async function mayList(c: GatewayContext): Promise<void> {
  for (const app of apps) if (await holds(c, app)) return;
  throw new Refusal(403, 'wrong_token', 'This token does not belong to an app.');
}
