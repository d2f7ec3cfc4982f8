import type { CurrentUser } from '@apologia/contract';
import { learnerRead, type Read, visitorRead } from '../kernel/read/read.ts';
import { currentUser } from './session.ts';

/** The session's learner; the session itself is read with every request. */
export const me = (): Read<CurrentUser> =>
  learnerRead(
    () => [],
    (_, learner) => currentUser(learner),
  );

/** The same for documents, which visitors read too. */
export const maybeMe = (): Read<CurrentUser | null> =>
  visitorRead(
    () => [],
    (_, learner) => learner && currentUser(learner),
  );
