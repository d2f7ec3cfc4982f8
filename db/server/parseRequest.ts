import * as z from 'zod/mini';
import { ProtocolError } from './errors.ts';
import { sentValue } from './values.ts';

const sqlId = z.int32();

const statement = z
  .object({
    sql: z.optional(z.string()),
    sql_id: z.optional(sqlId),
    args: z._default(z.array(sentValue), []),
    named_args: z._default(z.array(z.object({ name: z.string(), value: sentValue })), []),
    want_rows: z._default(z.boolean(), true),
  })
  .check(
    z.refine(
      (stmt) => (stmt.sql === undefined) !== (stmt.sql_id === undefined),
      'either sql or sql_id is needed',
    ),
  );

const succeeded = z.object({ type: z.literal('ok'), step: z.int() });
const condition = z.discriminatedUnion('type', [
  succeeded,
  z.object({ type: z.literal('not'), cond: succeeded }),
]);

const step = z.object({ stmt: statement, condition: z.optional(condition) });

const streamRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('close') }),
  z.object({ type: z.literal('execute'), stmt: statement }),
  z.object({ type: z.literal('batch'), batch: z.object({ steps: z.array(step) }) }),
  z.object({ type: z.literal('sequence'), sql: z.string() }),
  z.object({ type: z.literal('store_sql'), sql_id: sqlId, sql: z.string() }),
  z.object({ type: z.literal('close_sql'), sql_id: sqlId }),
]);

const stream = z.object({ baton: z.nullish(z.string()) });
const pipeline = z.extend(stream, { requests: z.array(streamRequest) });

export type StatementRequest = z.output<typeof statement>;
export type BatchCondition = z.output<typeof condition>;
export type BatchStep = z.output<typeof step>;
export type StreamRequest = z.output<typeof streamRequest>;
export type PipelineRequest = z.output<typeof pipeline>;

/** Reads only the baton of a pipeline body, to know which stream even a malformed body was meant for. */
export const batonOf = (body: unknown): string | null => stream.safeParse(body).data?.baton ?? null;

/**
 * Reads the body of `POST /v2/pipeline`, with all arguments decoded.
 * @throws ProtocolError (400) for anything that `@libsql/client` does not send; nothing has been run then
 */
export function parsePipeline(body: unknown): PipelineRequest {
  const parsed = pipeline.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = ['the body', ...(issue?.path ?? [])].join('.');
  throw new ProtocolError(400, 'PROTOCOL_ERROR', `malformed request: ${at}: ${issue?.message}`);
}
