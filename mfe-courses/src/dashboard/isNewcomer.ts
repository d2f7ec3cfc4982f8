import type { Dashboard } from '@apologia/contract';

/** Whether the learner has not opened a lesson yet. */
export const isNewcomer = ({ modulesCompleted, recentModules }: Dashboard): boolean =>
  modulesCompleted === 0 &&
  recentModules.every(({ progress, continueLessonId }) => progress === 0 && continueLessonId === null);
