import { routeOf } from '@apologia/contract';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { addressOf } from '../access/address.ts';
import { countStatement, enforce, minuteMs } from '../access/limit.ts';
import type { GatewayContext, GatewayEnv } from '../context.ts';
import { BadInput, Refusal } from '../errors.ts';
import { log } from '../log/log.ts';
import { reportPath } from './contentSecurityPolicy.ts';

/** Bytes of a body: a report and a long policy. */
const maxLength = 16 * 1024;
const perMinute = 30;

const text = z.string().check(z.maxLength(4_000));
const maybeText = z.optional(z.nullable(text));
const directive = z.string().check(z.regex(/^[a-z-]{1,40}$/));

/** As browsers send it; older ones name the directive in another place. */
const report = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': z.optional(directive),
    'violated-directive': maybeText,
    'blocked-uri': maybeText,
    'source-file': maybeText,
    'line-number': z.optional(z.nullable(z.int())),
  }),
});
type Violation = z.output<typeof report>['csp-report'];

/** Takes what browsers report of what a document's policy kept from happening, and logs it; nothing is stored. */
export function cspReportRoutes(app: Hono<GatewayEnv>): void {
  app.post(reportPath, async (c) => {
    const body = await c.req.text();
    if (body.length > maxLength) throw new Refusal(413, 'too_large', 'A report is shorter than that.');
    const entry = impersonal(c, violationIn(body));
    const { db, viewer, requestId } = c.var;
    const limit = { key: `csp:address:${addressOf(c)}`, max: perMinute, windowMs: minuteMs };
    const [counted] = await countStatement(db, limit, viewer.now);
    enforce(limit, counted, viewer.now);
    log('warn', { requestId, cspViolation: entry });
    return c.body(null, 204);
  });
}

/** @throws BadInput for what no browser sends */
function violationIn(body: string): Violation {
  try {
    return report.parse(JSON.parse(body))['csp-report'];
  } catch {
    throw new BadInput('That is no report of a policy.');
  }
}

/**
 * What of a report is about the academy: no addresses of learners' pages, no samples of what was on them.
 * @throws BadInput where it is about somebody else's page
 */
function impersonal(c: GatewayContext, violation: Violation) {
  const { origin } = new URL(c.req.url);
  const page = violation['document-uri'];
  if (!URL.canParse(page) || new URL(page).origin !== origin) {
    throw new BadInput('That page is none of this academy.');
  }
  const name = violation['effective-directive'] ?? violation['violated-directive']?.split(' ')[0];
  return {
    page: routeOf(new URL(page).pathname)?.route.path ?? 'none',
    directive: directive.safeParse(name).data ?? 'unknown',
    blocked: placeOf(violation['blocked-uri'], origin),
    source: placeOf(violation['source-file'], origin),
    line: violation['line-number'] ?? null,
  };
}

/** A file of a release, an origin elsewhere, or a word such as `inline`. */
function placeOf(address: string | null | undefined, origin: string): string | null {
  if (!address) return null;
  if (!URL.canParse(address)) return /^[a-z-]{1,40}$/.test(address) ? address : 'unknown';
  const url = new URL(address);
  if (url.origin === origin) return url.pathname.startsWith('/r/') ? url.pathname.slice(0, 200) : 'self';
  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, 200) : url.protocol;
}
