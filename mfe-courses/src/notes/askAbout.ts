import { paths, type QuestionState, type useNavigate } from '@apologia/kit';

/** Goes to the discussion under a lesson, with words to ask about. */
export function askAbout(
  navigate: ReturnType<typeof useNavigate>,
  lessonId: string,
  quotation: string,
): void {
  const state: QuestionState = { question: `${quotation}\n\n` };
  navigate(paths.discussion(lessonId), { state });
  // It comes once it is near.
  document.getElementById('lesson-discussion')?.scrollIntoView();
}
