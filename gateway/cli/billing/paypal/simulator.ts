import { Hono } from 'hono';
import { checkoutRoutes } from './checkout.ts';
import { controlRoutes } from './control.ts';
import { type Fault, Faults, type Operation } from './faults.ts';
import { listen } from './listen.ts';
import { OrderBook } from './orderBook.ts';
import { restRoutes } from './rest.ts';
import type { Simulation } from './simulation.ts';
import { eventAbout, type Message, signMessage } from './webhookMessages.ts';

interface Options {
  /** By default any port that is free. */
  port?: number;
  /** Sends an event to the merchant. Without it events are only recorded. */
  deliver?: (message: Message) => Promise<unknown>;
}

/**
 * Starts a simulated PayPal, for tests and for trying out: the API that the gateway calls, a stand-in for the SDK and for the
 * payer's window, and faults on demand. No money moves.
 */
export async function startPayPalSimulator({ port = 0, deliver }: Options = {}) {
  const account = {
    clientId: 'simulated-client',
    secret: 'simulated-secret',
    webhookId: 'simulated-webhook',
  };
  const messages: Message[] = [];
  const book = new OrderBook();
  const faults = new Faults();
  const notify = (orderId: string, eventType: string) => {
    const message = signMessage(account.secret, url, eventAbout(book.find(orderId), eventType));
    messages.push(message);
    // The merchant may be down; PayPal would try again.
    deliver?.(message).catch(() => {});
    return message;
  };
  const app = new Hono();
  const simulation: Simulation = { account, book, faults, chosenFaults: new Map(), notify };
  restRoutes(app, simulation);
  checkoutRoutes(app, simulation);
  controlRoutes(app, simulation);
  const { url, close } = await listen(app, port);
  return {
    url,
    close,
    /** The gateway's settings with which it uses this PayPal. */
    settings: {
      PAYPAL_CLIENT_ID: account.clientId,
      PAYPAL_CLIENT_SECRET: account.secret,
      PAYPAL_WEBHOOK_ID: account.webhookId,
      PAYPAL_BASE_URL: url,
    },
    book,
    /** Lets the next calls of an operation fail. */
    fail: (on: Operation, fault: Fault, times?: number) => faults.add(on, fault, times),
    recover: () => faults.clear(),
    notify,
    /** Signs an event of any content. */
    sign: (event: { id: string }, at?: Date) => signMessage(account.secret, url, event, at),
    /** How often an operation was called. */
    callCount: (on: Operation) => faults.callCounts.get(on) ?? 0,
    /** Every message to the merchant, the latest last. */
    messages,
  };
}
export type PayPalSimulator = Awaited<ReturnType<typeof startPayPalSimulator>>;
