import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { testsWithOwnAcademy } from '../ownAcademy.ts';

interface PayPal {
  /** Lets a payment that is being reviewed go through. */
  complete: () => Promise<void>;
  /** The learner's bank takes their last payment back. */
  reverse: () => Promise<void>;
  /** Lets the next of these operations go wrong. */
  fail: (on: 'create' | 'capture', fault: string, times?: number) => Promise<void>;
}

/** An academy where Premium is to be paid for, at a PayPal that moves no money. */
export const test = testsWithOwnAcademy({
  PAYPAL_SIMULATOR: 'true',
  // Half of it is how long a silent PayPal is waited for: less than a test waits, more than a busy machine takes.
  PAYPAL_TIMEOUT_MS: '6000',
  DEMO_UPGRADES: 'false',
}).extend<{ paypal: PayPal }>({
  paypal: async ({ context }, use) => use(simulated(context.request)),
});

function simulated(learner: APIRequestContext): PayPal {
  // Where it is only the page of a learner is told.
  const address = async () => {
    const { sdkUrl } = await (await learner.get('/paypal/setup')).json();
    return new URL(sdkUrl).origin;
  };
  return {
    async complete() {
      const { pendingOrder } = await (await learner.get('/api/subscription')).json();
      const url = `${await address()}/simulator/orders/${pendingOrder.id}/complete`;
      expect((await learner.post(url)).status()).toBe(200);
    },
    async reverse() {
      const { receipts } = await (await learner.get('/api/subscription')).json();
      const known = await (await learner.get(`${await address()}/simulator/orders`)).json();
      const order = known.find((one: object) => JSON.stringify(one).includes(receipts[0].id));
      const url = `${await address()}/simulator/orders/${order.id}/reverse`;
      expect((await learner.post(url)).status()).toBe(200);
    },
    async fail(on, fault, times) {
      const url = `${await address()}/simulator/faults`;
      expect((await learner.post(url, { data: { on, fault, times } })).status()).toBe(200);
    },
  };
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$[\d.]+ with PayPal$/ });

/** Opens PayPal's window and makes a choice in it. */
export async function atPayPal(page: Page, choice: RegExp): Promise<void> {
  const opened = page.waitForEvent('popup');
  await payButton(page)
    .or(page.getByRole('button', { name: 'Try again' }))
    .click();
  const window = await opened;
  // The window closes by itself, sometimes before the click is reported as done.
  await Promise.all([
    window.waitForEvent('close'),
    window
      .getByRole('button', { name: choice })
      .click()
      .catch((error) => {
        if (!window.isClosed()) throw error;
      }),
  ]);
}

/** Does something that brings Premium, and waits for the welcome. It stands for a second and a half. */
export async function welcomed(page: Page, pay: () => Promise<void>): Promise<void> {
  // Looked for from before on and often: a busy machine’s assertion might look too late.
  const welcome = page.waitForFunction(
    () => [...document.querySelectorAll('h1, h2')].some((one) => one.textContent === 'Welcome to Premium'),
    undefined,
    { polling: 100 },
  );
  await pay();
  await welcome;
}
