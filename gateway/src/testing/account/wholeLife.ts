import { everyCall } from '@apologia/contract/every-call';
import { learners, modules, outbox } from '@apologia/db/schema';
import { eq, ne } from 'drizzle-orm';
import { newAuthenticator } from '../authenticator.ts';
import type { startPaymentBench } from '../billing/payments.ts';
import { essay, mc, writeModule, writeQuiz } from '../courses/courses.ts';
import { passkeyCalls } from '../passkeys.ts';

type Bench = Awaited<ReturnType<typeof startPaymentBench>>;

export const password = 'a staff of almond wood';

/** A learner, what was planted in all that they write, and the ids of what they need. */
export interface Life {
  bench: Bench;
  cookie: string;
  /** Another learner, who answers, asks and reports. */
  friend: string;
  username: string;
  email: string;
  /** Words that nobody else writes, one for each text. */
  words: string[];
  /** A word more. */
  plant: () => string;
  /** A call of the learner's. */
  post: <T>(path: string, json?: unknown, cookie?: string) => Promise<T>;
  ids: Record<
    'review' | 'question' | 'lonelyQuestion' | 'answer' | 'friendsQuestion' | 'friendsAnswer' | 'order',
    string
  >;
}

/** By the path of a call: how a learner makes it, with words of their own wherever it takes any. */
const calls: Record<string, (life: Life) => Promise<unknown>> = {
  '/api/account/name': async (life) => {
    // The name before is found nowhere either.
    life.words.push(life.username);
    life.username = `${life.username}ite`;
    await life.post('/api/account/name', { username: life.username, proof: { password } });
  },
  '/api/auth/login': ({ post, username }) => post('/api/auth/login', { username, password }, ''),
  '/api/account/email': async ({ post, plant }) => {
    await post('/api/account/email', { email: `${plant()}@elsewhere.example`, proof: { password } });
  },
  '/api/notices/mail': ({ post }) =>
    post('/api/notices/mail', {
      answers: true,
      certificates: true,
      premium: true,
      reviewDays: [1],
      timeZone: 'UTC',
    }),
  '/api/auth/passkeys/add': async ({ bench, cookie, plant }) => {
    const { add, post } = passkeyCalls(bench, password);
    const { id } = await add(cookie, newAuthenticator());
    await post('rename', cookie, { id, name: `My key ${plant()}` });
  },
  '/api/discussion/lesson/:lesson': async (life) => {
    const { post, plant, ids, friend } = life;
    const ask = async (text: string, cookie?: string) =>
      (await post<{ id: string }>('/api/discussion/lesson/open-1', { text }, cookie)).id;
    ids.question = await ask(`Why does the wall lean? ${plant()}`);
    ids.lonelyQuestion = await ask(`Who built it? ${plant()}`);
    ids.friendsQuestion = await ask('What is a plumb line?', friend);
  },
  '/api/discussion/question/:id/answers': async ({ post, plant, ids, friend }) => {
    const answer = async (id: string, text: string, cookie?: string) =>
      (await post<{ id: string }>(`/api/discussion/question/${id}/answers`, { text }, cookie)).id;
    ids.answer = await answer(ids.friendsQuestion, `A line with a weight. ${plant()}`);
    await answer(ids.lonelyQuestion, `I found out: ${plant()}`);
    ids.friendsAnswer = await answer(ids.question, 'Because of the ground.', friend);
  },
  '/api/discussion/question/:id/follow': ({ post, ids }) =>
    post(`/api/discussion/question/${ids.friendsQuestion}/follow`, { followed: true }),
  '/api/discussion/answer/:id/helpful': async ({ post, ids, friend }) => {
    await post(`/api/discussion/answer/${ids.friendsAnswer}/helpful`, { helpful: true });
    await post(`/api/discussion/answer/${ids.answer}/helpful`, { helpful: true }, friend);
  },
  '/api/resources/:id/save': async ({ bench, post, cookie }) => {
    const library = await bench.request('GET', '/api/resources', { cookie });
    const [work] = (await library.json()) as { id: string }[];
    await post(`/api/resources/${work?.id}/save`, { saved: true });
  },
  '/api/reviews': async ({ post, plant, ids }) => {
    const review = await post<{ id: string }>('/api/reviews', {
      rating: 5,
      comment: `Sound and kind. ${plant()}`,
    });
    ids.review = review.id;
  },
  '/api/reports': async ({ post, ids, friend }) => {
    await post('/api/reports', { id: ids.friendsQuestion, reason: 'other' });
    for (const id of [ids.review, ids.question, ids.answer]) await post('/api/reports', { id }, friend);
  },
  '/api/discussion/post/:id/edit': ({ post, plant, ids }) =>
    post(`/api/discussion/post/${ids.answer}/edit`, { text: `A line with a lead. ${plant()}` }),
  '/api/account/support': ({ post, plant }) =>
    post('/api/account/support', { topic: 'other', text: `The gate is shut. ${plant()}` }),
  '/api/module/quiz': ({ post }) => post('/api/module/quiz', { moduleId: 'open', answers: [1] }),
  '/api/lesson/quiz': ({ post, plant }) =>
    post('/api/lesson/quiz', {
      lessonId: 'open-1',
      answers: { 'open-1/plumb-line': 0, 'open-1/own-words': `I would ask. ${plant()}` },
    }),
  '/api/daily-review/answer': async ({ post, bench }) => {
    await bench.db.run(`update review_cards set due_at = 1`);
    await post('/api/daily-review/answer', { questionId: 'open-1/plumb-line', repetition: 1, answer: 1 });
  },
  '/api/memory': ({ post }) => post('/api/memory', { id: 'verse/43-3-16-18', learned: true }),
  '/api/study/goal': ({ post }) => post('/api/study/goal', { daysAWeek: 3 }),
  '/api/lesson/:id/start': ({ post }) => post('/api/lesson/open-2/start'),
  '/api/lesson/:id/place': ({ post }) => post('/api/lesson/open-2/place', { block: 0, offset: 12 }),
  '/api/lesson/:id/complete': ({ post }) => post('/api/lesson/open-2/complete'),
  '/api/lesson/:id/bookmark': ({ post }) => post('/api/lesson/open-1/bookmark', { bookmarked: true }),
  '/api/notes/save': ({ post, plant }) =>
    post('/api/notes/save', {
      id: crypto.randomUUID(),
      source: 'lesson/open-1',
      anchor: {
        exact: `Words ${plant()}`,
        prefix: plant(),
        suffix: plant(),
        start: 1,
        end: 9,
        verses: null,
      },
      color: 'gold',
      text: `I want to remember this. ${plant()}`,
      bases: [],
      revision: crypto.randomUUID(),
    }),
  '/api/certificate': ({ post, plant }) =>
    post('/api/certificate', { subject: 'hermeneutics', name: `Ruth ${plant()}` }),
  '/api/practice/start': ({ post }) => post('/api/practice/start', { worldview: 'atheist' }),
  '/api/practice/message': ({ post, plant }) =>
    post('/api/practice/message', {
      worldview: 'atheist',
      message: `I hear you say ${plant()}. Why is that so?`,
    }),
};

