import { type Worldview, worldviews } from '@apologia/contract';
import {
  type ActExample,
  acts,
  ofPerson,
  type PartnerQuestions,
  questionsOf,
  readActs,
  readWorldview,
  type WorldviewFiles,
} from '@apologia/db/practice';
import { actClassifier } from '../../src/practice/acts/classifier.ts';
import { type Interpretation, interpretationsOf } from '../../src/practice/guided/interpretations.ts';
import { supportKinds } from '../../src/practice/guided/kinds.ts';
import { actsBy } from '../../src/practice/guided/recognise.ts';
import { randomFrom } from '../kernel/random.ts';
import { actExamples, actModelFrom } from './actExamples.ts';

/** A message with all that it may be, and with what it is. */
export interface InterpretationExample {
  worldview: Worldview;
  text: string;
  /** What kind of message it is, for figures. */
  sort:
    | 'reply'
    | 'reply elsewhere'
    | 'unforeseen reply'
    | 'question'
    | 'question elsewhere'
    | 'unforeseen question'
    | 'question about the person'
    | 'labelled act';
  all: Interpretation[];
  isRight: (one: Interpretation) => boolean;
}

/** Phrasings are told by what was learned without this share of them: every third of a list. */
const parts = 3;
/** How many are also said while another objection than theirs is on the table, and where nobody has foreseen them. */
const shares = { elsewhere: 0.12, unforeseen: 0.1 } as const;

interface Phrasing {
  objection: string;
  id: string;
  list: 'replies' | 'questions' | 'answers';
  text: string;
  part: number;
}

/**
 * The phrasings and the labelled messages, each with all that it may be by what was learned without it: of the phrasings another two
 * thirds are among the examples, and the acts were learned from other worldviews.
 */
export async function interpretationExamples(): Promise<InterpretationExample[]> {
  const [weighted, labelled] = await Promise.all([actExamples(), readActs()]);
  const examples: InterpretationExample[] = [];
  for (const id of worldviews) {
    const files = await readWorldview(id);
    const others = weighted.filter((one) => one.worldview !== id);
    const classify = actClassifier(await actModelFrom(others, acts));
    examples.push(...examplesOf(files, labelled.get(id) ?? [], (text) => actsBy(classify, text)));
  }
  return examples;
}

function examplesOf(
  files: WorldviewFiles,
  labelled: readonly ActExample[],
  likelihoods: (text: string) => Parameters<typeof interpretationsOf>[1],
): InterpretationExample[] {
  const random = randomFrom(30);
  const phrasings = phrasingsIn(files);
  const examples: InterpretationExample[] = [];
  for (let part = 0; part < parts; part++) {
    const left = new Set(phrasings.filter((one) => one.part === part).map(({ text }) => text));
    const { tables, questions } = withoutTexts(files, left);
    const pick = () => tables[Math.floor(random() * tables.length)] as (typeof tables)[number];
    const add = (
      text: string,
      sort: InterpretationExample['sort'],
      table: Parameters<typeof interpretationsOf>[0],
      isRight: InterpretationExample['isRight'],
    ) => {
      const all = interpretationsOf(table, likelihoods(text), text);
      examples.push({ worldview: files.id, text, sort, all, isRight });
    };
    for (const { objection, id, list, text } of phrasings.filter((one) => one.part === part)) {
      const own = tables.find((one) => one.id === objection) ?? pick();
      const other = pick();
      const [isElsewhere, isUnforeseen] = [random() < shares.elsewhere, random() < shares.unforeseen];
      if (list === 'replies') {
        add(text, 'reply', { objection: own, questions }, (one) => one.family === 'reply' && one.id === id);
        if (isElsewhere && other !== own)
          add(
            text,
            'reply elsewhere',
            { objection: other, questions },
            (one) => one.family === 'reply-elsewhere' && one.id === objection,
          );
        if (isUnforeseen) {
          const replies = own.replies.filter((one) => one.id !== id);
          const table = { objection: { ...own, replies }, questions };
          add(text, 'unforeseen reply', table, (one) => one.family === 'reply-unknown');
        }
        continue;
      }
      const asked = list === 'answers' ? `ask-${id}` : `ask-${objection}-${id}`;
      const isAsked = (one: Interpretation) => one.id === asked;
      const sort = list === 'answers' ? 'question about the person' : 'question';
      add(text, sort, { objection: own, questions }, isAsked);
      // What can be asked at any time is asked more often than what is about one objection.
      if (list === 'answers') add(text, sort, { objection: other, questions }, isAsked);
      else if (isElsewhere) add(text, 'question elsewhere', { objection: other, questions }, isAsked);
      if (isUnforeseen) {
        const table = { objection: own, questions: withoutQuestion(questions, asked) };
        add(text, 'unforeseen question', table, (one) => one.family === 'question-unknown');
      }
    }
    if (part > 0) continue;
    for (const { act, text } of labelled) {
      const objection = act === 'topic' ? pick() : (likestTable(tables, text) ?? pick());
      add(text, 'labelled act', { objection, questions }, (one) => isOfAct(one, act));
    }
  }
  return examples;
}

/** Whoever agrees, corrects or tells something has the words of the objection on the table: the one whose replies a message is likest. */
function likestTable<T extends Parameters<typeof supportKinds>[0]>(
  tables: readonly T[],
  text: string,
): T | undefined {
  const likeness = tables.map((table) =>
    Math.max(...supportKinds(table, text).map(({ first, second }) => first + second)),
  );
  const most = Math.max(...likeness);
  return most > 0 ? tables[likeness.indexOf(most)] : undefined;
}

const withoutQuestion = ({ answers, objections }: PartnerQuestions, asked: string): PartnerQuestions => ({
  answers: answers.filter(({ id }) => `ask-${id}` !== asked),
  objections: objections.map((one) => ({
    ...one,
    questions: one.questions.filter(({ id }) => `ask-${one.id}-${id}` !== asked),
  })),
});

/** Of a labelled argument or question nobody has marked which one it is. */
function isOfAct({ family }: Interpretation, act: string): boolean {
  if (act === 'argument') return family.startsWith('reply');
  return act.endsWith('-question') ? family.startsWith('question-') : family === act;
}

function phrasingsIn({ phrasings }: WorldviewFiles): Phrasing[] {
  return Object.entries(phrasings?.data ?? {}).flatMap(([objection, lists]) =>
    (['replies', 'questions', 'answers'] as const).flatMap((list) =>
      Object.entries(lists[list]).flatMap(([id, texts]) =>
        texts.map((text, i) => ({
          objection: objection === ofPerson ? '' : objection,
          id,
          list,
          text,
          part: i % parts,
        })),
      ),
    ),
  );
}

/** The objections and questions as they are where some texts are not among the examples. */
function withoutTexts(files: WorldviewFiles, left: ReadonlySet<string>) {
  const rest = <T extends { examples: string[] }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, examples: one.examples.filter((text) => !left.has(text)) }));
  const objections = files.objections.map((file) => ({
    ...file,
    data: { ...file.data, replies: rest(file.data.replies), questions: rest(file.data.questions) },
  }));
  const person = {
    ...files.person,
    data: { ...files.person.data, answers: rest(files.person.data.answers) },
  };
  const questions: PartnerQuestions = questionsOf({ person, objections });
  return { tables: objections.map(({ data }) => data), questions };
}
