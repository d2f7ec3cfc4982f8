import * as z from 'zod/mini';
import { cursor } from '../kernel/cursor.ts';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { slug, uuid } from '../kernel/ids.ts';
import { posted } from './posted.ts';

const written = z.object({
  id: uuid,
  userName: z.string(),
  text: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  isEdited: z.boolean(),
  isOwn: z.boolean(),
  /** By a moderator: nobody but its writer sees it. */
  isHidden: z.boolean(),
  /** Whether, hidden, it has yet to be looked at by a moderator. */
  isWaiting: z.boolean(),
  cursor,
});

export const givenAnswer = z.object({
  ...written.shape,
  /** How many found it helpful. */
  helpful: z.number(),
  /** Whether the learner who asks did. */
  isHelpful: z.boolean(),
});
export type GivenAnswer = z.output<typeof givenAnswer>;

export const askedQuestion = z.object({
  ...written.shape,
  /** Taken back by its asker, who is named no more; the answers of others stay. */
  isWithdrawn: z.boolean(),
  answerCount: z.number(),
  /** ISO 8601, of the last one. */
  lastAnswerAt: z.nullable(z.string()),
  /** The first of them, the oldest first. */
  answers: z.array(givenAnswer),
  isFollowed: z.boolean(),
  /** By others, since a learner who follows it last saw it. */
  hasNewAnswers: z.boolean(),
});
export type AskedQuestion = z.output<typeof askedQuestion>;

export const followedQuestion = z.object({
  ...askedQuestion.shape,
  lesson: z.object({ id: slug, title: z.string() }),
});
export type FollowedQuestion = z.output<typeof followedQuestion>;

/** Of the questions that the learner follows, under whatever lesson, those with new answers. */
const newsCount = z.number();

const ofLesson = z.object({ lesson: slug });
const byId = z.object({ id: uuid });
const before = z.object({ before: z.optional(cursor) });
const text = z.object({ text: posted });

/** What learners ask and answer each other under a lesson. Under a locked one all of it is 403. */
export const discussion = {
  /** A page of a lesson's questions, the newest first; `before` is the cursor of the last one that is known. */
  questions: get('/api/discussion/lesson/:lesson', {
    params: ofLesson,
    query: before,
    response: z.object({ questions: z.array(askedQuestion), newsCount }),
  }),
  /** A page of a question's answers, the oldest first; `after` is the cursor of the last one that is known. */
  answers: get('/api/discussion/question/:id/answers', {
    params: byId,
    query: z.object({ after: z.optional(cursor) }),
    response: z.array(givenAnswer),
  }),
  /** A page of the questions that the learner follows, those with the latest answers first. */
  followed: get('/api/discussion/followed', {
    query: before,
    response: z.object({ questions: z.array(followedQuestion), newsCount }),
  }),
  /** Who asks follows. */
  ask: post('/api/discussion/lesson/:lesson', { params: ofLesson, body: text, response: askedQuestion }),
  answer: post('/api/discussion/question/:id/answers', { params: byId, body: text, response: givenAnswer }),
  follow: post('/api/discussion/question/:id/follow', {
    params: byId,
    body: z.object({ followed: z.boolean() }),
    response: done,
  }),
  /** Notes that the learner has seen what there was when the page came: a later answer is still new. */
  see: post('/api/discussion/question/:id/see', {
    params: byId,
    body: z.object({ until: z.iso.datetime().check(z.maxLength(40)) }),
    response: done,
  }),
  markHelpful: post('/api/discussion/answer/:id/helpful', {
    params: byId,
    body: z.object({ helpful: z.boolean() }),
    response: z.object({ helpful: z.number() }),
  }),
  /** Changes one's own question or answer; the reply is the text as it was stored. */
  edit: post('/api/discussion/post/:id/edit', {
    params: byId,
    body: text,
    response: z.object({ text: z.string(), isWaiting: z.boolean() }),
  }),
  /** Deletes one's own question or answer; a question that others have answered is withdrawn instead. */
  remove: post('/api/discussion/post/:id/delete', {
    params: byId,
    response: z.object({ isWithdrawn: z.boolean() }),
  }),
} as const;
