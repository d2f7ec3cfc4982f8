import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { testAccessibility } from '../accessiblePages.ts';
import { test } from '../fixtures.ts';
import { submitLesson } from '../quizzes.ts';

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
  ['/daily-review', 'free'],
  ['/certificate/0000-0000-0000-0000-0000', 'visitor', 404],
]);

const lesson = 'truth-and-the-way-things-are';

test('a quiz has no violations with its reasons and tried again, nor has a dashboard under way', async ({
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
});
