import { expect, screen, test, within } from '../screens/fixtures.ts';

for (const [path, premium, heading] of [
  ['/dashboard', false, /Welcome Back/],
  ['/apologetics', false, /Apologetics Foundations/],
  ['/theology', true, /Systematic Theology/],
  ['/religions', false, /World Religions/],
  ['/module/what-is-truth', false, /What Is Truth/],
  ['/lesson/truth-and-the-way-things-are', false, /Truth and the Way Things Are/],
  ['/lesson/truth-and-the-way-things-are/group', false, /Leader’s sheet/],
  ['/guides', true, /Guides/],
  ['/daily-review', false, /Daily Review|Nothing|review/i],
  ['/practice', true, /AI Discussion Practice/],
  ['/subscription', false, /./],
  ['/resources', false, /Resource Library/],
  ['/notes', false, /Your Notes/],
  ['/questions', false, /Questions You Follow/],
  ['/support', false, /Write to Us/],
  ['/reviews', false, /./],
] as const) {
  test(`${path} shows its content without asking the API first`, async ({ page, network, signIn }) => {
    await signIn({ premium });
    await page.open(path);
    await within(await screen.findByRole('main')).findByRole('heading', { level: 1, name: heading });
    // The discussion under a lesson is not the lesson's: it comes when the reader is near, which here is at once.
    const asked = network.sent.filter(
      (one) => one.method === 'GET' && !one.path.startsWith('/api/discussion/lesson/'),
    );
    expect(asked).toEqual([]);
  });
}
