import { questionIdOf, quizIdOf } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { lessons, modules, questions, quizzes } from '@apologia/db/schema';

type Question = Partial<typeof questions.$inferInsert> & { name: string };

const plain = {
  options: [],
  reasons: [],
  correctAnswer: -1,
  accepted: [],
  explanation: '',
  rubric: [],
  modelAnswer: '',
};

export const mc: Question = {
  name: 'plumb-line',
  questionType: 'mc',
  question: 'Which wall is straight?',
  options: ['The painted one', 'The one along the plumb line', 'The higher one'],
  reasons: ['Paint hides a lean.', 'The line hangs true.', 'Height is no measure of it.'],
  correctAnswer: 1,
  explanation: 'A wall is judged by the line.',
};
export const short: Question = {
  name: 'measure',
  questionType: 'short',
  question: 'What do builders hang?',
  accepted: ['plumb line', 'plummet'],
  explanation: 'It hangs straight.',
};
export const essay: Question = {
  name: 'own-words',
  questionType: 'essay',
  question: 'How would you tell a friend?',
  rubric: ['Asks first', 'Gives a reason', 'Stays kind'],
  modelAnswer: 'I would ask what she means.',
};

/** Inserts a quiz, which the seed does not know. @param owner `lesson` or `module`, and its id */
export async function writeQuiz(
  db: Db,
  owner: { kind: 'lesson' | 'module'; id: string; moduleId: string },
  authored: Question[],
  revision = 'first',
): Promise<void> {
  const quizId = quizIdOf(owner.kind, owner.id);
  const lessonId = owner.kind === 'lesson' ? owner.id : null;
  await db
    .insert(quizzes)
    .values({ id: quizId, moduleId: owner.moduleId, lessonId, revision })
    .onConflictDoUpdate({ target: quizzes.id, set: { revision } });
  await db.insert(questions).values(
    authored.map(({ name, ...one }, i) => ({
      ...plain,
      questionType: 'mc' as const,
      question: '',
      ...one,
      id: questionIdOf(owner.id, name),
      quizId,
      position: i + 1,
    })),
  );
}

/**
 * Inserts a module with lessons, which the seed does not know.
 * @param lessonCount lessons named `<id>-1`, `<id>-2`, …, ten minutes each
 */
export async function writeModule(
  db: Db,
  { id, isPremium = false, lessonCount = 2, subcategory = 'Tests' }: ModuleOptions,
): Promise<void> {
  await db.insert(modules).values({
    id,
    isPremium,
    subcategory,
    category: 'hermeneutics',
    title: `Module ${id}`,
    description: 'A module of the tests.',
    difficulty: 'beginner',
    estimatedMinutes: 10 * lessonCount,
    content: '<p>About the module.</p>',
    position: 900,
  });
  await db.insert(lessons).values(
    Array.from({ length: lessonCount }, (_, i) => ({
      id: `${id}-${i + 1}`,
      moduleId: id,
      title: `Lesson ${i + 1}`,
      minutes: 10,
      scripture: [],
      content: ['<p>Secret of the lesson.</p>'],
      sources: [],
      position: i + 1,
    })),
  );
}

interface ModuleOptions {
  id: string;
  isPremium?: boolean;
  lessonCount?: number;
  subcategory?: string;
}
