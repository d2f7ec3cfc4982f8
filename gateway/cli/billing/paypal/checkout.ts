import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Fault } from './faults.ts';
import type { Simulation } from './simulator.ts';

/** What the payer may choose instead of simply paying. */
const choices: Record<string, Fault | undefined> = {
  pay: undefined,
  decline: 'INSTRUMENT_DECLINED',
  review: 'PENDING',
};

/** What the browser meets: the stand-in for the SDK, and the window in which one pays. */
export function checkoutRoutes(app: Hono, { book, chosen }: Simulation): void {
  const file = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');

  app.get('/web-sdk/v6/core', async (c) =>
    c.body(await file('sdk.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );

  app.get('/checkoutnow', async (c) => {
    const order = book.find(c.req.query('token') ?? '');
    const [{ amount, description }] = order.purchase_units;
    const page = await file('checkout.html');
    return c.html(page.replace('{{description}}', description).replaceAll('{{amount}}', `$${amount.value}`));
  });

  app.post('/checkoutnow/:id/:choice', (c) => {
    const { id, choice } = c.req.param();
    book.approve(id);
    const fault = choices[choice];
    if (fault) chosen.set(id, fault);
    return c.json({ ok: true });
  });
}
