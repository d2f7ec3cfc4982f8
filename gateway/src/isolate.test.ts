import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * What an isolate keeps from one request to the next, and why it may: each is a value. A promise, a queue or a
 * client kept here would make one request wait for another, whose browser may have gone: workerd drops such a
 * request with all its promises unsettled, and whoever waits for them waits for ever.
 */
const kept: Record<string, string> = {
  'kernel/access/isolateLimit.ts minutes': 'how often callers searched in this minute',
  'auth/hashing.ts turns': 'instants at which passwords are hashed',
  'billing/paypal/token.ts tokenCache': "PayPal's token, as text",
  'kernel/http/limitConcurrency.ts inHand': 'when the requests in hand began',
  'practice/guided/questions.ts indices': 'what was computed of a partner’s questions',
  'practice/guided/remembered.ts remembered': 'what was computed of a partner’s texts',
  'practice/guided/words.ts wordFeatures': 'stems and letters of words',
  'practice/safety/language.ts languagesOf':
    'words and the languages that have them, filled when it is loaded',
  'compose/patience.ts usualMs': 'how long reads of documents took lately',
  'compose/renderAttempts.ts attempts': 'how rendering has fared, by composition',
  'mail/deliverDue.ts delivering': 'until when mail is being sent, and whether there is more',
  'releases/serverModules.ts texts': 'the text of modules',
  'releases/live.ts cached': 'the releases in force, as they were read',
  'app/sweep.ts sweptAt': 'when was swept last',
  'worker.ts app': 'the app, which holds nothing of a request',
};

/** Variables that outlive a call: `let`, and containers that are made empty to be filled. */
const outliving =
  /^(?:export )?let (\w+)(?:: | = |;)|^ {0,2}(?:export )?const (\w+)(?:: [^=]+)? = new (?:Map|Set|WeakMap|WeakSet|Array)\b[^(]*\(\)/gm;

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)(testing|lazy)\//.test(file),
);

test('what an isolate keeps between requests is known, and holds no promise', () => {
  const found: string[] = [];
  for (const file of sources) {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    for (const match of text.matchAll(outliving)) {
      // Inside a function it is gone with the call, but for what a middleware closes over.
      if (match[0].startsWith('  ') && !text.includes('createMiddleware')) continue;
      found.push(`${file} ${match[1] ?? match[2]}`);
      const line = text.slice(match.index, text.indexOf('\n', match.index));
      expect(line, file).not.toMatch(/Promise|AbortSignal|Response|Stream/);
    }
  }
  expect(found.sort()).toEqual(Object.keys(kept).sort());
});
