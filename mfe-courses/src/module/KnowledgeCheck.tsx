import type { ModuleDetail } from '@apologia/contract';
import { paths, queryClient, RegionBoundary } from '@apologia/kit';
import { lazy, useEffect } from 'react';
import { QuizInvitation } from '../components/QuizInvitation.tsx';
import { useDraftOwner } from '../components/useDraftOwner.ts';
import { moduleAnswers, submitModuleQuiz } from '../mutations.ts';
import { moduleDetail } from '../queries.ts';
import { Quiz } from '../quiz/Quiz.tsx';
import type { QuizWithQuestions } from '../quiz/round.ts';
import { CertificateNote } from './CertificateNote.tsx';
import { InstructorQuestions } from './InstructorQuestions.tsx';
import { knowledgeCheckId } from './knowledgeCheckId.ts';
import { NextModuleButton } from './NextModuleButton.tsx';

/** Of those who open a module few have finished it. */
const FinishedModule = lazy(
  () => import(/* webpackChunkName: "courses-later" */ '../finished/FinishedModule.tsx'),
);

const heading = 'Knowledge Check';

/** The quiz of a module, where it has one. */
export function KnowledgeCheck({ detail }: { detail: ModuleDetail }) {
  const { id } = detail.module;
  const of = quizIn(detail);
  const owner = useDraftOwner();
  useEffect(() => {
    if (location.hash !== `#${knowledgeCheckId}`) return;
    // The browser looked for the place before it was there, and the shell begins a new page at its top.
    const frame = requestAnimationFrame(() => document.getElementById(knowledgeCheckId)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, []);
  if (detail.visitor?.hasQuiz) return <QuizInvitation heading={heading} page={paths.module(id)} />;
  if (!of) return <InstructorQuestions heading={heading} questions={detail.questions} />;
  return (
    <Quiz
      heading={heading}
      id={knowledgeCheckId}
      of={of}
      note={<CertificateNote best={of.quiz.bestScore} />}
      achieved={(isNew) => (
        <RegionBoundary skeleton={null} failed={() => null}>
          <FinishedModule detail={detail} isNew={isNew} />
        </RegionBoundary>
      )}
      next={<NextModuleButton detail={detail} />}
      asCall={(round) => ({
        username: owner,
        id: `quiz ${id}`,
        page: paths.module(id),
        ...moduleAnswers(id, round),
      })}
      owner={`${owner} module/${id}`}
      submit={(round) => submitModuleQuiz(detail.module, round)}
      refetch={async () => quizIn(await queryClient.fetchQuery({ ...moduleDetail(id), staleTime: 0 }))}
    />
  );
}

function quizIn(detail: ModuleDetail | null): QuizWithQuestions | null {
  if (!detail?.quiz) return null;
  return { kind: 'module', questions: detail.questions, quiz: detail.quiz };
}
