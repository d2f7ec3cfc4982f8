import { callAt } from '@apologia/contract/every-call';
import { contractSnapshot, type JsonSchema, nameOf } from '@apologia/contract/versioning';
import type { Page } from '@playwright/test';
import { issuedBeforeTheMark } from '../courses/seed.ts';
import { expect, test } from '../fixtures.ts';
import { startTalk } from '../practice/conversations.ts';
import { submitLesson } from '../quizzes.ts';

const { calls } = contractSnapshot();
const unknown = 'of-tomorrow';

/** A reply in which every member of an open enum is one that nobody knows yet. */
function renewed(schema: JsonSchema, value: unknown): unknown {
  if (schema.anyOf) return schema.anyOf.reduce((part, branch) => renewed(branch, part), value);
  if (schema['x-extensible-enum'] && typeof value === 'string') return unknown;
  if (Array.isArray(value)) return value.map((part) => renewed(schema.items || {}, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, renewed(schema.properties?.[name] ?? {}, part)]),
  );
}

function replyAt(address: string, value: unknown): unknown {
  const call = callAt(address);
  return call ? renewed(calls[nameOf(call)]?.reply ?? {}, value) : value;
}

/** Lets the gateway be one that knows more than the releases do. */
async function fromTomorrow(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const json = replyAt(new URL(response.url()).pathname, await response.json());
    await route.fulfill({ response, json });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="boot">)(.*?)(<\/script>)/s, (_, open, json, close) => {
      const boot = JSON.parse(json);
      const data = boot.data.map(([key, value]: [string[], unknown]) => [key, replyAt(key.join('/'), value)]);
      return open + JSON.stringify({ ...boot, data }).replaceAll('<', '\\u003c') + close;
    });
    // The browser renders what has changed on the way.
    await route.fulfill({ response, body: body.replace(' data-rendered', '') });
  });
}

test('a page is whole where replies hold members of enums that its release does not know', async ({
  page,
  signIn,
}) => {
  const name = await signIn({ premium: true });
  const code = await issuedBeforeTheMark(name);
  await submitLesson(page.request, 'truth-and-the-way-things-are');
  const { id } = await startTalk(page.request, 'atheist');
  await fromTomorrow(page);
  const isWhole = async (heading: RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };
  for (const [address, heading] of [
    ['/dashboard', /Welcome Back/],
    ['/theology', /Systematic Theology/],
    ['/module/what-is-truth', /What Is Truth/],
    ['/lesson/truth-and-the-way-things-are', /Truth and the Way Things Are/],
    ['/lesson/true-for-you', /True for/],
    ['/subscription', /./],
    ['/resources', /Resource Library/],
    ['/settings', /Settings/],
    [`/certificate/${code}`, /This certificate is genuine/],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await isWhole(heading);
    });
  }
  await page.goto(`/practice?conversation=${id}`);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(page.getByText('Another partner speaks')).toBeVisible();
});
