import { sql } from 'drizzle-orm';
import type { openAcademy as Declared } from './academyTypes.ts';
import { startBench } from './bench.ts';
import { shipShell } from './shippedShell.ts';

export { cookiesOf, origin } from './bench.ts';

/** A bench whose documents can be opened, for tests of pages. */
export const openAcademy: typeof Declared = async (settings = {}) => {
  // A busy test machine is no reason to answer before it is known what is there.
  const bench = await startBench({ DOCUMENT_PATIENCE_MS: '60000', ...settings });
  await shipShell(bench.db);
  return {
    request: bench.request,
    register: bench.register,
    premium: bench.premium,
    run: async (...statements) => {
      for (const statement of statements) await bench.db.run(sql.raw(statement));
    },
    close: bench.close,
  };
};