/** Calls that leave nothing of a learner that the others do not, and why. */
const leaveNothing: Record<string, string> = {
  '/api/auth/register': 'made first, by the bench',
  '/api/account/forgot': 'a mail, as others',
  '/api/account/reset': 'an event, as others',
  '/api/account/confirm': 'a time, and deletes',
  '/api/account/email/cancel': 'deletes',
  '/api/account/email/resend': 'a mail, as others',
  '/api/notices/see': 'changes a time',
  '/api/notices/unsubscribe': 'changes a choice',
  '/api/auth/logout': 'ends a session',
  '/api/auth/passkeys/add-options': 'made with the passkey',
  '/api/auth/passkeys/proof-options': 'a challenge of nobody’s',
  '/api/auth/passkeys/sign-in-options': 'a challenge of nobody’s',
  '/api/auth/passkeys/sign-in': 'a session, as others',
  '/api/auth/passkeys/rename': 'made with the passkey',
  '/api/auth/passkeys/remove': 'deletes',
  '/api/account/password': 'an event, as others',
  '/api/account/sign-ins/end': 'deletes',
  '/api/account/sign-ins/end-all': 'deletes',
  '/api/memory/recall': 'changes a card',
  '/api/account/download': 'what is tested here',
  '/api/account/delete': 'what is tested here',
  '/api/notes/delete': 'deletes',
  '/api/discussion/question/:id/see': 'changes the time of a follow',
  '/api/discussion/post/:id/delete': 'deletes',
  '/api/reviews/mine/delete': 'deletes',
  '/api/subscription/upgrade': 'premium is paid for here',
  '/api/subscription/cancel': 'an entry of the books, as others',
  '/api/promo/validate': 'only looks',
  '/api/promo/apply': 'made with the payment, by the bench',
  '/api/promo/release': 'takes back',
  '/paypal/order': 'made with the payment, by the bench',
  '/paypal/order/:id/capture': 'made with the payment, by the bench',
  '/paypal/webhook': 'PayPal calls it',
  '/api/beacons': 'counts pages, whoever had them',
  '/api/practice/conversations/:id/answer': 'the partner speaks',
  '/api/practice/conversations/:id/replay': 'a copy of a conversation, as others',
  '/api/practice/conversations/:id/contest': 'marks a message',
  '/api/practice/conversations/:id/finish': 'ends a conversation',
  '/api/practice/conversations/:id/delete': 'deletes',
  '/api/practice/conversations/delete': 'deletes',
};

