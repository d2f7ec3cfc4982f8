/** The text at a place in what somebody else wrote. */
function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = path.reduce((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], value);
  return typeof found === 'string' ? found : undefined;
}

/**
 * The names under which an event's order may be known: ours, PayPal's, and that of the payment. PayPal does not tell all of
 * them each time.
 */
export function namesIn(eventType: string, about: unknown) {
  const id = textAt(about, 'id');
  // What tells of money that went back has an id of its own, and names the payment in an address, often nowhere else.
  const addressed = JSON.stringify(about ?? null).match(/\/payments\/captures\/(\w+)/)?.[1];
  return {
    id: textAt(about, 'invoice_id'),
    paypalId:
      textAt(about, 'supplementary_data', 'related_ids', 'order_id') ??
      (eventType.startsWith('CHECKOUT.ORDER.') ? id : undefined),
    captureId: addressed ?? id,
  };
}
