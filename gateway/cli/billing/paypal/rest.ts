import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import type { Fault, Operation } from './faults.ts';
import { ConnectionDropped } from './listen.ts';
import { PayPalRefusal } from './orderBook.ts';
import type { Simulation } from './simulation.ts';
import { isGenuine } from './webhookMessages.ts';

interface Answer {
  status: number;
  body: unknown;
}

const refusal = (status: number, issue: string): Answer => ({
  status,
  body: { name: issue, message: issue, details: [{ issue }] },
});

const refusalFaults = /^(ORDER|PREVIOUS|INSTRUMENT)_/;

/** PayPal's REST API, as it is documented. */
export function restRoutes(app: Hono, { account, book, faults, chosenFaults, notify }: Simulation): void {
  const tokens = new Set<string>();
  /** Answers by request id: a request that is repeated is answered the same and does nothing. */
  const answers = new Map<string, Answer>();

  /** Runs an operation with the fault that is next for it, if any. */
  const perform = async (c: Context, on: Operation, act: (fault?: Fault) => unknown) => {
    const requestId = c.req.header('paypal-request-id');
    const fault = faults.take(on) ?? takeChosenFault(c, on);
    if (fault === 'silent-before') return neverAnswer();
    if (fault === 'late') await setTimeout(1000);
    if (fault === 'dropped-before') throw new ConnectionDropped();
    if (fault === '401' || fault === '429' || fault === '500')
      return respond(refusal(Number(fault), `HTTP_${fault}`));
    const answer = (requestId && answers.get(requestId)) || attempt(act, fault);
    if (requestId) answers.set(requestId, answer);
    if (fault === 'silent-after') return neverAnswer();
    if (fault === 'dropped-after') throw new ConnectionDropped();
    if (fault === '500-after') return respond(refusal(500, 'INTERNAL_SERVER_ERROR'));
    return respond(answer);
  };

  /** A chosen fault applies to one capture: the next attempt is taken to be by another means of payment. */
  const takeChosenFault = (c: Context, on: Operation) => {
    const id = c.req.param('id') ?? '';
    const fault = on === 'capture' ? chosenFaults.get(id) : undefined;
    if (fault) chosenFaults.delete(id);
    return fault;
  };

  app.post('/v1/oauth2/token', async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    const basic = `Basic ${btoa(`${account.clientId}:${account.secret}`)}`;
    const forPage = fields.get('response_type') === 'client_token';
    return perform(c, forPage ? 'client-token' : 'token', () => {
      if (c.req.header('authorization') !== basic) throw new PayPalRefusal(401, 'invalid_client');
      if (fields.get('grant_type') !== 'client_credentials')
        throw new PayPalRefusal(400, 'unsupported_grant_type');
      if (forPage && !fields.get('domains[]')) throw new PayPalRefusal(400, 'invalid_domains');
      const token = `${forPage ? 'client' : 'access'}-${randomUUID()}`;
      if (!forPage) tokens.add(token);
      return { access_token: token, token_type: 'Bearer', expires_in: forPage ? 900 : 32_400 };
    });
  });

  const requireToken = (c: Context) => {
    if (!tokens.has(c.req.header('authorization')?.replace('Bearer ', '') ?? '')) {
      throw new PayPalRefusal(401, 'AUTHENTICATION_FAILURE');
    }
  };

  app.post('/v2/checkout/orders', async (c) => {
    const body = await c.req.json();
    return perform(c, 'create', () => {
      requireToken(c);
      return book.create(body);
    });
  });

  app.get('/v2/checkout/orders/:id', (c) =>
    perform(c, 'read', () => {
      requireToken(c);
      return book.find(c.req.param('id'));
    }),
  );

  app.post('/v2/checkout/orders/:id/capture', (c) =>
    perform(c, 'capture', (fault) => {
      requireToken(c);
      if (fault && refusalFaults.test(fault)) throw new PayPalRefusal(422, fault);
      const order = book.capture(c.req.param('id'), fault);
      const status = order.purchase_units[0].payments?.captures[0]?.status;
      notify(order.id, `PAYMENT.CAPTURE.${status}`);
      return order;
    }),
  );

  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const body = await c.req.text();
    requireToken(c);
    const order = [...book.orders.values()].find(
      ({ purchase_units: [unit] }) => unit.payments?.captures[0]?.id === c.req.param('id'),
    );
    if (!order) return respond(refusal(404, 'RESOURCE_NOT_FOUND'));
    const refund = book.refund(order.id, JSON.parse(body || '{}').amount?.value);
    notify(order.id, 'PAYMENT.CAPTURE.REFUNDED');
    return respond({ status: 201, body: refund });
  });

  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const raw = await c.req.text();
    return perform(c, 'verify', () => {
      requireToken(c);
      const isOurs = isGenuine(account.secret, account.webhookId, raw);
      return { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' };
    });
  });
}

function attempt(act: (fault?: Fault) => unknown, fault?: Fault): Answer {
  try {
    // A copy, because the order goes on changing.
    return { status: 200, body: structuredClone(act(fault)) };
  } catch (error) {
    if (error instanceof PayPalRefusal) return refusal(error.status, error.issue);
    throw error;
  }
}

const respond = ({ status, body }: Answer) => Response.json(body, { status });

const neverAnswer = () => new Promise<Response>(() => {});
