import type { Db } from '../../kernel/client.ts';
import { replaceAll } from '../../kernel/replaceAll.ts';
import { blocksOf } from '../markdown.ts';
import { lessons, modules, questions, quizzes } from '../schema.ts';
import { curriculumFolder, readCurriculumFiles, type WrittenModule } from './curriculumFiles.ts';
import { quizRows } from './questions.ts';
import { foundStatements } from './searchIndex.ts';

/** @throws Error naming the file that is wrong, or an id that stands twice */
export async function readCurriculum(folder = curriculumFolder) {
  const all = (await readCurriculumFiles(folder)).map(rowsOf);
  const written = {
    modules: all.map(({ module }) => module),
    lessons: all.flatMap((one) => one.lessons),
    quizzes: all.flatMap((one) => one.quizzes),
    questions: all.flatMap((one) => one.questions),
  };
  // Questions are named after their lesson or module, so these share one set of names.
  refuseDoubles([...written.modules, ...written.lessons]);
  return written;
}

function rowsOf({ subject, module, lessons: files }: WrittenModule) {
  const { order, premium, questions: checked, ...head } = module.data;
  const written = files.map(({ data, body }, i) => {
    const { questions: asked, ...lesson } = data;
    return {
      row: { ...lesson, moduleId: head.id, content: blocksOf(body), position: i + 1 },
      quiz: quizRows({ kind: 'lesson', id: lesson.id, moduleId: head.id, lessonId: lesson.id }, asked),
    };
  });
  const all = [
    quizRows({ kind: 'module', id: head.id, moduleId: head.id, lessonId: null }, checked),
    ...written.map(({ quiz }) => quiz),
  ];
  return {
    module: {
      ...head,
      category: subject,
      isPremium: premium,
      position: order,
      estimatedMinutes: written.reduce((sum, { row }) => sum + row.minutes, 0),
      content: blocksOf(module.body).join('\n'),
    },
    lessons: written.map(({ row }) => row),
    quizzes: all.flatMap((quiz) => quiz.quizzes),
    questions: all.flatMap((quiz) => quiz.questions),
  };
}

function refuseDoubles(rows: { id: string }[]): void {
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`The id ${id} stands twice: every module and lesson has its own`);
    seen.add(id);
  }
}

export type WrittenCurriculum = Awaited<ReturnType<typeof readCurriculum>>;

/**
 * Statements that bring the curriculum's tables to what the files say. Progress is another table.
 * @param others quizzes that belong to no lesson and no module
 */
export function curriculumStatements(
  db: Db,
  written: WrittenCurriculum,
  others: Pick<WrittenCurriculum, 'quizzes' | 'questions'>,
) {
  return [
    ...replaceAll(db, modules, modules.id, written.modules),
    ...replaceAll(db, lessons, lessons.id, written.lessons),
    ...replaceAll(db, quizzes, quizzes.id, [...written.quizzes, ...others.quizzes]),
    ...replaceAll(db, questions, questions.id, [...written.questions, ...others.questions]),
    ...foundStatements(db, written.modules, written.lessons),
  ];
}
