import { createMiddleware } from 'hono/factory';
import type { GatewayContext, GatewayEnv } from '../../kernel/context.ts';
import { countryFor } from './country.ts';
import { helpFor, type Need } from './help.ts';

/** Longer messages are refused later; need is looked for in the beginning and the end of them. */
const longestPart = 5_000;

/**
 * Detects whether a message comes from somebody in need before anything else is done with it. If the message is refused
 * then, for its length, for a limit, for Premium that lapsed, the refusal says where there is help.
 */
export const detectNeedFirst = createMiddleware<GatewayEnv>(async (c, next) => {
  const text = messageIn(await c.req.text());
  if (text) await setDetectedNeed(c, text);
  await next();
});

/** Sets the need detected in a message, and the help that any refusal of it carries. */
export async function setDetectedNeed(c: GatewayContext, text: string): Promise<void> {
  const { readNeed, nextSpeech } = await c.var.loadSafety();
  const detected = readNeed(text);
  c.set('detectedNeed', detected);
  const kind = detected.certain ?? detected.unsure;
  if (!kind) return;
  const language = detected.language ?? 'en';
  const need: Need = { kind, language, country: countryFor(c, language) };
  c.set('care', {
    ...helpFor(need),
    content: nextSpeech(detected.certain ?? 'asking', language, []).text,
  });
}

function messageIn(body: string): string | null {
  try {
    const { message } = JSON.parse(body) ?? {};
    if (typeof message !== 'string') return null;
    if (message.length <= 2 * longestPart) return message;
    return `${message.slice(0, longestPart)}\n${message.slice(-longestPart)}`;
  } catch {
    return null;
  }
}
