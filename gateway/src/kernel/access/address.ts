import type { GatewayContext } from '../context.ts';

const unknown = 'local';

/** Whether addresses are not told apart: everybody comes from one's own machine. */
export const isOneMachine = (address: string): boolean =>
  address === unknown || /^127\.|^(0:){4}:\/64$/.test(address);

/**
 * Where a request came from, as far as limits tell people apart: an IPv4 address as Cloudflare saw it, or the
 * first 64 bits of an IPv6 address, the least that one household or one attacker is given.
 */
export function addressOf(c: GatewayContext): string {
  const address = c.req.header('cf-connecting-ip') ?? unknown;
  return address.includes(':') ? networkOf(address) : address;
}

/** @example networkOf('2001:db8::1') // '2001:db8:0:0::/64' */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i)?.[1];
  if (mapped) return mapped;
  const [before = '', after] = address.toLowerCase().split('%', 1).join('').split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const between = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(between).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without leading zeros: an address has one way to be written. */
const groupsOf = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
