import * as z from 'zod/mini';

const text = z.optional(z.catch(z.string(), ''));

/** What a capture and a refund say of where they belong; PayPal does not say all of it each time. */
const resource = z.object({
  id: text,
  invoice_id: text,
  supplementary_data: z.optional(
    z.object({ related_ids: z.optional(z.object({ order_id: text, capture_id: text })) }),
  ),
  links: z._default(z.array(z.object({ rel: text, href: text })), []),
});

/** The names under which an event's order may be known: ours, PayPal's, and that of the payment. */
export function namesIn(eventType: string, about: unknown) {
  const parsed = resource.safeParse(about);
  if (!parsed.success) return {};
  const { id, invoice_id, supplementary_data, links } = parsed.data;
  const related = supplementary_data?.related_ids;
  const isCapture = eventType.startsWith('PAYMENT.CAPTURE.') && eventType !== 'PAYMENT.CAPTURE.REFUNDED';
  const above = links.find(({ rel }) => rel === 'up')?.href?.match(/\/captures\/([^/]+)$/)?.[1];
  return {
    id: invoice_id || undefined,
    paypalId: related?.order_id || (eventType.startsWith('CHECKOUT.ORDER.') ? id : undefined) || undefined,
    captureId: related?.capture_id || (isCapture ? id : above) || undefined,
  };
}
