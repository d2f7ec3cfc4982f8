import { auth, community, nextPage, practice, routeOf, visibleLength } from '@apologia/contract';
import { readWorldview } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { describe, expect, test } from 'vitest';
import { plainText } from '../community/plainText.ts';
import { isAccepted } from '../courses/quizzes/shortAnswer.ts';
import { typedWords } from '../kernel/read/typedWords.ts';
import { initialState } from '../practice/guided/initialState.ts';
import * as insults from '../practice/guided/phrases/insults.ts';
import * as moves from '../practice/guided/phrases/moves.ts';
import * as occasions from '../practice/guided/phrases/occasions.ts';
import { scenesOf } from '../practice/guided/sceneOfFiles.ts';
import { insultIn, signalsIn } from '../practice/guided/signals.ts';
import { takeTurn } from '../practice/guided/turn.ts';
import { repeated, tiresome } from '../testing/hostileInputs.ts';

const files = await readWorldview('atheist');
const objection = files.objections[0]?.data;
if (!objection) throw new Error('no objection');
const scene = scenesOf(files, reading)(objection.id);
// What is learned once is not what is measured.
takeTurn(scene, initialState(objection.id), { text: 'See John 3:16.' });

/** Whatever reads a text that a person sent, or an address. */
const readers: Record<string, (text: string) => unknown> = {
  // As long as the longest message: a turn is many readings.
  'a turn of the guided partner': (text) =>
    takeTurn(scene, initialState(objection.id), { text: text.slice(0, 8_000) }),
  'the insult in a message': insultIn,
  'references in a message': (text) => reading.mentionsIn(text, 20),
  'passages of a reference': reading.passagesIn,
  'a post': plainText,
  'what can be seen of a text': visibleLength,
  'a short answer': (text) => isAccepted(text, ['virgin birth', 'the Trinity']),
  'a search': typedWords,
  'the route of a path': routeOf,
  'the page to go on to': (text) => nextPage(`/${text}`, 'http://localhost'),
  'a message': (message) => practice.message.body.safeParse({ worldview: 'hindu', message }),
  'a review': (comment) => community.writeReview.body.safeParse({ rating: 5, comment }),
  'a name and an address': (text) =>
    auth.register.body.safeParse({ username: text, email: text, password: text }),
};

/** Several times what any of them is given. */
const length = 30_000;
/** A text of this length takes milliseconds; where one is gone through for each of its places, many seconds. */
const timeoutMs = 2_000;

function msOf(read: (text: string) => unknown, text: string): number {
  const began = performance.now();
  read(text);
  return performance.now() - began;
}

describe.each(Object.entries(readers))('%s is read in one go', (_, read) => {
  test('whatever it is made of', () => {
    for (const piece of tiresome) {
      // What takes long on little would take for ever on much.
      for (const size of [40, 80, 160, 1_000, length]) {
        const whole = repeated(piece, size);
        expect(msOf(read, whole), `${JSON.stringify(piece)} × ${size}`).toBeLessThan(timeoutMs);
      }
      const ms = msOf(read, `I ${repeated(piece, length / 2)} x`);
      expect(ms, `${JSON.stringify(piece)} in between`).toBeLessThan(timeoutMs);
    }
  });
});

test('no word of what the partner listens for makes a message long to read', () => {
  const lists = [...Object.values(insults), ...Object.values(moves), ...Object.values(occasions)];
  const words = new Set(lists.flatMap((list) => list.match(/[a-z]+/g) ?? []));
  expect(words.size).toBeGreaterThan(300);
  for (const word of words) {
    const ms = msOf((text) => signalsIn(text, reading), repeated(`${word} `, 8_000));
    expect(ms, word).toBeLessThan(timeoutMs);
  }
});
