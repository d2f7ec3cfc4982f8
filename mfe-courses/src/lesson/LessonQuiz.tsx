import type { LessonDetail } from '@apologia/contract';
import { paths, queryClient } from '@apologia/kit';
import { QuizInvitation } from '../components/QuizInvitation.tsx';
import { useDraftOwner } from '../components/useDraftOwner.ts';
import { lessonAnswers, submitLessonQuiz } from '../mutations.ts';
import { lessonDetail } from '../queries.ts';
import { Quiz } from '../quiz/Quiz.tsx';
import type { QuizWithQuestions } from '../quiz/round.ts';
import { NextStep } from './NextStep.tsx';

const heading = 'Check your understanding';

/** The quiz at the end of a lesson, where it has one. */
export function LessonQuiz({ detail }: { detail: LessonDetail }) {
  const { lesson, visitor } = detail;
  const { id } = lesson;
  const of = quizIn(detail);
  const owner = useDraftOwner();
  if (visitor?.hasQuiz) return <QuizInvitation heading={heading} page={paths.lesson(id)} />;
  if (!of) return null;
  return (
    <Quiz
      heading={heading}
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
