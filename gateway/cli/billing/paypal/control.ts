import type { Context, Hono } from 'hono';
import { type Fault, faults, type Operation, operations } from './faults.ts';
import { PayPalRefusal } from './orderBook.ts';
import type { Simulation } from './simulation.ts';

/** PayPal's own actions: it ends a review, refunds, reverses, fails. For tests and for trying out. */
export function controlRoutes(app: Hono, { book, faults: pendingFaults, notify }: Simulation): void {
  app.onError((error, c) => {
    if (error instanceof PayPalRefusal)
      return c.json({ name: error.issue, details: [{ issue: error.issue }] }, 422);
    throw error;
  });

  app.get('/simulator/orders', (c) => c.json([...book.orders.values()]));

  /** `{ "on": "capture", "fault": "silent-after", "times": 2 }` */
  app.post('/simulator/faults', async (c) => {
    const { on, fault, times } = await c.req.json();
    if (!operations.includes(on) || !faults.includes(fault)) return c.json({ operations, faults }, 400);
    pendingFaults.add(on as Operation, fault as Fault, times);
    return c.json({ ok: true });
  });

  const orderAction = (path: string, eventType: string, act: (id: string, c: Context) => unknown) =>
    app.post(`/simulator/orders/:id/${path}`, async (c) => {
      const id = c.req.param('id');
      await act(id, c);
      notify(id, eventType);
      return c.json(book.find(id));
    });

  orderAction('complete', 'PAYMENT.CAPTURE.COMPLETED', (id) => book.decide(id, 'COMPLETED'));
  orderAction('deny', 'PAYMENT.CAPTURE.DENIED', (id) => book.decide(id, 'DECLINED'));
  orderAction('refund', 'PAYMENT.CAPTURE.REFUNDED', (id, c) => book.refund(id, c.req.query('amount')));
  orderAction('reverse', 'PAYMENT.CAPTURE.REVERSED', (id) => book.find(id));
}
