/**
 * The part of Hrana 2 (JSON over HTTP) this server speaks, as plain types. The field names are the ones on
 * the wire, which is why they are in snake case.
 */

/** A literal that `JSON.stringify` copies as it is. */
export type RawJson = { readonly rawJSON: string };

/** One SQLite value on the wire; integers are strings because JSON numbers lose everything past 2^53. */
export type WireValue =
  | { readonly type: 'null' }
  | { readonly type: 'integer'; readonly value: string }
  | { readonly type: 'float'; readonly value: number | RawJson }
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'blob'; readonly base64: string };

/** A value as the engine takes and gives it: `bigint` is INTEGER, `number` is always REAL. */
export type EngineValue = null | bigint | number | string | Uint8Array;

export type NamedArg = { readonly name: string; readonly value: EngineValue };

/** Either the text itself or the id under which an earlier `store_sql` put it; never both. */
export type SqlSource = { readonly sql: string } | { readonly sqlId: number };

export type StatementRequest = {
  readonly source: SqlSource;
  readonly args: readonly EngineValue[];
  readonly namedArgs: readonly NamedArg[];
  readonly wantRows: boolean;
};

export type BatchCondition =
  | { readonly type: 'ok' | 'error'; readonly step: number }
  | { readonly type: 'not'; readonly cond: BatchCondition }
  | { readonly type: 'and' | 'or'; readonly conds: readonly BatchCondition[] }
  | { readonly type: 'is_autocommit' };

export type BatchStep = { readonly condition: BatchCondition | undefined; readonly stmt: StatementRequest };

export type StreamRequest =
  | { readonly type: 'close' | 'get_autocommit' }
  | { readonly type: 'execute'; readonly stmt: StatementRequest }
  | { readonly type: 'batch'; readonly steps: readonly BatchStep[] }
  | { readonly type: 'sequence' | 'describe'; readonly source: SqlSource }
  | { readonly type: 'store_sql'; readonly sqlId: number; readonly sql: string }
  | { readonly type: 'close_sql'; readonly sqlId: number };

export type PipelineRequest = {
  readonly baton: string | undefined;
  readonly requests: readonly StreamRequest[];
};

export type WireError = { readonly message: string; readonly code: string };

export type Column = { readonly name: string; readonly decltype: string | null };

export type StatementResult = {
  readonly cols: readonly Column[];
  readonly rows: readonly (readonly WireValue[])[];
  readonly affected_row_count: number;
  readonly last_insert_rowid: string | null;
};

export type BatchResult = {
  readonly step_results: readonly (StatementResult | null)[];
  readonly step_errors: readonly (WireError | null)[];
};

export type DescribeResult = {
  readonly params: readonly { readonly name: string | null }[];
  readonly cols: readonly Column[];
  readonly is_explain: boolean;
  readonly is_readonly: boolean;
};

export type StreamResponse =
  | { readonly type: 'close' | 'sequence' | 'store_sql' | 'close_sql' }
  | { readonly type: 'execute'; readonly result: StatementResult }
  | { readonly type: 'batch'; readonly result: BatchResult }
  | { readonly type: 'describe'; readonly result: DescribeResult }
  | { readonly type: 'get_autocommit'; readonly is_autocommit: boolean };

export type StreamResult =
  | { readonly type: 'ok'; readonly response: StreamResponse }
  | { readonly type: 'error'; readonly error: WireError };

export type PipelineResponse = {
  readonly baton: string | null;
  readonly base_url: null;
  readonly results: readonly StreamResult[];
};
