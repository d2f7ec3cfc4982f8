import type { Verse } from '../../scripture/public.ts';
import { mentionsIn, passagesIn } from '../../scripture/public.ts';
import type { LessonFile, ModuleFile } from '../seed/curriculumFiles.ts';
import { blocksWithLines, wordsIn } from './blocks.ts';
import type { Problem } from './problem.ts';
import { blockQuotation, isQuotedFrom, type Quotation, quotationsIn } from './quotations.ts';

type Rule = (file: LessonFile) => Problem[];

const most = {
  groupQuestion: 200,
  paragraph: 150,
  words: 1_200,
  wordsOfAdvanced: 2_500,
  references: 6,
  questions: 6,
};
const least = { words: 500, sources: 2, terms: 2, questions: 4, wordsAHeading: 80 };

const at = (file: LessonFile | ModuleFile, path: string[], message: string): Problem => ({
  file: file.file,
  line: file.lineOf(path),
  message,
});

/** Every reference names a passage that exists. */
export function references(file: LessonFile | ModuleFile): Problem[] {
  const head = 'scripture' in file.data ? file.data.scripture : [];
  const inHead = head.flatMap((reference, i) =>
    passagesIn(reference).length === 1
      ? []
      : [
          {
            file: file.file,
            line: file.lineOf(['scripture', i]),
            message: `there is no passage ${reference}`,
          },
        ],
  );
  const inText = blocksWithLines(file).flatMap(({ raw, line }) =>
    mentionsIn(raw)
      .filter(({ passages }) => passages.length === 0)
      .map(({ text }) => ({ file: file.file, line, message: `there is no passage ${text}` })),
  );
  const inQuestions = file.data.questions.flatMap((question, i) =>
    mentionsIn(JSON.stringify(question))
      .filter(({ passages }) => passages.length === 0)
      .map(({ text }) => ({
        file: file.file,
        line: file.lineOf(['questions', i]),
        message: `there is no passage ${text}`,
      })),
  );
  return [...inHead, ...inText, ...inQuestions];
}

/** Years are counted as BC and AD in every file. */
export function eras(file: LessonFile | ModuleFile): Problem[] {
  const inText = blocksWithLines(file).map(({ raw, line }) => ({ raw, line }));
  const inQuestions = file.data.questions.map((question, i) => ({
    raw: JSON.stringify(question),
    line: file.lineOf(['questions', i]),
  }));
  return [...inText, ...inQuestions].flatMap(({ raw, line }) => {
    const [era] = raw.match(/\bB?CE\b/) ?? [];
    return era ? [{ file: file.file, line, message: `years are BC and AD here, not ${era}` }] : [];
  });
}

/** Quotations from Scripture are its text, word for word, in the lesson and in what its quiz says. */
export const quotations =
  (text: readonly Verse[]) =>
  (file: LessonFile | ModuleFile): Problem[] => {
    const inText = blocksWithLines(file).flatMap(({ token, raw, line }) => {
      const block = token.type === 'blockquote' ? blockQuotation(raw) : null;
      const found: Quotation[] = block ? [block] : quotationsIn(raw);
      return found.map((quotation) => ({ quotation, line }));
    });
    const inQuestions = file.data.questions.flatMap((question, i) =>
      textsOf(question)
        .flatMap(quotationsIn)
        .map((quotation) => ({ quotation, line: file.lineOf(['questions', i]) })),
    );
    return [...inText, ...inQuestions]
      .filter(({ quotation }) => !isQuotedFrom(quotation.words, quotation.passages, text))
      .map(({ quotation: { words, reference }, line }) => ({
        file: file.file,
        line,
        message: `this is not what ${reference} says in the World English Bible: ${words.slice(0, 60)}`,
      }));
  };

/** All texts of a question: what is asked, the options with their reasons, the model answer. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}

/** No paragraph is longer than a phone can show. */
export const paragraphs = (file: LessonFile | ModuleFile): Problem[] =>
  blocksWithLines(file)
    .filter(({ raw }) => wordsIn(raw) > most.paragraph)
    .map(({ raw, line }) => ({
      file: file.file,
      line,
      message: `a paragraph of ${wordsIn(raw)} words; at most ${most.paragraph}`,
    }));

/** A module's overview says what its learner should be able to do: who finishes it is told so again. */
export const outcome = ({ file, body }: ModuleFile): Problem[] =>
  /\byou (?:should|will)(?: then)? be able to /i.test(body)
    ? []
    : [{ file, line: 1, message: 'it does not say what “you should be able to” do by the end' }];

/** A lesson is neither short nor long for its module, begins with a question, and is prose under few headings. */
export const shape = (file: LessonFile, { difficulty }: ModuleFile['data']): Problem[] => {
  const longest = difficulty === 'advanced' ? most.wordsOfAdvanced : most.words;
  const blocks = blocksWithLines(file);
  const words = wordsIn(file.body);
  const headings = blocks.filter(({ token }) => token.type === 'heading').length;
  const problems: Problem[] = [];
  if (words < least.words || words > longest) {
    problems.push(at(file, [], `${words} words; a lesson has ${least.words} to ${longest}`));
  }
  if (headings * least.wordsAHeading > words) {
    problems.push(at(file, [], `${headings} headings over ${words} words: a lesson is no list of headings`));
  }
  if (!blocks[0]?.raw.includes('?')) problems.push(at(file, [], 'no question opens it'));
  return problems;
};

/** A lesson names its sources, explains its terms and has a quiz. */
export const apparatus: Rule = (file) => {
  const { sources, terms, scripture, questions } = file.data;
  const problems: Problem[] = [];
  if (sources.length < least.sources) {
    problems.push(at(file, ['sources'], `${sources.length} sources; at least ${least.sources}`));
  }
  if (terms.length < least.terms) {
    problems.push(at(file, ['terms'], `${terms.length} key terms; at least ${least.terms}`));
  }
  if (scripture.length > most.references) {
    problems.push(at(file, ['scripture'], `${scripture.length} references; at most ${most.references}`));
  }
  if (questions.length < least.questions || questions.length > most.questions) {
    const range = `${least.questions} to ${most.questions}`;
    problems.push(at(file, ['questions'], `${questions.length} questions; a lesson has ${range}`));
  }
  if (questions.length > 0 && questions.every(({ type }) => type === 'mc')) {
    problems.push(at(file, ['questions'], 'no question is answered in own words'));
  }
  return problems;
};

/** What a group is asked are questions, short enough to be said, and none of them the quiz's. */
export const groupQuestions: Rule = (file) => {
  const { group, questions } = file.data;
  if (!group) return [];
  const ofQuiz = questions.map(({ question }) => question);
  return [group.opening, ...group.talk].flatMap((text) => {
    const wrong = !text.includes('?')
      ? 'it asks nothing'
      : text.length > most.groupQuestion
        ? `${text.length} characters; at most ${most.groupQuestion}`
        : ofQuiz.includes(text)
          ? 'the quiz asks it'
          : null;
    return wrong ? [at(file, ['group'], `“${text.slice(0, 40)}” is no question for a group: ${wrong}`)] : [];
  });
};
