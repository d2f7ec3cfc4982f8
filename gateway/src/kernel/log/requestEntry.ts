/** What becomes known of a request before its line is written into the log. */
export interface RequestEntry {
  startedAt: number;
  /** Calls of the database, a batch each, and how long they took together. */
  databaseCalls: number;
  databaseMs: number;
  /** Of a document: its page, and the releases that it is composed of. */
  page?: string;
  composition?: string;
  /** How long its rendering took; absent where the browser renders it. */
  renderMs?: number;
  /** What went wrong and is nobody's refusal. */
  error?: string;
  isWritten: boolean;
}

export const newRequestEntry = (): RequestEntry => ({
  startedAt: Date.now(),
  databaseCalls: 0,
  databaseMs: 0,
  isWritten: false,
});
