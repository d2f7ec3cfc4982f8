import { type QuizKind, quizIdOf } from '@apologia/contract';
import { queryClient, session } from '@apologia/kit';

/** One browser may serve a family: a draft belongs to its learner. */
export const draftOwner = (kind: QuizKind, id: string) =>
  `${queryClient.getQueryData(session.queryKey)?.username ?? ''} ${quizIdOf(kind, id)}`;
