/** The text at a path in a value of unknown shape. */
function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = path.reduce((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], value);
  return typeof found === 'string' ? found : undefined;
}

/** The ids by which an event's order may be found: ours, PayPal's, and that of its capture. Not every event has all three. */
export function relatedOrderIds(eventType: string, resource: unknown) {
  const id = textAt(resource, 'id');
  // A refund or reversal has an id of its own, and often refers to the capture only by a link.
  const linkedCaptureId = JSON.stringify(resource ?? null).match(/\/payments\/captures\/(\w+)/)?.[1];
  return {
    id: textAt(resource, 'invoice_id'),
    paypalId:
      textAt(resource, 'supplementary_data', 'related_ids', 'order_id') ??
      (eventType.startsWith('CHECKOUT.ORDER.') ? id : undefined),
    captureId: linkedCaptureId ?? id,
  };
}
