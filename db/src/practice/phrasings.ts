import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { type ContentFile, readYaml } from '../kernel/contentFile.ts';
import type { Objection, PersonFile } from './content.ts';

const phrasingsOf = z._default(z.record(z.string(), z.array(z.string().check(z.minLength(1)))), {});

/**
 * Other ways to say what a kind of reply or a question says, by its id; under the objection, or under `person` what is asked about the
 * partner. What is learned of how well messages are told apart is learned from these, and from none of the messages that measure it.
 */
const phrasings = z.record(
  z.string(),
  z.strictObject({ replies: phrasingsOf, questions: phrasingsOf, answers: phrasingsOf }),
);
export type Phrasings = z.output<typeof phrasings>;

/** The name under which `phrasings.yaml` has the questions about the partner. */
export const ofPerson = 'person';

/** @returns `null` where the worldview has no such file */
export async function readPhrasings(folder: string): Promise<ContentFile<Phrasings> | null> {
  const file = path.join(folder, 'phrasings.yaml');
  return existsSync(file) ? readYaml(file, phrasings) : null;
}

interface WithExamples {
  id: string;
  examples: string[];
}

const joinedWith = <T extends WithExamples>(all: T[], more: Record<string, string[]> | undefined): T[] =>
  all.map((one) => ({ ...one, examples: [...one.examples, ...(more?.[one.id] ?? [])] }));

/** The objection with the other phrasings among its examples. */
export const objectionWith = (objection: Objection, more: Phrasings): Objection => ({
  ...objection,
  replies: joinedWith(objection.replies, more[objection.id]?.replies),
  questions: joinedWith(objection.questions, more[objection.id]?.questions),
});

/** The person with the other phrasings among the examples of what they are asked. */
export const personWith = (file: PersonFile, more: Phrasings): PersonFile => ({
  ...file,
  answers: joinedWith(file.answers, more[ofPerson]?.answers),
});
