import { countryOf } from '../../kernel/access/countryOf.ts';
import type { GatewayContext } from '../../kernel/context.ts';
import { deviceOf } from './deviceOf.ts';

/** Where a request comes from, as coarse as its sender needs to know it again: no address is stored. */
export const originOf = (c: GatewayContext) => ({
  device: deviceOf(c.req.header('user-agent')),
  place: countryOf(c) ?? '',
});
