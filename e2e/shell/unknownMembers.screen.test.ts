import { callAt } from '@apologia/contract/every-call';
import { contractSnapshot, type JsonSchema, nameOf } from '@apologia/contract/versioning';
import { issuedBeforeTheMark } from '../courses/formerCertificate.ts';
import { submitLesson } from '../courses/quizScreen.ts';
import { startTalk } from '../practice/talking.ts';
import { expect, screen, test, waitFor } from '../screens/fixtures.ts';
import type { Network } from '../screens/network.ts';

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
function fromTomorrow(network: Network): void {
  network.intercept(/\/api\//, async ({ path }, pass) => {
    const response = await pass();
    const json = replyAt(path.replace(/\?.*/, ''), await response.json());
    return Response.json(json, { status: response.status });
  });
  network.changeDocuments((html) =>
    html.replace(/(id="boot">)(.*?)(<\/script>)/s, (_, open, json, close) => {
      const boot = JSON.parse(json);
      const data = boot.data.map(([key, value]: [string[], unknown]) => [key, replyAt(key.join('/'), value)]);
      return open + JSON.stringify({ ...boot, data }).replaceAll('<', '\\u003c') + close;
    }),
  );
}

test('a page is whole where replies hold members of enums that its release does not know', async ({
  page,
  academy,
  network,
  signIn,
}) => {
  const name = await signIn({ premium: true });
  const code = await issuedBeforeTheMark(academy, name);
  await submitLesson(network, 'truth-and-the-way-things-are');
  const { id } = await startTalk(network, 'atheist');
  fromTomorrow(network);
  const isWhole = async (heading: RegExp) => {
    await screen.findByRole('heading', { level: 1, name: heading });
    await network.idle();
    await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0));
    expect(screen.queryAllByRole('alert')).toEqual([]);
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
    await page.open(address);
    await isWhole(heading);
  }
  await page.open(`/practice?conversation=${id}`);
  await screen.findByRole('textbox', { name: 'Your message' });
  await screen.findByText('Another partner speaks');
});
