import { sql } from 'drizzle-orm';
import { startPayPalSimulator } from '../../cli/billing/paypal/simulator.ts';
import { hide, restore } from '../community/moderation/decisions.ts';
import type { openAcademy as Declared } from './academyTypes.ts';
import { startBench } from './bench.ts';
import { shipShell } from './releases/shippedShell.ts';

export { cookiesOf, origin } from './bench.ts';

/** A bench whose documents can be opened, for tests of pages. */
export const openAcademy: typeof Declared = async ({ PAYPAL_SIMULATOR, ...settings } = {}) => {
  const paypal =
    PAYPAL_SIMULATOR === 'true'
      ? await startPayPalSimulator({
          deliver: ({ headers, body }) => bench.request('POST', '/paypal/webhook', { headers, body }),
        })
      : null;
  // A busy test machine is no reason to answer before it is known what is there.
  const bench = await startBench({ DOCUMENT_TIMEOUT_MS: '60000', ...paypal?.settings, ...settings });
  await shipShell(bench.db);
  const { LIBSQL_URL, LIBSQL_TOKEN = '' } = bench.config;
  return {
    request: bench.request,
    register: bench.register,
    premium: bench.premium,
    run: async (...statements) => {
      for (const statement of statements) await bench.db.run(sql.raw(statement));
    },
    moderate: async (decision, id) => {
      const isDone = await { hide, restore }[decision](bench.db, id, Date.now());
      if (!isDone) throw new Error(`${decision}: nothing that it fits has the id ${id}`);
    },
    database: { LIBSQL_URL, LIBSQL_TOKEN },
    close: async () => {
      await bench.close();
      await paypal?.close();
    },
  };
};
