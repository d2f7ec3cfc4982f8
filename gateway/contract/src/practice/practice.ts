import * as z from 'zod/mini';
import { care } from '../kernel/care.ts';
import { cursor } from '../kernel/cursor.ts';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { percent, slug } from '../kernel/ids.ts';
import { limits } from '../kernel/limits.ts';
import { openEnum, requestEnum } from '../kernel/openEnum.ts';
import { visibleLength } from '../kernel/visibleLength.ts';

export const worldviews = ['atheist', 'muslim', 'buddhist', 'hindu', 'secular'] as const;
export type Worldview = (typeof worldviews)[number];

const chosenWorldview = requestEnum(worldviews, 'Choose a worldview');
const worldview = openEnum(worldviews);

/** Who speaks for a worldview: the partner written by hand, or a language model in the same part. */
export const practicePartners = ['guided', 'model'] as const;
export type PracticePartner = (typeof practicePartners)[number];

const chosenPartner = requestEnum(practicePartners);
const partner = openEnum(practicePartners);

/** Who may have spoken: the partner, or nobody’s part, where somebody in need was answered. */
export const practiceSpeakers = [...practicePartners, 'care'] as const;
export type PracticeSpeaker = (typeof practiceSpeakers)[number];

const conversationId = z.uuid();

export const worldviewCard = z.object({
  id: worldview,
  name: z.string(),
  description: z.string(),
  /** What the partner may be asked to begin with. */
  objections: z.array(z.object({ id: slug, title: z.string() })),
});
export type WorldviewCard = z.output<typeof worldviewCard>;

/** A way to take what the learner said, or a way to reply; `id` goes back with the next message. */
export const practiceChoice = z.object({ id: slug, text: z.string() });
export type PracticeChoice = z.output<typeof practiceChoice>;

