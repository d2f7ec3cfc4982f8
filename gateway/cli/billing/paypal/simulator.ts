import { Hono } from 'hono';
import { checkoutRoutes } from './checkout.ts';
import { controlRoutes } from './control.ts';
import { type Fault, Faults, type Operation } from './faults.ts';
import { listen } from './listen.ts';
import { OrderBook } from './orderBook.ts';
import { eventAbout, type Message, signed } from './post.ts';
import { restRoutes } from './rest.ts';

/** What the simulated PayPal is made of. */
export interface Simulation {
  account: { clientId: string; secret: string; webhookId: string };
  book: OrderBook;
  faults: Faults;
  /** What goes wrong with one order's capture, as its payer chose. */
  chosen: Map<string, Fault>;
  /** Tells the merchant about an order. */
  tell: (orderId: string, eventType: string) => Message;
}

interface Options {
  /** 0, unless said: any that is free. */
  port?: number;
  /** Where to send events to; unless said they are only kept. */
  deliver?: (message: Message) => Promise<unknown>;
}

/**
 * A PayPal of one's own, for tests and for trying out: the calls that the gateway makes, a stand-in for the SDK and for the
 * window in which one pays, and whatever can go wrong, on demand. No money moves.
 */
export async function startPayPalSimulator({ port = 0, deliver }: Options = {}) {
  const account = {
    clientId: 'simulated-client',
    secret: 'simulated-secret',
    webhookId: 'simulated-webhook',
  };
  const sent: Message[] = [];
  const book = new OrderBook();
  const faults = new Faults();
  const tell = (orderId: string, eventType: string) => {
    const message = signed(account.secret, url, eventAbout(book.find(orderId), eventType));
    sent.push(message);
    // The merchant may be down; PayPal would try again.
    deliver?.(message).catch(() => {});
    return message;
  };
  const app = new Hono();
  const simulation: Simulation = { account, book, faults, chosen: new Map(), tell };
  restRoutes(app, simulation);
  checkoutRoutes(app, simulation);
  controlRoutes(app, simulation);
  const { url, close } = await listen(app, port);
  return {
    url,
    close,
    /** The gateway's settings to use it. */
    settings: {
      PAYPAL_CLIENT_ID: account.clientId,
      PAYPAL_CLIENT_SECRET: account.secret,
      PAYPAL_WEBHOOK_ID: account.webhookId,
      PAYPAL_BASE_URL: url,
    },
    book,
    /** Lets the next operations go wrong. */
    fail: (on: Operation, fault: Fault, times?: number) => faults.add(on, fault, times),
    recover: () => faults.clear(),
    tell,
    /** Signs an event of any content. */
    sign: (event: { id: string }, at?: Date) => signed(account.secret, url, event, at),
    /** How often an operation was asked for. */
    asked: (on: Operation) => faults.asked.get(on) ?? 0,
    /** Everything the merchant was told. */
    sent,
  };
}
export type PayPalSimulator = Awaited<ReturnType<typeof startPayPalSimulator>>;
