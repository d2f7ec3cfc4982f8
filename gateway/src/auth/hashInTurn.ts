import { addressOf } from '../kernel/access/address.ts';
import type { GatewayContext } from '../kernel/context.ts';
import { hashPassword } from './password.ts';

/**
 * Hashes a password when it is this request's turn.
 * @throws Busy
 */
export async function hashInTurn(c: GatewayContext, password: string): Promise<string> {
  await c.var.waitForHashTurn(c.var.config, addressOf(c));
  return hashPassword(password);
}
