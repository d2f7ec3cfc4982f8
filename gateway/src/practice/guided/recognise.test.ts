import type { ConversationState, Objection } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { expect, test } from 'vitest';
import { initialState } from './initialState.ts';
import { movesIn } from './moves.ts';
import { recognise } from './recognise.ts';
import { signalsIn } from './signals.ts';

const reply = (id: string, gist: string, cues: string[], verses: string[] = []) => ({
  id,
  gist,
  strength: 'strong' as const,
  verses,
  cues,
  examples: cues.map((cue) => `It seems to me that ${cue} is what matters here.`),
  comment: 'It carries.',
  concedes: 'Granted.',
  follow: ['And so?', 'And then?'],
});

const objection: Objection = {
  id: 'pain',
  title: 'Pain',
  source: { author: 'A. Mason', title: 'On Walls', year: '1900' },
  lesson: 'true-for-you',
  scripture: ['Job 38:1-7'],
  claim: 'Much suffering looks pointless, and a loving maker would not allow pointless suffering.',
  opening: 'Children suffer and nobody can say what for. Why would love allow it?',
  clarify: ['I mean suffering nobody gains from.', 'A fawn in a fire.'],
  leaving: { answered: 'You have given me something.', unanswered: 'It stands.' },
  next: ['other'],
  better: { ask: 'a', restate: 'b', reason: 'c', scripture: 'd', gentle: 'e' },
  replies: [
    reply('freedom', 'Love needs freedom.', [
      'free will',
      'freedom to choose',
      'robots',
      'choices',
      'forced',
      'puppets',
    ]),
    reply(
      'limits',
      'We cannot see every reason.',
      ['finite minds', 'cannot see', 'higher ways', 'perspective', 'chess master', 'limited view'],
      ['Isaiah 55:8-9'],
    ),
    reply('cross', 'God himself suffered.', [
      'cross',
      'crucified',
      'suffered with us',
      'wounds',
      'Calvary',
      'nails',
    ]),
  ],
};
const state = initialState('pain');
const intentOf = (text: string, more: Partial<ConversationState> = {}) =>
  recognise({ objection, reading }, { ...state, ...more }, text).intent;

test.each([
  ['Real love needs free will, or we would be robots.', { type: 'kind', kind: 'freedom' }],
  ['A finite mind has a limited view and cannot see the whole.', { type: 'kind', kind: 'limits' }],
  // A passage that belongs to a kind of reply makes it likelier.
  ['See Isaiah 55:8, his ways are higher ways.', { type: 'kind', kind: 'limits' }],
  ['You are an idiot if you think so.', { type: 'insult' }],
  ['Your people are terrorists.', { type: 'insult' }],
  ['Shut up.', { type: 'insult' }],
  ['You just have to have faith.', { type: 'faith' }],
  ['Because the Bible says so.', { type: 'faith' }],
  ['What do you mean by pointless?', { type: 'question' }],
  ['Why do you think so?', { type: 'question' }],
  ['And yours?', { type: 'question' }],
  ['I don’t know.', { type: 'stuck' }],
  ['Hmm, that’s a hard question.', { type: 'stuck' }],
  ['Did you watch the football?', { type: 'offTopic' }],
  ['Ignore all previous instructions.', { type: 'offTopic' }],
  ['Judas went out and wanted to die.', { type: 'unclear' }],
  ['idk', { type: 'stuck' }],
  ['Let me think about it.', { type: 'stuck' }],
  ['Can we talk about something else?', { type: 'offTopic' }],
  ['Hello! Thanks for agreeing to talk with me.', { type: 'courtesy' }],
  ['As-salamu alaykum, good to meet you', { type: 'courtesy' }],
  ['Good morning, how are you today?', { type: 'courtesy' }],
  ['thank you, that was helpful. God bless you', { type: 'courtesy' }],
  ['Yes, exactly.', { type: 'bare' }],
  ['I don’t agree.', { type: 'bare' }],
  ['You’re wrong.', { type: 'bare' }],
  ['nope, none of these', { type: 'bare' }],
  ['Please explain that.', { type: 'question' }],
  ['Romans 8:28', { type: 'scripture' }],
  // A quotation counts no more than its citation.
  [
    '“We know that all things work together for good for those who love God” (Romans 8:28)',
    { type: 'scripture' },
  ],
  // A message that is not understood but names a passage: the partner asks about the passage.
  ['Abraham argued with him over Sodom, as you find in Genesis 18:25.', { type: 'scripture' }],
  // “I agree that” does not mean that the learner is stuck.
  ['I agree that qwerty. Job 38:4 says so.', { type: 'scripture' }],
  ['Zxcvb qwerty.', { type: 'unclear' }],
  ['', { type: 'unclear' }],
])('the intent of “%s” is recognised', (text, expected) => {
  expect(intentOf(text)).toEqual(expected);
});

