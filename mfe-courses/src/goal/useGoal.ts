import { type StudyPlan, study } from '@apologia/contract';
import { call, queryClient, useAction } from '@apologia/kit';
import { studyPlan } from '../daily-review/queries.ts';

/** How many days a week the learner means to study, and the action that changes it. */
export function useGoal(plan: StudyPlan) {
  const setting = useAction({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'weekly-goal' },
    mutationFn: (daysAWeek: number) => call(study.setGoal, { body: { daysAWeek } }),
    onSuccess: (_, daysAWeek) =>
      queryClient.setQueryData(studyPlan.queryKey, (cached) => cached && { ...cached, daysAWeek }),
    failure: 'Your goal could not be saved. Please try again.',
  });
  return { goal: setting.isPending ? setting.variables : plan.daysAWeek, setGoal: setting.mutate };
}
