import { randomBytes } from 'node:crypto';
import type { Fault } from './faults.ts';

interface Money {
  currency_code: string;
  value: string;
}

interface Capture {
  id: string;
  status: string;
  amount: Money;
  custom_id: string;
  invoice_id: string;
}

interface Refund {
  id: string;
  status: string;
  amount: Money;
}

/** An order as PayPal's API shows it. */
export interface SimulatedOrder {
  id: string;
  intent: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  purchase_units: [
    {
      custom_id: string;
      invoice_id: string;
      description: string;
      amount: Money;
      payments?: { captures: Capture[]; refunds: Refund[] };
    },
  ];
}

/** A refusal by PayPal, with its own name for the problem. */
export class PayPalRefusal extends Error {
  readonly status: number;
  readonly issue: string;
  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
export const newId = () => Array.from(randomBytes(17), (byte) => letters[byte % letters.length]).join('');

/** The orders of the simulated PayPal, as long as it runs. */
export class OrderBook {
  readonly orders = new Map<string, SimulatedOrder>();

  create(request: Pick<SimulatedOrder, 'intent' | 'purchase_units'>): SimulatedOrder {
    const [unit] = request.purchase_units ?? [];
    if (request.intent !== 'CAPTURE' || !unit?.amount?.value) throw new PayPalRefusal(400, 'INVALID_REQUEST');
    const { custom_id, invoice_id, description, amount } = unit;
    const order: SimulatedOrder = {
      id: newId(),
      intent: request.intent,
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [{ custom_id, invoice_id, description, amount }],
    };
    this.orders.set(order.id, order);
    return order;
  }

  find(id: string): SimulatedOrder {
    const order = this.orders.get(id);
    if (!order) throw new PayPalRefusal(404, 'RESOURCE_NOT_FOUND');
    return order;
  }

  approve(id: string): SimulatedOrder {
    const order = this.find(id);
    if (order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
    return order;
  }

  capture(id: string, fault?: Fault): SimulatedOrder {
    const order = this.find(id);
    const [unit] = order.purchase_units;
    if (order.status === 'COMPLETED') throw new PayPalRefusal(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw new PayPalRefusal(422, 'ORDER_NOT_APPROVED');
    if (this.isPaid(unit.invoice_id)) throw new PayPalRefusal(422, 'DUPLICATE_INVOICE_ID');
    const amount = fault === 'WRONG_AMOUNT' ? { ...unit.amount, value: '0.01' } : unit.amount;
    const custom_id = fault === 'WRONG_LEARNER' ? 'somebody-else' : unit.custom_id;
    const status = fault === 'PENDING' || fault === 'DECLINED' ? fault : 'COMPLETED';
    const capture = { id: newId(), status, amount, custom_id, invoice_id: unit.invoice_id };
    order.status = 'COMPLETED';
    unit.payments = { captures: [capture], refunds: [] };
    return order;
  }

  /** Ends the review of a payment. */
  decide(id: string, status: 'COMPLETED' | 'DECLINED'): SimulatedOrder {
    const order = this.find(id);
    const capture = order.purchase_units[0].payments?.captures[0];
    if (capture?.status !== 'PENDING') throw new PayPalRefusal(422, 'NOT_PENDING');
    capture.status = status;
    return order;
  }

  /** @param value dollars to refund; by default all that is left */
  refund(id: string, value?: string): Refund {
    const { payments } = this.find(id).purchase_units[0];
    const capture = payments?.captures[0];
    if (!payments || !capture) throw new PayPalRefusal(422, 'NOT_CAPTURED');
    const left =
      Number(capture.amount.value) - payments.refunds.reduce((sum, one) => sum + Number(one.amount.value), 0);
    const refunded = Number(value ?? left);
    if (!(refunded > 0) || refunded > left + 0.001) throw new PayPalRefusal(422, 'REFUND_AMOUNT_EXCEEDED');
    const refund = {
      id: newId(),
      status: 'COMPLETED',
      amount: { ...capture.amount, value: refunded.toFixed(2) },
    };
    payments.refunds.push(refund);
    capture.status = left - refunded < 0.005 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return refund;
  }

  private isPaid(invoice: string): boolean {
    return [...this.orders.values()].some(
      ({ status, purchase_units: [unit] }) => status === 'COMPLETED' && unit.invoice_id === invoice,
    );
  }
}
