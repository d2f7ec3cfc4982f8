import { slugPattern } from '@apologia/contract';
import * as z from 'zod/mini';

const line = z.string().check(z.trim(), z.minLength(1));
const slug = z.string().check(z.regex(slugPattern, 'lower-case words joined by hyphens'));

const lines = (least: number) => z.array(line).check(z.minLength(least));

/** A kind of reply that learners give to an objection, and what the partner makes of it. */
export const replyKind = z.strictObject({
  id: slug,
  /** In the learner's voice; offered as a choice. */
  gist: line.check(z.maxLength(110)),
  strength: z.enum(['strong', 'fair', 'weak']),
  /** Passages that belong to this kind of reply. */
  verses: z._default(z.array(line), []),
  /** Words and phrases that are typical of it. */
  cues: lines(6),
  /** Replies of this kind as learners write them. */
  examples: lines(5),
  /** Tells the learner how well this reply does. */
  comment: line,
  /** What the partner concedes before the first follow-up. */
  concedes: z.optional(line),
  /** The partner's answers when this reply is given for the first time, the second, the third. */
  follow: z.array(line).check(z.minLength(2), z.maxLength(3)),
  /** The objection that follows after this reply. */
  leads: z.optional(slug),
});
export type ReplyKind = z.output<typeof replyKind>;

/** A question that learners ask a partner, and what the partner answers. */
export const question = z.strictObject({
  id: slug,
  /** In the learner's voice. */
  gist: line.check(z.maxLength(90)),
  cues: lines(3),
  examples: lines(5),
  /** The answer, and what is said when it is asked again. */
  says: z.array(line).check(z.minLength(1), z.maxLength(2)),
});
export type Question = z.output<typeof question>;

export const objection = z.strictObject({
  id: slug,
  title: line.check(z.maxLength(45)),
  source: z.strictObject({ author: line, title: line, year: line }),
  /** The lesson that prepares for it. */
  lesson: slug,
  scripture: lines(1),
  claim: line.check(z.maxLength(240)),
  opening: line,
  clarify: z.array(line).check(z.minLength(2), z.maxLength(3)),
  leaving: z.strictObject({ answered: line, unanswered: line }),
  next: z.array(slug).check(z.minLength(1), z.maxLength(3)),
  /** A model line for each move the debrief looks for. */
  better: z.strictObject({ ask: line, restate: line, reason: line, scripture: line, gentle: line }),
  replies: z.array(replyKind).check(z.minLength(6), z.maxLength(10)),
  /** What the objection says, in a few plain words. */
  plain: line,
  /** What learners ask about this objection. */
  questions: z.array(question).check(z.minLength(5), z.maxLength(9)),
});
export type Objection = z.output<typeof objection> & {
  /** The verses of its passages, so that one is recognised in a message without its reference; the seed adds them. */
  verseTexts?: string[];
};

/** The partner's lines for the occasions on which a message is no reply; each is said at most once a conversation. */
export const partnerLines = z.strictObject({
  insult: lines(3),
  faith: lines(3),
  offTopic: lines(3),
  /** Answers that fit a greeting, thanks and a blessing alike. */
  courtesy: lines(3),
  /** Answers to nothing but yes, no or a verdict. */
  bare: lines(3),
  question: lines(4),
  /** Answers to a citation; `{reference}` stands for the passage. */
  scripture: lines(4),
  stuck: lines(3),
  unclear: lines(6),
  /** Said before two choices. */
  which: lines(6),
  /** Said before three ways to reply. */
  ways: lines(4),
  /** Answers to a bare “why?” */
  why: lines(3),
  /** Said before the objection in plain words. */
  simpler: lines(3),
  agreement: lines(3),
  /** Answers to the partner's own words said back. */
  restated: lines(3),
  /** Answers to a learner who tells of their life, or of their doubts. */
  story: lines(3),
  /** Takes back what was understood wrongly. */
  correction: lines(3),
  goodbye: lines(3),
  /** Answers to whoever asks whether the partner is a person. */
  machine: lines(3),
  /** Said before the opening of an objection that the learner asked for. */
  topic: lines(3),
  /** Answers a wish for a topic that the partner does not have. */
  noTopic: lines(3),
  /** Says how a message was understood, before the answer; `{gist}` stands for the reading. */
  likelier: lines(4),
  /** Says that a reply belongs to another objection, which is offered; `{title}` stands for that one. */
  elsewhere: lines(3),
});
export type PartnerLines = z.output<typeof partnerLines>;
/** An occasion for which the partner has lines. */
export type Occasion = keyof PartnerLines;

const closing = z.strictObject({
  moved: line,
  unmoved: line,
  hurt: line,
});
export type Closing = z.output<typeof closing>;

export const partner = z.strictObject({
  name: line,
  description: line,
  greeting: line,
  lines: partnerLines,
  closing,
});
export type Partner = z.output<typeof partner>;

/** The partner as one person, and the answers to what learners ask about them and about what they hold. */
export const personFile = z.strictObject({
  person: z.strictObject({ name: line, about: line }),
  answers: z.array(
    z.extend(question, {
      /** Whether it is about what the worldview holds, or about the person. */
      about: z.enum(['belief', 'person']),
    }),
  ),
});
export type PersonFile = z.output<typeof personFile>;
export type Answer = PersonFile['answers'][number];

/** What learners ask a partner: about the partner and what they hold, and about each objection. */
export interface PartnerQuestions {
  answers: Answer[];
  objections: {
    id: string;
    questions: Question[];
    /** The kinds of reply to it in short, so that one is recognised while another objection is on the table. */
    kinds: Pick<ReplyKind, 'gist' | 'cues'>[];
  }[];
}

/** All that a partner says whatever the objection is, as it is stored. */
export type PartnerScript = PartnerLines & PartnerQuestions & Pick<PersonFile, 'person'>;
