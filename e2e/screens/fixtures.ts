import { type Academy, openAcademy } from '@apologia/gateway/testing/app';
import { screen, waitFor } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { test as base, expect } from 'vitest';
import { type Network, openNetwork } from './network.ts';
import { openPage, type Page } from './page.ts';

export { screen, waitFor, within } from '@testing-library/dom';
export { expect };

interface Fixtures {
  /** Settings of the academy besides those of the tests. */
  settings: Record<string, string>;
  /** The gateway over a database of this test file. */
  academy: Academy;
  network: Network;
  page: Page;
  user: UserEvent;
  /** Clicks a button once it can be clicked. */
  press: (name: string | RegExp) => Promise<void>;
  /** Clicks a link once it is there. */
  follow: (name: string | RegExp) => Promise<void>;
  /** Replaces what a field holds. */
  fill: (field: HTMLElement, text: string) => Promise<void>;
  /** Fails the test on any error in the console. */
  quietConsole: undefined;
  /** Signs this browser in as a new learner; the result is the name. With a password they can sign in again. */
  signIn: (options?: { premium?: boolean; password?: string }) => Promise<string>;
  /** Registers someone else, who has no page open. */
  another: () => Promise<Other>;
}

/** Someone else at the academy. */
export interface Other extends Pick<Network, 'get' | 'post'> {
  name: string;
}

let count = 0;
const newName = (role: string) => `${role}${count++}`;

/** Tests of pages in a document without a layout: the shell and its remotes before the gateway's own app. */
export const test = base.extend<Fixtures>({
  settings: [{}, { scope: 'file' }],
  academy: [
    async ({ settings }, use) => {
      const academy = await openAcademy(settings);
      await use(academy);
      await academy.close();
    },
    { scope: 'file' },
  ],
  network: async ({ academy }, use) => use(openNetwork(academy)),
  page: async ({ network }, use) => {
    const page = openPage(network);
    await use(page);
    await page.close();
  },
  user: async ({}, use) => use(userEvent.setup()),
  press: async ({ user }, use) =>
    use(async (name) => {
      await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
      await user.click(screen.getByRole('button', { name }));
    }),
  follow: async ({ user }, use) => use(async (name) => user.click(await screen.findByRole('link', { name }))),
  fill: async ({ user }, use) =>
    use(async (field, text) => {
      await user.clear(field);
      await user.click(field);
      if (text) await user.paste(text);
    }),
  quietConsole: [
    async ({}, use) => {
      const { error } = console;
      const heard: unknown[] = [];
      console.error = (...said: unknown[]) => void heard.push(said);
      await use(undefined);
      console.error = error;
      expect(heard, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ academy, network }, use) => {
    await use(async ({ premium = false, password } = {}) => {
      const username = newName('learner');
      const cookie = await academy.register({ username, ...(password && { password }) });
      network.keepCookies(cookie);
      if (premium) await academy.premium(cookie);
      return username;
    });
  },
  another: async ({ academy }, use) => {
    await use(async () => {
      const name = newName('other');
      const { keepCookies, get, post } = openNetwork(academy);
      keepCookies(await academy.register({ username: name }));
      return { name, get, post };
    });
  },
});
