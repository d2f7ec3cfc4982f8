import Database from 'libsql';

/** An account that was deleted, as the database has it. */
export interface Erasure {
  learnerHash: string;
  erasedAt: number;
}

/**
 * The accounts that were deleted from a database file that nobody serves.
 * @returns `null` where the file cannot be read, as when it is damaged
 */
export function listedErasures(file: string): Erasure[] | null {
  try {
    const engine = new Database(file, { readonly: true });
    try {
      const has = engine.prepare("SELECT 1 FROM sqlite_master WHERE name = 'erasures'").all([]).length > 0;
      if (!has) return [];
      return engine
        .prepare('SELECT learner_hash AS learnerHash, erased_at AS erasedAt FROM erasures')
        .all([]) as Erasure[];
    } finally {
      engine.close();
    }
  } catch {
    return null;
  }
}
