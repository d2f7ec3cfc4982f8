import { type Subject, subjects } from '@apologia/contract';
import { mentionsIn } from '../../scripture/public.ts';
import { readCurriculumFiles } from '../seed/curriculumFiles.ts';
import { wordsIn } from './blocks.ts';

export interface SubjectStats {
  subject: Subject;
  modules: number;
  lessons: number;
  words: number;
  questions: number;
  figures: number;
  /** References to Scripture, in the head of lessons and in their text. */
  references: number;
}

/** What a curriculum holds, a row a subject. */
export async function statsOf(folder?: string): Promise<SubjectStats[]> {
  const modules = await readCurriculumFiles(folder);
  return subjects.map((subject) => {
    const own = modules.filter((one) => one.subject === subject);
    const lessons = own.flatMap((one) => one.lessons);
    const files = [...own.map(({ module }) => module), ...lessons];
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    return {
      subject,
      modules: own.length,
      lessons: lessons.length,
      words: sum(files.map(({ body }) => wordsIn(body))),
      questions: sum(files.map(({ data }) => data.questions.length)),
      figures: sum(own.map(({ figures }) => figures.size)),
      references:
        sum(lessons.map(({ data }) => data.scripture.length)) +
        sum(files.map(({ body }) => mentionsIn(body).length)),
    };
  });
}
