import { routeOf } from '@apologia/contract';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { addressOf } from '../access/address.ts';
import { countStatement, enforce, minuteMs } from '../access/limit.ts';
import type { GatewayContext, GatewayEnv } from '../context.ts';
import { BadInput, Refusal } from '../errors.ts';
import { reportPath } from './contentSecurityPolicy.ts';

/** Bytes of a body: some reports of the length that browsers send. */
const maxSize = 16 * 1024;
const perMinute = 30;
/** Reports of one body that are logged. */
const most = 10;

const text = z.string().check(z.maxLength(4_000));
const directive = z.string().check(z.regex(/^[a-z-]{1,40}$/));
const line = z.optional(z.nullable(z.int()));

/** As `report-to` sends them, several at once, of other kinds too. */
const reports = z.array(z.object({ type: z.string(), body: z.unknown() }));
const body = z.object({
  documentURL: text,
  effectiveDirective: directive,
  blockedURL: z.optional(z.nullable(text)),
  sourceFile: z.optional(z.nullable(text)),
  lineNumber: line,
});

/** As `report-uri` sends them, one by one; older browsers name the directive otherwise. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': z.optional(directive),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(z.nullable(text)),
    'source-file': z.optional(z.nullable(text)),
    'line-number': line,
  }),
});

type Violation = z.output<typeof body>;

/** Takes what browsers report of what a document's policy kept from happening, and logs it; nothing is stored. */
export function cspReportRoutes(app: Hono<GatewayEnv>): void {
  const onError = () => {
    throw new Refusal(413, 'too_large', 'A report is shorter than that.');
  };
  app.post(reportPath, bodyLimit({ maxSize, onError }), async (c) => {
    const violations = violationsIn(await c.req.text());
    const { db, viewer, requestId } = c.var;
    const limit = { key: `csp:address:${addressOf(c)}`, max: perMinute, windowMs: minuteMs };
    const [counted] = await countStatement(db, limit, viewer.now);
    enforce(limit, counted, viewer.now);
    for (const violation of violations.slice(0, most)) {
      const told = impersonal(c, violation);
      if (told) console.warn(JSON.stringify({ requestId, cspViolation: told }));
    }
    return c.body(null, 204);
  });
}

/** @throws BadInput for what no browser sends */
function violationsIn(sent: string): Violation[] {
  let json: unknown;
  try {
    json = JSON.parse(sent);
  } catch {
    throw new BadInput('A report is JSON.');
  }
  const several = reports.safeParse(json);
  if (several.success) {
    const violations = several.data.filter(({ type }) => type === 'csp-violation');
    return violations.flatMap((report) => body.safeParse(report.body).data ?? []);
  }
  const report = single.safeParse(json).data?.['csp-report'];
  const named = directive.safeParse(
    report?.['effective-directive'] ?? report?.['violated-directive']?.split(' ')[0],
  );
  if (!report || !named.success) throw new BadInput('That is no report of a policy.');
  return [
    {
      documentURL: report['document-uri'],
      effectiveDirective: named.data,
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
    },
  ];
}

/** What of a report is about the academy: no addresses of learners' pages, no samples of what was on them. */
function impersonal(c: GatewayContext, violation: Violation) {
  const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = violation;
  const { origin } = new URL(c.req.url);
  const page = URL.canParse(documentURL) ? new URL(documentURL) : null;
  // Somebody else's page is none of ours.
  if (page?.origin !== origin) return null;
  return {
    page: routeOf(page.pathname)?.route.path ?? 'none',
    directive: effectiveDirective,
    blocked: placeOf(blockedURL, origin),
    source: placeOf(sourceFile, origin),
    line: lineNumber ?? null,
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
