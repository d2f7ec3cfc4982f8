import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Worldview, worldviews } from '@apologia/contract';
import * as z from 'zod/mini';
import { readYaml } from '../kernel/contentFile.ts';
import { acts } from './acts.ts';
import { practiceFolder } from './files.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]);

/** A message by somebody who had read neither cues nor examples. */
const unseenMessage = z.strictObject({
  /** The objection that the conversation is about. */
  objection: z.string(),
  /** `opening`, or what the partner has just said where the message makes sense only after it. */
  after: z._default(z.string(), 'opening'),
  text: z.string().check(z.minLength(1)),
  act: z.enum([...acts, 'other-language']),
  /** Of an argument the kinds of reply that it makes, or `none`; of a question what a right answer is about, in words. */
  wants: z.optional(oneOrMore),
  /** Of a question the ids of right answers, as somebody marked them, or `none` where there is none. */
  answer: z.optional(oneOrMore),
});
export type UnseenMessage = z.output<typeof unseenMessage>;

/** What a learner says in a whole conversation, whatever the partner answers. */
const unseenConversation = z.strictObject({
  worldview: z.enum(worldviews),
  temper: z.string(),
  messages: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type UnseenConversation = z.output<typeof unseenConversation>;

/**
 * The messages of `db/practice/unseen` to a partner: they measure what learners get, and nothing is learned from them.
 * @returns none where the worldview has no file
 */
export const readUnseenMessages = (worldview: Worldview, root = practiceFolder): Promise<UnseenMessage[]> =>
  read(path.join(root, 'unseen', `${worldview}.yaml`), z.array(unseenMessage));

/** The whole conversations of `db/practice/unseen`. */
export const readUnseenConversations = (root = practiceFolder): Promise<UnseenConversation[]> =>
  read(path.join(root, 'unseen', 'conversations.yaml'), z.array(unseenConversation));

async function read<T>(file: string, schema: z.ZodMiniType<T[]>): Promise<T[]> {
  return existsSync(file) ? (await readYaml(file, schema)).data : [];
}
