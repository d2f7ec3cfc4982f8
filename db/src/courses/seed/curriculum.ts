import type { Db } from '../../kernel/client.ts';
import { replaceAll } from '../../kernel/replaceAll.ts';
import { passagesIn, verseId } from '../../scripture/public.ts';
import { withHeadingLinks } from '../headings.ts';
import { blocksOf } from '../markdown.ts';
import { lessons, modules, questions, quizzes } from '../schema.ts';
import { curriculumFolder, type ModuleFiles, readCurriculumFiles } from './curriculumFiles.ts';
import { quizRows } from './questions.ts';
import { searchIndexStatements } from './searchIndex.ts';

/** @throws Error naming the file that is wrong, or an id that stands twice */
export async function readCurriculum(folder = curriculumFolder) {
  const all = (await readCurriculumFiles(folder)).map(rowsOf);
  const rows = {
    modules: all.map(({ module }) => module),
    lessons: all.flatMap((one) => one.lessons),
    quizzes: all.flatMap((one) => one.quizzes),
    questions: all.flatMap((one) => one.questions),
  };
  // The ids of questions begin with that of their lesson or module, so lessons and modules share one set of ids.
  refuseDuplicates([...rows.modules, ...rows.lessons]);
  return rows;
}

function rowsOf({ subject, module, lessons: files, figures }: ModuleFiles) {
  const { order, premium, questions: moduleQuestions, ...head } = module.data;
  const lessonRows = files.map(({ data, body }, i) => {
    const { questions: lessonQuestions, group = null, ...lesson } = data;
    return {
      row: {
        ...lesson,
        moduleId: head.id,
        content: withHeadingLinks(blocksOf(body, figures)),
        passages: lesson.scripture.map(rangeOf),
        groupStudy: group,
        position: i + 1,
      },
      quiz: quizRows(
        { kind: 'lesson', id: lesson.id, moduleId: head.id, lessonId: lesson.id },
        lessonQuestions,
      ),
    };
  });
  const all = [
    quizRows({ kind: 'module', id: head.id, moduleId: head.id, lessonId: null }, moduleQuestions),
    ...lessonRows.map(({ quiz }) => quiz),
  ];
  return {
    module: {
      ...head,
      category: subject,
      isPremium: premium,
      position: order,
      estimatedMinutes: lessonRows.reduce((sum, { row }) => sum + row.minutes, 0),
      content: blocksOf(module.body).join('\n'),
    },
    lessons: lessonRows.map(({ row }) => row),
    quizzes: all.flatMap((quiz) => quiz.quizzes),
    questions: all.flatMap((quiz) => quiz.questions),
  };
}

/** @throws Error naming a reference that is not that of one passage */
function rangeOf(reference: string): { first: number; last: number } {
  const [passage, ...others] = passagesIn(reference);
  if (!passage || others.length > 0) throw new Error(`There is no passage ${reference}`);
  const { book, from, to } = passage;
  return { first: verseId(book, from), last: verseId(book, to) };
}

function refuseDuplicates(rows: { id: string }[]): void {
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`The id ${id} stands twice: every module and lesson has its own`);
    seen.add(id);
  }
}

export type CurriculumRows = Awaited<ReturnType<typeof readCurriculum>>;

/**
 * Statements that make the curriculum in the database that of the files. Progress is another table.
 * @param others quizzes that belong to no lesson and no module
 */
export function curriculumStatements(
  db: Db,
  rows: CurriculumRows,
  others: Pick<CurriculumRows, 'quizzes' | 'questions'>,
) {
  return [
    ...replaceAll(db, modules, modules.id, rows.modules),
    ...replaceAll(db, lessons, lessons.id, rows.lessons),
    ...replaceAll(db, quizzes, quizzes.id, [...rows.quizzes, ...others.quizzes]),
    ...replaceAll(db, questions, questions.id, [...rows.questions, ...others.questions]),
    ...searchIndexStatements(db, rows.modules, rows.lessons),
  ];
}
