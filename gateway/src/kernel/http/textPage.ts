import type { GatewayContext } from '../context.ts';

/** A page of text: readable without an account and without scripts. */
export interface TextPage {
  title: string;
  /** The markup of its content; what it names is escaped. */
  content: (c: GatewayContext) => Promise<string>;
}

/** By path. */
export type TextPages = Readonly<Record<string, TextPage>>;
