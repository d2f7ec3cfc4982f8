import type { GatewayContext } from '../../kernel/context.ts';
import { isTimeZone } from '../../kernel/timeZone.ts';

/**
 * The learner's calendar day at an instant, as `2026-11-21`: in the time zone of their browser, else that of the edge, else
 * in UTC.
 */
export function dayOf(c: GatewayContext, now: number): string {
  const cf = c.req.raw.cf as { timezone?: unknown } | undefined;
  const timeZone = [c.req.header('x-time-zone'), cf?.timezone].find(
    (zone): zone is string => typeof zone === 'string' && isTimeZone(zone),
  );
  // The Canadian way of writing a date is the ISO one.
  return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC' }).format(now);
}
