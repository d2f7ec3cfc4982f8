import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Fault } from './faults.ts';
import type { Simulation } from './simulation.ts';

/** The payer's choices, and the fault that each causes. */
const choices: Record<string, Fault | undefined> = {
  pay: undefined,
  decline: 'INSTRUMENT_DECLINED',
  review: 'PENDING',
};

/** The browser's side: the stand-in for the SDK, and the payer's window. */
export function checkoutRoutes(app: Hono, { book, chosenFaults }: Simulation): void {
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
    if (fault) chosenFaults.set(id, fault);
    return c.json({ ok: true });
  });
}
