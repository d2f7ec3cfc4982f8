import { expect, screen, test, waitFor } from '../screens/fixtures.ts';

test('each subject’s page opens with a drawing of its own, which says nothing that is not said in words', async ({
  page,
  signIn,
}) => {
  await signIn();
  const drawn = new Set<string>();
  const paths = ['/apologetics', '/theology', '/hermeneutics', '/bible-study', '/religions'];
  for (const path of paths) {
    await page.open(path);
    const heading = await screen.findByRole('heading', { level: 1 });
    const drawing = () =>
      heading.closest('header')?.querySelector('svg[aria-hidden] path')?.getAttribute('d');
    await waitFor(() => expect(drawing()).toMatch(/^M/));
    drawn.add(drawing() ?? '');
  }
  expect(drawn.size).toBe(paths.length);
});