/** Changes that are in neither list, and those in a list that are gone. */
export function callsNotThoughtOf(): string[] {
  const known = new Set([...Object.keys(calls), ...Object.keys(leaveNothing)]);
  const changes = everyCall.filter(({ method, path }) => method === 'POST' && !path.startsWith('/releases/'));
  const missing = changes.map(({ path }) => path).filter((path) => !known.delete(path));
  return [...missing, ...known];
}

/** Lessons, quizzes and a subject that can be completed, for a life to be lived with. */
export async function prepareLife({ db }: Bench): Promise<void> {
  await db.delete(modules).where(ne(modules.category, 'apologetics'));
  await writeModule(db, { id: 'open' });
  await writeQuiz(db, { kind: 'lesson', id: 'open-1', moduleId: 'open' }, [mc, essay]);
  await writeQuiz(db, { kind: 'module', id: 'open', moduleId: 'open' }, [mc]);
}

/** A learner who joins, pays, and makes every call that leaves something. */
export async function liveLife(bench: Bench, name: string): Promise<Life> {
  const username = `${name}-of-moab`;
  const email = `${name}@gleaners.example`;
  const cookie = await bench.register({ username, email, password });
  const life: Life = {
    bench,
    cookie,
    friend: await bench.premium(await bench.register()),
    username,
    email,
    words: [],
    plant: () => {
      const word = `${name}barley${life.words.length}`;
      life.words.push(word);
      return word;
    },
    post: async (path, json = {}, by = cookie) => {
      const response = await bench.request('POST', path, { cookie: by, json });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json() as never;
    },
    ids: {
      review: '',
      question: '',
      lonelyQuestion: '',
      answer: '',
      friendsQuestion: '',
      friendsAnswer: '',
      order: '',
    },
  };
  await life.post('/api/promo/apply', { code: 'FIRST500' });
  life.ids.order = await bench.approvedOrder(cookie, { amount: '4.49' });
  await bench.capture(cookie, life.ids.order);
  for (const call of Object.values(calls)) await call(life);
  const [learner] = await bench.db.select().from(learners).where(eq(learners.username, life.username));
  // Mails are queued behind other calls.
  await bench.db.insert(outbox).values({
    key: `test:${learner?.id}`,
    recipient: email,
    learnerId: learner?.id ?? null,
    purpose: 'notice',
    message: { subject: `To ${life.username}`, paragraphs: [] },
    createdAt: 1,
    dueAt: 1,
  });
  return life;
}
