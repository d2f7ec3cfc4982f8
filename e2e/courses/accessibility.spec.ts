import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { testAccessibility } from '../accessiblePages.ts';
import { expect, test } from '../fixtures.ts';
import { passCheck, submitLesson } from '../quizzes.ts';

testAccessibility([
  ['/dashboard', 'free'],
  ['/apologetics', 'free'],
  ['/theology', 'free'],
  ['/theology', 'premium'],
  ['/hermeneutics', 'free'],
  ['/bible-study', 'free'],
  ['/religions', 'free'],
  ['/religions?tab=judaism', 'free'],
  ['/module/what-is-truth', 'free'],
  ['/module/goodness-and-god', 'free'],
  ['/module/no-such-module', 'free', 404],
  ['/lesson/truth-and-the-way-things-are', 'free'],
  ['/lesson/one-god-three-persons', 'free'],
  ['/lesson/no-such-lesson', 'free', 404],
  ['/lesson/truth-and-the-way-things-are/group', 'free'],
  ['/guides', 'free'],
  ['/guides#what-is-truth', 'premium'],
  ['/daily-review', 'free'],
  ['/notes', 'free'],
  ['/certificate/0000-0000-0000-0000-0000', 'visitor', 404],
  ['/apologetics', 'visitor'],
  ['/module/what-is-truth', 'visitor'],
  ['/lesson/truth-and-the-way-things-are', 'visitor'],
  ['/lesson/one-god-three-persons', 'visitor'],
]);

const lesson = 'truth-and-the-way-things-are';

test('a quiz has no violations with its reasons and tried again, nor have a dashboard under way and a finished module', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await submitLesson(page.request, lesson);
  await page.goto(`/lesson/${lesson}`);
  await page.getByText('Show answers').click();
  await expectAccessible(page, { widths: wideAndNarrow });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAccessible(page, { widths: wideAndNarrow });
  await page.goto('/dashboard');
  await expectAccessible(page, { widths: wideAndNarrow });
  await passCheck(page.request, 'what-is-truth');
  await page.goto('/module/what-is-truth');
  await expect(page.getByText('“What Is Truth?” is finished')).toBeVisible();
  await expectAccessible(page, { widths: wideAndNarrow });
});
