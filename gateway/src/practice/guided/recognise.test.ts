import type { PracticeMove } from '@apologia/contract';
import type { ConversationState, Objection, PartnerQuestions } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { expect, test } from 'vitest';
import { initialState } from './initialState.ts';
import { movesIn } from './moves.ts';
import { isReasoned } from './reasons.ts';
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
  plain: 'Why would love allow pain?',
  questions: [
    {
      id: 'what-is-pointless',
      gist: 'What makes pain pointless?',
      cues: ['pointless', 'no point', 'what is pointless'],
      examples: [
        'when is pain pointless for you',
        'what would have a point then',
        'pointless in whose eyes',
        'whats the point of a point',
        'how do you know it is pointless',
      ],
      says: ['Nobody gains by it.', 'As I said, nobody gains.'],
    },
  ],
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
const questions: PartnerQuestions = {
  answers: [
    {
      id: 'family',
      about: 'person',
      gist: 'Do you have a family?',
      cues: ['family', 'married', 'kids', 'children of your own'],
      examples: ['are you married', 'do you have kids', 'whats your family like', 'wife?', 'any children'],
      says: ['Two boys.'],
    },
  ],
  objections: [{ id: 'pain', questions: objection.questions, kinds: objection.replies }],
};
const scene = { objection, reading, questions };
const intentOf = (text: string, more: Partial<ConversationState> = {}) =>
  recognise(scene, { ...state, ...more }, text).intent;

test.each([
  ['Real love needs free will, or we would be robots.', { type: 'kind', reading: { id: 'freedom' } }],
  ['A finite mind has a limited view and cannot see the whole.', { type: 'kind', reading: { id: 'limits' } }],
  // A passage that belongs to a kind of reply makes it likelier.
  ['See Isaiah 55:8, his ways are higher ways.', { type: 'kind', reading: { id: 'limits' } }],
  ['You are an idiot if you think so.', { type: 'insult' }],
  ['Your people are terrorists.', { type: 'insult' }],
  ['Shut up.', { type: 'insult' }],
  ['You just have to have faith.', { type: 'faith' }],
  ['Because the Bible says so.', { type: 'faith' }],
  ['What do you mean?', { type: 'elaborate' }],
  ['when is pain pointless for u', { type: 'asked', reading: { id: 'ask-pain-what-is-pointless' } }],
  ['are you maried', { type: 'asked', reading: { id: 'ask-family' } }],
  ['Do you have a family?', { type: 'asked', reading: { id: 'ask-family', isSure: true } }],
  ['why', { type: 'why' }],
  ['how come', { type: 'why' }],
  ['can u explain that in easier words', { type: 'simpler' }],
  ['fair point, you are right there', { type: 'agreement' }],
  ['so youre saying that a good god would not let this happen', { type: 'restated' }],
  ['i never said that, you got me wrong', { type: 'correction' }],
  // Whoever takes something back, agrees or repeats has the words of a reply too.
  ['i didnt say that god was crucified for us', { type: 'correction' }],
  ['who said anything about robots or free will? not me', { type: 'correction' }],
  ['you are right there, we cannot see the whole', { type: 'agreement' }],
  ['lol, do u have kids', { type: 'asked', reading: { id: 'ask-family' } }],
  ['can we talk about the bible instead please', { type: 'topic' }],
  ['are you chatgpt', { type: 'machine' }],
  ['gotta go, talk later', { type: 'goodbye' }],
  [
    'My gran raised me and took me to church every week, and when I moved away I just stopped.',
    { type: 'story' },
  ],
  ['Warum sollte ich das glauben, das ist mir zu wenig', { type: 'otherLanguage', language: { code: 'de' } }],
  ['I don’t know.', { type: 'stuck' }],
  ['idk', { type: 'stuck' }],
  ['Did you watch the football?', { type: 'offTopic' }],
  ['Hello! Thanks for agreeing to talk with me.', { type: 'courtesy' }],
  ['As-salamu alaykum, good to meet you', { type: 'courtesy' }],
  ['Good morning, how are you today?', { type: 'courtesy' }],
  ['You’re wrong.', { type: 'bare' }],
  ['Romans 8:28', { type: 'scripture' }],
  // A quotation counts no more than its citation.
  [
    '“We know that all things work together for good for those who love God” (Romans 8:28)',
    { type: 'scripture' },
  ],
  ['Zxcvb qwerty.', { type: 'unclear' }],
  ['', { type: 'unclear' }],
])('the intent of “%s” is recognised', (text, expected) => {
  expect(intentOf(text)).toMatchObject(expected);
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

test('a message that speaks for two kinds of reply is read as the likelier one, and the other is a choice', () => {
  const intent = intentOf('It is our choices, and his wounds.');
  expect(intent).toMatchObject({ type: 'kind', reading: { isSure: false } });
  const { id, other } = (intent as { reading: { id: string; other: string } }).reading;
  expect([id, other].toSorted()).toEqual(['cross', 'freedom']);
});

test('who is offered two readings may name neither', () => {
  const offered = ['freedom', 'neither-of-these'];
  for (const text of ['neither', 'None of these.', '2']) {
    expect(intentOf(text, { offered })).toEqual({ type: 'correction', kind: null });
  }
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
    expect(intentOf(text, { offered: ['freedom', 'cross'] })).toMatchObject({
      type: 'kind',
      reading: { id: 'cross', isSure: true },
    });
  },
);

const moves = (text: string, kind: string | null = null, isSure = kind !== null) => {
  const recognition = recognise(scene, state, text);
  const intent = kind ? ({ type: 'kind' } as const) : recognition.intent;
  const isGiven = isReasoned(text, recognition.signals);
  return movesIn({ text, recognition, scene, intent, kind, isSure, isReasoned: isGiven });
};

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

test('a reason counts as a move in a reply that is not weak, and in an argument that is none of the kinds', () => {
  const text = 'Love cannot be forced, because puppets do not love.';
  expect(moves(text, 'freedom').reasoned).toBe(text);
  expect(moves(text).reasoned).toBe(text);
  const replies = scene.objection.replies.map((reply) => ({ ...reply, strength: 'weak' as const }));
  const weakened = { ...scene, objection: { ...scene.objection, replies } };
  const { reasoned } = movesIn({
    text,
    recognition: recognise(weakened, state, text),
    scene: weakened,
    intent: { type: 'kind' },
    kind: 'freedom',
    isSure: true,
    isReasoned: true,
  });
  expect(reasoned).toBeUndefined();
});

test('what is only taken for a reply shows a reason by its words alone', () => {
  const story =
    'My grandmother sang in the kitchen every morning, even in the year when the harvest failed and my uncle died.';
  expect(moves(story, 'freedom').reasoned).toBeDefined();
  expect(moves(story, 'freedom', false).reasoned).toBeUndefined();
  const reason = 'Love cannot be forced, because puppets do not love.';
  expect(moves(reason, 'freedom', false).reasoned).toBe(reason);
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
  ['a question that only asks to agree', 'Love needs freedom, doesn’t it?', 'asked'],
] as const)('%s is no move', (_, text, move) => {
  expect(moves(text, move === 'asked' ? 'freedom' : null)[move as PracticeMove]).toBeUndefined();
});

test.each([
  'Are you listening? You are an idiot.',
  'Good morning, how are you today?',
  'Do you like football?',
])('“%s” asks nothing about the objection', (text) => {
  expect(moves(text).asked).toBeUndefined();
});
