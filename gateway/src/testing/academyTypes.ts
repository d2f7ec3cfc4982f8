/**
 * The gateway as screen tests know it. It names nothing of workerd’s: those types and a browser’s contradict each
 * other, and what tests pages is checked with a browser’s.
 */
export interface Academy {
  request: (method: 'GET' | 'POST', path: string, options: RequestOptions) => Promise<Response>;
  /** A new learner's cookie header. With a password they can sign in again; hashing it takes its time. */
  register: (given: { username: string; password?: string }) => Promise<string>;
  /** Gives the learner of this cookie a year of premium. */
  premium: (cookie: string) => Promise<string>;
  /** Does to the records what no page can bring about. */
  run: (...statements: string[]) => Promise<void>;
  /** Decides as a moderator on a review, a question or an answer. */
  moderate: (decision: 'hide' | 'restore', id: string) => Promise<void>;
  /** Where the records are, as commands are told. */
  database: { LIBSQL_URL: string; LIBSQL_TOKEN: string };
  close: () => Promise<void>;
}

interface RequestOptions {
  cookie?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** @param settings environment variables besides those of the tests; `PAYPAL_SIMULATOR` as `pnpm start` takes it */
export declare function openAcademy(settings?: Record<string, string>): Promise<Academy>;

/** The cookies a reply sets, as the next request sends them. */
export declare function cookiesOf(response: Response): string;

/** Where the academy is, as a browser names it. */
export declare const origin: string;
