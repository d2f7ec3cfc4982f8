// Types alone, for browser tests: the sources behind them are a Worker's, whose globals are not a browser's.

/** What a test does to a running academy past its pages and its API, through the server that keeps its records. */
export interface AcademyDatabase {
  /** Stores a new learner who is signed in, and whose password is `correct horse`. @returns their cookies by name */
  signIn: (username: string) => Promise<Record<string, string>>;
  /** Brings about what no page can. */
  run: (...statements: string[]) => Promise<void>;
}

/** @param dataDir the data folder of an academy that runs */
export function openAcademyDatabase(dataDir: string): Promise<AcademyDatabase>;
