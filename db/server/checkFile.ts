import Database from 'libsql';

/**
 * Reads the whole database file and looks whether its pages fit together, which opening alone does not show.
 * @param file path of the database file
 * @throws Error with a sentence that says what to do about a damaged one
 */
export function checkFile(file: string): void {
  const found = findDamage(file);
  if (found !== undefined)
    throw new Error(`the database file ${file} is damaged (${found}): restore a backup`);
}

function findDamage(file: string): string | undefined {
  const engine = new Database(file);
  try {
    const [first] = engine.prepare('PRAGMA quick_check(1)').raw().all([]) as [string][];
    return first?.[0] === 'ok' ? undefined : String(first?.[0]).replaceAll(/\s+/g, ' ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    engine.close();
  }
}
