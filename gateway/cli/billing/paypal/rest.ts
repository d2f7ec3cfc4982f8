import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import type { Fault, Operation } from './faults.ts';
import { Dropped } from './listen.ts';
import { Refused } from './orderBook.ts';
import { isGenuine } from './post.ts';
import type { Simulation } from './simulator.ts';

interface Answer {
  status: number;
  body: unknown;
}

const refusal = (status: number, issue: string): Answer => ({
  status,
  body: { name: issue, message: issue, details: [{ issue }] },
});

const refusals = /^(ORDER|PREVIOUS|INSTRUMENT)_/;

/** The REST calls, as PayPal documents them. */
export function restRoutes(app: Hono, { account, book, faults, chosen, tell }: Simulation): void {
  const tokens = new Set<string>();
  /** By request id: the same once more is answered the same and does nothing. */
  const answered = new Map<string, Answer>();

  /** Runs an operation, or lets it go wrong as is its turn. */
  const perform = async (c: Context, on: Operation, act: (fault?: Fault) => unknown) => {
    const requestId = c.req.header('paypal-request-id');
    const fault = faults.take(on) ?? chosenFor(c, on);
    if (fault === 'silent-before') return silence();
    if (fault === 'late') await setTimeout(1000);
    if (fault === 'dropped-before') throw new Dropped();
    if (fault === '401' || fault === '429' || fault === '500')
      return reply(refusal(Number(fault), `HTTP_${fault}`));
    const answer = (requestId && answered.get(requestId)) || attempt(act, fault);
    if (requestId) answered.set(requestId, answer);
    if (fault === 'silent-after') return silence();
    if (fault === 'dropped-after') throw new Dropped();
    if (fault === '500-after') return reply(refusal(500, 'INTERNAL_SERVER_ERROR'));
    return reply(answer);
  };

  /** Only once: whoever tries again pays in another way. */
  const chosenFor = (c: Context, on: Operation) => {
    const id = c.req.param('id') ?? '';
    const fault = on === 'capture' ? chosen.get(id) : undefined;
    if (fault) chosen.delete(id);
    return fault;
  };

  app.post('/v1/oauth2/token', async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    const basic = `Basic ${btoa(`${account.clientId}:${account.secret}`)}`;
    const forPage = fields.get('response_type') === 'client_token';
    return perform(c, forPage ? 'client-token' : 'token', () => {
      if (c.req.header('authorization') !== basic) throw new Refused(401, 'invalid_client');
      if (fields.get('grant_type') !== 'client_credentials') throw new Refused(400, 'unsupported_grant_type');
      if (forPage && !fields.get('domains[]')) throw new Refused(400, 'invalid_domains');
      const token = `${forPage ? 'client' : 'access'}-${randomUUID()}`;
      if (!forPage) tokens.add(token);
      return { access_token: token, token_type: 'Bearer', expires_in: forPage ? 900 : 32_400 };
    });
  });

  const authorised = (c: Context) => {
    if (!tokens.has(c.req.header('authorization')?.replace('Bearer ', '') ?? '')) {
      throw new Refused(401, 'AUTHENTICATION_FAILURE');
    }
  };

  app.post('/v2/checkout/orders', async (c) => {
    const asked = await c.req.json();
    return perform(c, 'create', () => {
      authorised(c);
      return book.create(asked);
    });
  });

  app.get('/v2/checkout/orders/:id', (c) =>
    perform(c, 'read', () => {
      authorised(c);
      return book.find(c.req.param('id'));
    }),
  );

  app.post('/v2/checkout/orders/:id/capture', (c) =>
    perform(c, 'capture', (fault) => {
      authorised(c);
      if (fault && refusals.test(fault)) throw new Refused(422, fault);
      const order = book.capture(c.req.param('id'), fault);
      const status = order.purchase_units[0].payments?.captures[0]?.status;
      tell(order.id, `PAYMENT.CAPTURE.${status}`);
      return order;
    }),
  );

  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const asked = await c.req.text();
    authorised(c);
    const order = [...book.orders.values()].find(
      ({ purchase_units: [unit] }) => unit.payments?.captures[0]?.id === c.req.param('id'),
    );
    if (!order) return reply(refusal(404, 'RESOURCE_NOT_FOUND'));
    const refund = book.refund(order.id, JSON.parse(asked || '{}').amount?.value);
    tell(order.id, 'PAYMENT.CAPTURE.REFUNDED');
    return reply({ status: 201, body: refund });
  });

  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const raw = await c.req.text();
    return perform(c, 'verify', () => {
      authorised(c);
      const isOurs = isGenuine(account.secret, account.webhookId, raw);
      return { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' };
    });
  });
}

function attempt(act: (fault?: Fault) => unknown, fault?: Fault): Answer {
  try {
    // As it is now: an order goes on changing.
    return { status: 200, body: structuredClone(act(fault)) };
  } catch (error) {
    if (error instanceof Refused) return refusal(error.status, error.issue);
    throw error;
  }
}

const reply = ({ status, body }: Answer) => Response.json(body, { status });

const silence = () => new Promise<Response>(() => {});
