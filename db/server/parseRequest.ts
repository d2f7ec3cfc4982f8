import { asArray, asInt32, asObject, asString, type JsonObject, malformed } from './parseJson.ts';
import type {
  BatchCondition,
  BatchStep,
  NamedArg,
  PipelineRequest,
  SqlSource,
  StatementRequest,
  StreamRequest,
} from './protocol.ts';
import { decodeValue } from './values.ts';

// Real conditions are two deep; without a limit a hostile one could exhaust the call stack.
const MAX_CONDITION_DEPTH = 32;

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function parseSource(holder: JsonObject): SqlSource {
  if (isGiven(holder.sql) === isGiven(holder.sql_id))
    throw malformed('exactly one of sql and sql_id is needed');
  return isGiven(holder.sql)
    ? { sql: asString(holder.sql, 'sql') }
    : { sqlId: asInt32(holder.sql_id, 'sql_id') };
}

function parseNamedArg(value: unknown): NamedArg {
  const arg = asObject(value, 'a named argument');
  return { name: asString(arg.name, 'the name of an argument'), value: decodeValue(arg.value) };
}

function parseStatement(value: unknown): StatementRequest {
  const stmt = asObject(value, 'stmt');
  const wantRows = stmt.want_rows ?? true;
  if (typeof wantRows !== 'boolean') throw malformed('want_rows must be a boolean');
  return {
    source: parseSource(stmt),
    args: asArray(stmt.args, 'args').map(decodeValue),
    namedArgs: asArray(stmt.named_args, 'named_args').map(parseNamedArg),
    wantRows,
  };
}

function parseCondition(value: unknown, stepIndex: number, depth: number): BatchCondition {
  if (depth > MAX_CONDITION_DEPTH)
    throw malformed(`conditions are nested more than ${MAX_CONDITION_DEPTH} deep`);
  const condition = asObject(value, 'a condition');
  switch (condition.type) {
    case 'ok':
    case 'error': {
      const step = asInt32(condition.step, 'the step of a condition');
      if (step < 0 || step >= stepIndex) throw malformed('a condition must name an earlier step');
      return { type: condition.type, step };
    }
    case 'not':
      return { type: 'not', cond: parseCondition(condition.cond, stepIndex, depth + 1) };
    case 'and':
    case 'or': {
      const conds = asArray(condition.conds, 'conds').map((cond) =>
        parseCondition(cond, stepIndex, depth + 1),
      );
      return { type: condition.type, conds };
    }
    case 'is_autocommit':
      return { type: 'is_autocommit' };
    default:
      throw malformed('unknown type of condition');
  }
}

function parseStep(value: unknown, index: number): BatchStep {
  const step = asObject(value, 'a step');
  const condition = isGiven(step.condition) ? parseCondition(step.condition, index, 0) : undefined;
  return { condition, stmt: parseStatement(step.stmt) };
}

function parseStreamRequest(value: unknown): StreamRequest {
  const request = asObject(value, 'a request');
  switch (request.type) {
    case 'close':
    case 'get_autocommit':
      return { type: request.type };
    case 'execute':
      return { type: 'execute', stmt: parseStatement(request.stmt) };
    case 'batch':
      return {
        type: 'batch',
        steps: asArray(asObject(request.batch, 'batch').steps, 'steps').map(parseStep),
      };
    case 'sequence':
    case 'describe':
      return { type: request.type, source: parseSource(request) };
    case 'store_sql':
      return {
        type: 'store_sql',
        sqlId: asInt32(request.sql_id, 'sql_id'),
        sql: asString(request.sql, 'sql'),
      };
    case 'close_sql':
      return { type: 'close_sql', sqlId: asInt32(request.sql_id, 'sql_id') };
    default:
      throw malformed('unknown type of request');
  }
}

/**
 * Reads only the baton of a pipeline body, to know which stream even a malformed body was meant for.
 *
 * @param body the parsed JSON
 * @returns the baton, or `undefined` for a new stream
 * @throws ProtocolError (400) when the body is no object or the baton no string
 * @example
 * parseBaton({ baton: null, requests: [] }); // undefined
 */
export function parseBaton(body: unknown): string | undefined {
  const { baton } = asObject(body, 'the body');
  return isGiven(baton) ? asString(baton, 'baton') : undefined;
}

/**
 * Reads the body of `POST /v2/pipeline`.
 *
 * @param body the parsed JSON
 * @returns the baton and the requests, with all arguments decoded
 * @throws ProtocolError (400) for anything the protocol does not know; nothing has been run then
 * @example
 * parsePipeline({ baton: null, requests: [{ type: 'execute', stmt: { sql: 'SELECT 1' } }] });
 */
export function parsePipeline(body: unknown): PipelineRequest {
  const { requests } = asObject(body, 'the body');
  if (!Array.isArray(requests)) throw malformed('requests must be an array');
  return { baton: parseBaton(body), requests: requests.map(parseStreamRequest) };
}
