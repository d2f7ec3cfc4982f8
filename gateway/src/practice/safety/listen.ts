import { createMiddleware } from 'hono/factory';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { countryFor } from './country.ts';
import { helpFor, type Need } from './help.ts';

/** Longer texts are refused later; of them the beginning and the end are heard. */
const heardAtOnce = 5_000;

/**
 * Hears whether a message comes from somebody in need before anything else is done with it. Where it is refused then,
 * for its length, for a limit, for Premium that lapsed, the refusal says where there is help.
 */
export const listen = createMiddleware<GatewayEnv>(async (c, next) => {
  const text = messageIn(await c.req.text());
  if (text) await hearIn(c, text);
  await next();
});

/** Notes what is heard in a message, and what any refusal of it shall say. */
export async function hearIn(c: GatewayContext, text: string): Promise<void> {
  const { hear, languageOf, nextSpeech } = await c.var.loadSafety();
  const heard = { ...hear(text), language: languageOf(text) };
  c.set('heardNeed', heard);
  if (!heard.surely) return;
  const language = heard.language ?? 'en';
  const need: Need = { kind: heard.surely, language, country: countryFor(c, language) };
  c.set('care', { ...helpFor(need), content: nextSpeech(need.kind, language, []).text });
}

function messageIn(body: string): string | null {
  try {
    const { message } = JSON.parse(body) ?? {};
    if (typeof message !== 'string') return null;
    if (message.length <= 2 * heardAtOnce) return message;
    return `${message.slice(0, heardAtOnce)}\n${message.slice(-heardAtOnce)}`;
  } catch {
    return null;
  }
}