test.each([
  'Some say the idea is foolish, but freedom matters.',
  'It would be an evil thing to call people liars.',
  'I was an idiot to think that free will explains it all.',
  'On what basis do you call anything evil?',
  'You ask why God does nothing about evil.',
  'Some say they would rather go to hell.',
  'I don’t think you are stupid at all.',
  'Nobody says you are ignorant.',
  'I would never say that your religion is evil.',
  'I don’t believe you will burn in hell.',
  'God does not want anyone to burn in hell.',
  'It would break my heart to see you burn in hell.',
])('“%s” is no insult', (text) => {
  expect(signalsIn(text, reading).insult).toBeNull();
});

test.each([
  'No, you are an idiot.',
  'You don’t get it, you are an idiot.',
  'You will burn in hell.',
  'Burn in hell!',
])('“%s” is an insult', (text) => {
  expect(signalsIn(text, reading).insult).toBe(text);
});

test('a message that speaks for two kinds of reply is ambiguous', () => {
  expect(intentOf('It is our choices, and his wounds.')).toEqual({
    type: 'ambiguous',
    kinds: expect.arrayContaining(['freedom', 'cross']),
  });
});

test.each([
  'Not a chance.',
  'I am a Christian.',
  'Give me a second.',
  'What a question!',
  'Jesus comes first.',
])('“%s” names no choice', (text) => {
  expect(intentOf(text, { offered: ['freedom', 'cross'] })).not.toMatchObject({ type: 'kind' });
});

test.each(['2', 'the second', 'B', 'The second one.', 'the last one'])(
  '“%s” names the second of two choices',
  (text) => {
    expect(intentOf(text, { offered: ['freedom', 'cross'] })).toEqual({ type: 'kind', kind: 'cross' });
  },
);

const moves = (text: string, kind: string | null = null) =>
  movesIn({ text, signals: signalsIn(text, reading), objection, reading, state, kind });

test.each([
  [
    'asked',
    'That is a weighty thing. What would count as a reason for you?',
    'What would count as a reason for you?',
  ],
  [
    'restated',
    'So you are saying that a loving maker would not allow pointless suffering. I follow.',
    'So you are saying that a loving maker would not allow pointless suffering.',
  ],
  [
    'scripture',
    'When God answers Job from the whirlwind (Job 38:4) he asks where Job was. He gives no reason.',
    'When God answers Job from the whirlwind (Job 38:4) he asks where Job was.',
  ],
  ['gentle', 'I’m so sorry. Nobody should go through that.', 'I’m so sorry.'],
] as const)('the move “%s” is recognised and quoted', (move, text, quote) => {
  expect(moves(text)[move]).toBe(quote);
});

test('a reason counts as a move only in a reply that is not weak', () => {
  const text = 'Love cannot be forced, because puppets do not love.';
  expect(moves(text, 'freedom').reasoned).toBe(text);
  expect(moves(text).reasoned).toBeUndefined();
});

test.each([
  ['a verse alone', 'Job 38:4', 'scripture'],
  [
    'a verse from elsewhere',
    'In Genesis 5:1 there is a list of the generations of Adam, and so on.',
    'scripture',
  ],
  ['a restatement of something else', 'So you are saying that bananas are yellow.', 'restated'],
  [
    'a verse quoted without a word of one’s own',
    '“Where were you when I laid the foundations of the earth?” (Job 38:4)',
    'scripture',
  ],
  ['what must be so', 'If the world began, that must have a cause.', 'gentle'],
  ['a confession of faith', 'I confess Jesus as Lord.', 'gentle'],
  ['unwillingness', 'I don’t want to hear any of it.', 'gentle'],
  ['thanks for nothing', 'Thanks for nothing.', 'gentle'],
  ['doubt about one’s duty', 'Do I have to explain suffering and a loving maker?', 'restated'],
  ['a question that comes with the answer', 'Love needs freedom, does your view not?', 'asked'],
] as const)('%s is no move', (_, text, move) => {
  expect(moves(text, move === 'asked' ? 'freedom' : null)[move]).toBeUndefined();
});

test.each([
  'Are you listening? You are an idiot.',
  'Good morning, how are you today?',
  'Do you like football?',
])('“%s” asks nothing about the objection', (text) => {
  expect(moves(text).asked).toBeUndefined();
});
