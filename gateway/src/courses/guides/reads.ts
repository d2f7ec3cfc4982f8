import { type Guide, type GuideLesson, type LeaderSheet, type Question, quizIdOf } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { NotFound, PremiumNeeded } from '../../kernel/errors.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import {
  type GuideQuestion,
  groupStudyOf,
  guideLessons,
  guideModules,
  guideQuestions,
  passagesOf,
} from './queries.ts';

type Statement<Row> = RunnableQuery<Row[], 'sqlite'>;
type GuideVerse = GuideLesson['passages'][number]['verses'][number];

/** Makes the statement for the verses of passages (`passagesOf`). Scripture is another domain's. */
export type VersesOf = (
  db: Db,
  passages: SQL,
) => Statement<{ lessonId: string; place: number; id: number; text: string; isParagraph: number }>;

/** Makes the statement for the objection that a lesson prepares for, no row where there is none. Practice is another domain's. */
export type ObjectionFor = (db: Db, lessonId: string) => Statement<NonNullable<LeaderSheet['objection']>>;

/** All that is printed of some modules, for premium learners. */
export const guideOf = (
  where: SQL,
  { versesOf, placeOf }: { versesOf: VersesOf; placeOf: (id: number) => { chapter: number; verse: number } },
): Read<Guide> =>
  learnerRead(
    (db, viewer) => [
      guideModules(db, viewer, where),
      guideLessons(db, viewer, where),
      guideQuestions(db, viewer, where),
      versesOf(db, passagesOf(viewer, where)),
    ],
    ([modules, lessons, questions, verses], { isPremium }) => {
      if (!isPremium) throw new PremiumNeeded('Guides come with Premium.');
      const [first] = modules;
      if (!first) throw new NotFound('Module not found');
      const ofQuiz = Map.groupBy(questions, ({ quizId }) => quizId);
      const ofModule = Map.groupBy(lessons, ({ moduleId }) => moduleId);
      const ofPassage = Map.groupBy(verses, ({ lessonId, place }) => `${lessonId}/${place}`);
      const verseOf = ({ id, text, isParagraph }: (typeof verses)[number]): GuideVerse => {
        const { chapter, verse } = placeOf(id);
        return { chapter, verse, text, isParagraph: Boolean(isParagraph) };
      };
      return {
        category: first.category,
        modules: modules.map(({ category, ...module }) => ({
          ...module,
          lessons: (ofModule.get(module.id) ?? []).map(({ moduleId, scripture, ...lesson }) => ({
            ...lesson,
            passages: scripture.map((reference, place) => ({
              reference,
              verses: (ofPassage.get(`${lesson.id}/${place}`) ?? []).map(verseOf),
            })),
            questions: (ofQuiz.get(quizIdOf('lesson', lesson.id)) ?? []).map(withKey),
          })),
          check: (ofQuiz.get(quizIdOf('module', module.id)) ?? []).map(asked),
        })),
      };
    },
  );

const asked = ({ id, question, questionType, options }: GuideQuestion): Question => ({
  id,
  question,
  questionType,
  options,
});

function withKey(row: GuideQuestion): Question {
  const { correctAnswer, accepted, explanation, modelAnswer } = row;
  switch (row.questionType) {
    case 'mc':
      return { ...asked(row), correctAnswer, explanation };
    case 'short':
      return { ...asked(row), accepted, explanation };
    case 'essay':
      return { ...asked(row), modelAnswer };
  }
}

/** What leads a group through a lesson, besides the lesson. */
export const leaderSheet = (id: string, objectionFor: ObjectionFor): Read<LeaderSheet> =>
  learnerRead(
    (db, viewer) => [groupStudyOf(db, viewer, id), objectionFor(db, id)],
    ([[lesson], [objection]]) => {
      if (!lesson) throw new NotFound('Lesson not found');
      if (lesson.isLocked) throw new PremiumNeeded();
      return { group: lesson.group, objection: objection ?? null };
    },
  );
