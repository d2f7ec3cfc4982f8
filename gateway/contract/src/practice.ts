import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { limits } from './limits.ts';

export const worldviews = ['atheist', 'muslim', 'buddhist', 'hindu', 'secular'] as const;
export type Worldview = (typeof worldviews)[number];

const worldview = z.enum(worldviews, 'Choose a worldview');

export const worldviewCard = z.object({ id: worldview, name: z.string(), description: z.string() });
export type WorldviewCard = z.output<typeof worldviewCard>;

export const chatMessage = z.object({ role: z.enum(['user', 'assistant']), content: z.string() });
export type ChatMessage = z.output<typeof chatMessage>;

/** Whether the partner has said the closing line; a message after it is refused. */
const isEnded = z.boolean();

const conversation = z.object({ worldview, messages: z.array(chatMessage), isEnded });
export type Conversation = z.output<typeof conversation>;

export const practice = {
  /** What the selection screen shows, and the conversation in progress; locked for free learners. */
  screen: get('/api/practice', {
    response: z.object({
      isLocked: z.boolean(),
      worldviews: z.array(worldviewCard),
      conversation: z.nullable(conversation),
    }),
  }),
  /** Opens a new conversation with the partner's greeting; an earlier one is closed. */
  start: post('/api/practice/start', { body: z.object({ worldview }), response: conversation }),
  message: post('/api/practice/message', {
    body: z.object({
      worldview,
      message: z
        .string('Write a message')
        .check(
          z.trim(),
          z.minLength(1, 'Write a message'),
          z.maxLength(limits.practiceMessageMax, 'Keep a message under 4,000 characters'),
        ),
    }),
    response: z.object({ reply: z.string(), isEnded }),
  }),
} as const;
