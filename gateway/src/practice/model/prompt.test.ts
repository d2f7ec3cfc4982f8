import { acts as guidedActs, readWorldview, readWorldviews } from '@apologia/db/practice';
import { expect, test } from 'vitest';
import { acts } from './acts.ts';
import { promptFor } from './prompt.ts';

const { partner, objections } = await readWorldview('hindu');
const [objection] = objections.map(({ data }) => data);
if (!objection) throw new Error('no objection');
const { name, description } = partner.data;

const person = {
  person: { name: 'Sujata', about: 'Sujata is 52 and teaches physics in Kolkata.' },
  answers: [
    {
      gist: 'What would change your mind?',
      cues: ['convince you'],
      says: ['A life, not a syllogism.', 'Again?'],
    },
    { gist: 'Do you pray?', says: ['Every morning, before the kettle.'] },
    ...Array.from({ length: 40 }, (_, i) => ({
      gist: `Question ${i} on cooking?`,
      says: ['Rice. '.repeat(60)],
    })),
  ],
};

const systemOf = (message: string, who: typeof person | null = person) =>
  promptFor({
    partner: { name, description, person: who },
    objection,
    history: [{ role: 'user', content: message }],
  })[0]?.content ?? '';

test('a partner who is a person speaks as that person, with the answers that the question is about', () => {
  const system = systemOf('what would it take to convince someone like you?');
  expect(system).toContain('You play Sujata. Sujata is 52');
  expect(system).toContain('What would change your mind? A life, not a syllogism.');
  expect(system).not.toContain('Every morning');
  expect(system).not.toContain('cooking');
  expect(systemOf('Hello there')).not.toContain('What you hold where you are asked');
});

test('a partner without a person plays an adherent', () => {
  expect(systemOf('Hello', null)).toContain('You play a thoughtful adherent.');
});

test('every part fits into half of what a local model reads', async () => {
  // A token has about four characters; a model reads 4,096 unless told otherwise.
  for (const { partner, objections } of await readWorldviews()) {
    for (const { data: objection } of objections) {
      const { name, description } = partner.data;
      const [reply] = objection.replies;
      const prepared = { kind: reply?.id ?? null, line: reply?.follow[0] ?? '', isEnded: false };
      const history = [{ role: 'user', content: 'cooking question rice' }] as const;
      const input = { partner: { name, description, person }, objection, prepared, history };
      expect(promptFor(input)[0]?.content.length, objection.id).toBeLessThan(2_048 * 4);
    }
  }
});

test('a model names the acts that the guided partner tells apart, and one more', () => {
  expect(acts).toEqual([...guidedActs, 'other-language']);
});
