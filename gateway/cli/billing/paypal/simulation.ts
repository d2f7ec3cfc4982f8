import type { Fault, Faults } from './faults.ts';
import type { OrderBook } from './orderBook.ts';
import type { Message } from './webhookMessages.ts';

/** The state that the simulator's routes share. */
export interface Simulation {
  account: { clientId: string; secret: string; webhookId: string };
  book: OrderBook;
  faults: Faults;
  /** The fault of an order's next capture, as its payer chose it. */
  chosenFaults: Map<string, Fault>;
  /** Sends the merchant an event about an order. */
  notify: (orderId: string, eventType: string) => Message;
}
