import type { GatewayContext } from '../../kernel/context.ts';
import { BadInput } from '../../kernel/errors.ts';
import type { Owner } from './weaknessOf.ts';

/**
 * Refuses a password that others would guess. Everybody who chooses one is asked: at registration, at a change, and when the old
 * one was forgotten.
 * @param field of the form, under which it is said
 * @throws BadInput
 */
export async function refuseWeak(
  c: GatewayContext,
  password: string,
  owner: Owner,
  field = 'password',
): Promise<void> {
  const { weaknessOf } = await c.var.loadPasswords();
  const weakness = weaknessOf(password, owner);
  if (weakness) throw new BadInput(weakness, { [field]: weakness });
}
