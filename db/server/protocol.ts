/**
 * The answers of Hrana 2 (JSON over HTTP), as far as `@libsql/client` asks for them. The field names are the
 * ones on the wire, which is why they are in snake case.
 */

/** A literal that `JSON.stringify` copies as it is. */
export interface RawJson {
  rawJSON: string;
}

/** One SQLite value on the wire; integers are strings because JSON numbers lose everything past 2^53. */
export type WireValue =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number | RawJson }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string };

export interface WireError {
  message: string;
  code: string;
  /** Where the engine has one; `@libsql/client` does not read it. */
  extended_code?: string;
}

export interface Column {
  name: string;
  decltype: string | null;
}

export interface StatementResult {
  cols: readonly Column[];
  rows: readonly (readonly WireValue[])[];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

export interface BatchResult {
  step_results: readonly (StatementResult | null)[];
  step_errors: readonly (WireError | null)[];
}

export type StreamResponse =
  | { type: 'close' | 'sequence' | 'store_sql' | 'close_sql' }
  | { type: 'execute'; result: StatementResult }
  | { type: 'batch'; result: BatchResult };

export type StreamResult = { type: 'ok'; response: StreamResponse } | { type: 'error'; error: WireError };

export interface PipelineResponse {
  baton: string | null;
  base_url: null;
  results: readonly StreamResult[];
}
