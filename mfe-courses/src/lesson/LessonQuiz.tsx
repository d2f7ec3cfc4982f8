import type { LessonDetail } from '@apologia/contract';
import { paths, queryClient } from '@apologia/kit';
import { useDraftOwner } from '../components/useDraftOwner.ts';
import { lessonAnswers, submitLessonQuiz } from '../mutations.ts';
import { lessonDetail } from '../queries.ts';
import { Quiz } from '../quiz/Quiz.tsx';
import type { QuizWithQuestions } from '../quiz/round.ts';
import { NextStep } from './NextStep.tsx';

/** The quiz at the end of a lesson, where it has one. */
export function LessonQuiz({ detail }: { detail: LessonDetail }) {
  const { id } = detail.lesson;
  const of = quizIn(detail);
  const owner = useDraftOwner();
  if (!of) return null;
  return (
    <Quiz
      heading="Check your understanding"
      of={of}
      next={<NextStep detail={detail} />}
      asCall={(round) => ({
        username: owner,
        id: `quiz ${id}`,
        page: paths.lesson(id),
        ...lessonAnswers(id, round),
      })}
      owner={`${owner} lesson/${id}`}
      submit={(round) => submitLessonQuiz(detail, round)}
      refetch={async () => quizIn(await queryClient.fetchQuery({ ...lessonDetail(id), staleTime: 0 }))}
    />
  );
}

function quizIn(detail: LessonDetail | null): QuizWithQuestions | null {
  if (!detail?.quiz) return null;
  return { kind: 'lesson', questions: detail.questions, quiz: detail.quiz };
}
