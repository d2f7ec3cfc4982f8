import { createHmac, randomUUID } from 'node:crypto';
import { newId, type SimulatedOrder } from './orderBook.ts';

/** A signed webhook call, ready to be sent. */
export interface Message {
  headers: Record<string, string>;
  body: string;
}

const sign = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret).update(parts.join('|')).digest('base64');

/** Signs an event; signed again it is another transmission. @param url the address of PayPal's API */
export function signMessage(secret: string, url: string, event: { id: string }, at = new Date()): Message {
  const body = JSON.stringify(event);
  const id = randomUUID();
  const time = at.toISOString();
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(secret, id, time, body),
      'paypal-cert-url': `${url}/v1/notifications/certs/CERT-simulated`,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  };
}

/** Whether the event in a verification request was signed here, byte for byte. @param raw the body of the request */
export function isGenuine(secret: string, webhookId: string, raw: string): boolean {
  const { transmission_id, transmission_time, transmission_sig, webhook_id } = JSON.parse(raw);
  const mark = '"webhook_event":';
  const event = raw.slice(raw.indexOf(mark) + mark.length, -1);
  return (
    webhook_id === webhookId && transmission_sig === sign(secret, transmission_id, transmission_time, event)
  );
}

/** The event that PayPal sends about an order. @param type as `PAYMENT.CAPTURE.COMPLETED` */
export function eventAbout({ id, purchase_units: [unit] }: SimulatedOrder, type: string) {
  const { captures, refunds } = unit.payments ?? { captures: [], refunds: [] };
  const [capture] = captures;
  // A reversal is reported like a refund, but is not in the order's list of refunds.
  const reversal = { id: newId(), status: 'COMPLETED', note_to_payer: 'Payment reversed' };
  const returned = { 'PAYMENT.CAPTURE.REFUNDED': refunds.at(-1), 'PAYMENT.CAPTURE.REVERSED': reversal }[type];
  const resource = returned
    ? {
        ...returned,
        links: [
          { rel: 'self', href: `https://paypal.example/v2/payments/refunds/${returned.id}` },
          { rel: 'up', href: `https://paypal.example/v2/payments/captures/${capture?.id}` },
        ],
      }
    : { ...capture, supplementary_data: { related_ids: { order_id: id } } };
  return { id: `WH-${newId()}`, event_type: type, create_time: new Date().toISOString(), resource };
}

/** Makes a function that sends messages to a gateway. @param url the gateway's address */
export const deliverTo =
  (url: string) =>
  ({ headers, body }: Message) =>
    fetch(`${url}/paypal/webhook`, { method: 'POST', headers, body });
