import type { TextPage, TextPages } from '../kernel/http/textPage.ts';
import type { Texts } from './context.ts';

const page = (title: string, name: keyof Texts): TextPage => ({
  title,
  content: async (c) => (await c.var.loadTexts())[name](c.var.config),
});

/** The pages that people look for before they trust a place, and the one that an account ends on. */
export const textPages: TextPages = {
  '/privacy': page('Privacy', 'privacy'),
  '/terms': page('Terms', 'terms'),
  '/contact': page('Contact', 'contact'),
  '/account-deleted': page('Account deleted', 'accountDeleted'),
};