export const chatMessage = z.object({
  /** From 0, without gaps: its place in the conversation. */
  position: z.number(),
  role: openEnum(['user', 'assistant']),
  content: z.string(),
  /** Who spoke; `null` for the learner. */
  partner: z.nullable(openEnum(practiceSpeakers)),
  /** What the learner may choose from; the last message's are open. */
  choices: z.array(practiceChoice),
  /** Where the partner stepped out of the part: who can help. */
  care: z.optional(care),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** The objection on the table. */
export const practiceTable = z.object({
  objection: slug,
  title: z.string(),
  /** The objection in short. */
  claim: z.string(),
  /** Who put it at its strongest. */
  source: z.object({ author: z.string(), title: z.string(), year: z.string() }),
  /** Which one it is of this conversation, from 1, and how many there will be at most. */
  number: z.number(),
  of: z.number(),
  /** How sure the partner is: 100 is not to be moved. */
  confidence: percent,
});
export type PracticeTable = z.output<typeof practiceTable>;

const conversation = z.object({
  id: conversationId,
  worldview,
  /** ISO 8601. */
  startedAt: z.string(),
  messages: z.array(chatMessage),
  /** Whether the partner has closed it or the learner has; a message after it is refused. */
  isEnded: z.boolean(),
  /** Whether the learner's last message has no reply, because the provider failed. */
  awaitsReply: z.boolean(),
  /** `null` in conversations of long ago. */
  table: z.nullable(practiceTable),
});
export type Conversation = z.output<typeof conversation>;

/** A conversation among others. */
export const pastConversation = z.object({
  id: conversationId,
  worldview,
  startedAt: z.string(),
  updatedAt: z.string(),
  isEnded: z.boolean(),
  /** How often the learner spoke. */
  spoken: z.number(),
  /** Titles of what was on the table, in order. */
  objections: z.array(z.string()),
  /** What to ask for the ones before it with. */
  cursor,
});
export type PastConversation = z.output<typeof pastConversation>;

/** What the partner answered, and how things stand then. */
const turn = z.object({
  conversation: conversationId,
  /** The words alone, choices as a numbered list behind them. */
  reply: z.string(),
  isEnded: z.boolean(),
  /** The learner's message as it is kept, and the answer to it. */
  said: chatMessage,
  answer: chatMessage,
  table: z.nullable(practiceTable),
});
export type PracticeTurn = z.output<typeof turn>;

/** The five moves a debrief looks for: 1 Peter 3:15 in things one can point at. */
export const practiceMoves = ['asked', 'restated', 'reasoned', 'scripture', 'gentle'] as const;
export type PracticeMove = (typeof practiceMoves)[number];

/** What a line of a debrief shows of a message: a move, or the reply that was recognised in it. */
export const debriefLines = [...practiceMoves, 'reply'] as const;
export type DebriefLine = (typeof debriefLines)[number];

const lessonLink = z.object({ id: slug, title: z.string() });

export const debrief = z.object({
  worldview,
  checks: z.array(
    z.object({
      move: openEnum(practiceMoves),
      isDone: z.boolean(),
      /** The learner's own words it rests on; for gentleness also those that broke it. */
      quote: z.nullable(z.string()),
      /** The position of the message that the quotation is from. */
      position: z.optional(z.number()),
      /** How it might be said. */
      better: z.string(),
      lesson: z.nullable(lessonLink),
    }),
  ),
  objections: z.array(
    z.object({
      id: slug,
      title: z.string(),
      claim: z.string(),
      isAnswered: z.boolean(),
      /** Whether it waits in Daily review. */
      isInReview: z.boolean(),
      /** The kinds of reply that were given, with what is to be said of each. */
      given: z.array(
        z.object({
          gist: z.string(),
          comment: z.string(),
          /** The position of the message in which it was recognised first. */
          position: z.optional(z.number()),
        }),
      ),
      lesson: z.nullable(lessonLink),
    }),
  ),
  /** The partner's confidence before the first answer and after the last. */
  confidence: z.object({ before: percent, after: percent }),
});
export type Debrief = z.output<typeof debrief>;

const ofConversation = { params: z.object({ id: conversationId }) } as const;

export const practice = {
  /**
   * What the selection screen shows, and a conversation: the one asked for, or the last that is open.
   * `new` asks for none. Locked for free learners.
   */
  screen: get('/api/practice', {
    query: z.object({ conversation: z.optional(z.union([conversationId, z.literal('new')])) }),
    response: z.object({
      isLocked: z.boolean(),
      /** Who answers from now on. */
      partner,
      worldviews: z.array(worldviewCard),
      conversation: z.nullable(conversation),
      /** Whether conversations of the learner's are kept. */
      hasPast: z.boolean(),
    }),
  }),
  /** A page of the learner's conversations, the one used last first; without Premium too, for whoever wants them deleted. */
  conversations: get('/api/practice/conversations', {
    query: z.object({ before: z.optional(cursor) }),
    response: z.array(pastConversation),
  }),
  /** Opens a conversation with the partner's greeting; an open one with the same partner is closed. */
  start: post('/api/practice/start', {
    body: z.object({ worldview: chosenWorldview, objection: z.optional(slug) }),
    response: conversation,
  }),
  /**
   * Says something in the conversation named, or in the open one of the worldview; where none is open, one is opened as by
   * `start`, and the message answers its greeting. With `Accept: text/event-stream` the reply comes as events: `delta`s of text, and
   * then `turn`, or `error` with the envelope. What a `turn` holds counts: where a model broke off, it is another's words.
   */
  message: post('/api/practice/message', {
    body: z.object({
      worldview: chosenWorldview,
      message: z.string('Write a message').check(
        z.trim(),
        // What is too long is not looked at further.
        z.maxLength(limits.practiceMessageMax, {
          error: 'Keep a message under 4,000 characters',
          abort: true,
        }),
        z.refine((text) => visibleLength(text) > 0, 'Write a message'),
      ),
      conversation: z.optional(conversationId),
      /** One of the choices that were offered. */
      choice: z.optional(slug),
      /** Who shall answer; else whoever answers here. */
      partner: z.optional(chosenPartner),
      /** After somebody in need was answered: whether they mean to go on with the practice. */
      resume: z.optional(z.boolean()),
    }),
    response: turn,
  }),
  /** Answers the learner's last message, which has no reply yet. Streams as `message` does. */
  answer: post('/api/practice/conversations/:id/answer', {
    ...ofConversation,
    body: z.object({ partner: z.optional(chosenPartner) }),
    response: turn,
  }),
  /** Ways to reply to what is on the table. */
  help: get('/api/practice/conversations/:id/help', {
    ...ofConversation,
    response: z.object({
      ways: z.array(z.object({ id: slug, text: z.string(), verses: z.array(z.string()) })),
      scripture: z.array(z.string()),
      lesson: z.nullable(lessonLink),
    }),
  }),
  /** A new conversation that begins as this one did, up to and with the partner's message at `position`. */
  replay: post('/api/practice/conversations/:id/replay', {
    ...ofConversation,
    body: z.object({ position: z.int().check(z.minimum(0)) }),
    response: conversation,
  }),
  /** Ends a conversation. What went unanswered comes up in Daily review. */
  finish: post('/api/practice/conversations/:id/finish', { ...ofConversation, response: done }),
  debrief: get('/api/practice/conversations/:id/debrief', { ...ofConversation, response: debrief }),
  /** Takes back a line of the debrief that rests on a message which was understood wrongly. */
  contest: post('/api/practice/conversations/:id/contest', {
    ...ofConversation,
    body: z.object({ position: z.int().check(z.minimum(0)), line: requestEnum(debriefLines) }),
    response: debrief,
  }),
  remove: post('/api/practice/conversations/:id/delete', { ...ofConversation, response: done }),
  removeAll: post('/api/practice/conversations/delete', { response: done }),
} as const;
