import { keyOf, type LessonDetail, routeOf } from '@apologia/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { excerptOf } from './excerpt.ts';
import { previewHead } from './previewHead.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const origin = 'https://academy.example';
type Entity = Record<string, unknown> & { '@type': string };

/** The head of a page, as a visitor's document has it. */
async function headOf(path: string, change = (data: never): unknown => data) {
  const call = `/api${path}`;
  const data = (await (await bench.request('GET', call)).json()) as never;
  const key = keyOf({ path: call });
  const route = routeOf(path)?.route;
  const head = route && previewHead(route, [[key, change(data)]], new URL(origin + path));
  if (!head) throw new Error(`${path} says nothing of itself`);
  const metas = [...head.tags.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)];
  const json = head.tags.match(/<script type="application\/ld\+json">(.*)<\/script>/)?.[1] ?? '';
  const structured = JSON.parse(json) as Entity[];
  return {
    ...head,
    meta: Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content])),
    structured,
    of: (type: string) => structured.find((one) => one['@type'] === type),
  };
}

const pages = ['/apologetics', '/religions', '/module/what-is-truth', '/lesson/true-for-you'];

describe.each(pages)('%s', (path) => {
  test('says what it is about, in a length that is shown whole', async () => {
    const { title, description, meta } = await headOf(path);
    expect(title).toMatch(/^\S.{3,60} · Apologia$/);
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(180);
    expect(meta).toMatchObject({
      'og:title': expect.stringMatching(/\S/),
      'og:description': expect.stringMatching(/\S/),
      'og:url': origin + path,
      'og:type': path.startsWith('/lesson') ? 'article' : 'website',
      'og:image': expect.stringMatching(/^https:\/\/academy\.example\/pictures\/[a-z]+\/[a-z0-9-]+\.png$/),
      'twitter:card': 'summary_large_image',
    });
    expect(meta.robots).toBeUndefined();
  });

  test('has structured data with all that is required of its kinds', async () => {
    const { structured, of } = await headOf(path);
    for (const one of structured) expect(one['@context']).toBe('https://schema.org');
    const isLesson = path.startsWith('/lesson');
    const page = of(isLesson ? 'LearningResource' : 'Course');
    expect(page).toMatchObject({
      '@id': origin + path,
      url: origin + path,
      name: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      image: expect.stringMatching(/\.png$/),
      inLanguage: 'en',
      provider: { '@id': of('Organization')?.['@id'] },
      // What search engines ask of a course beside them.
      ...(!isLesson && {
        offers: { '@type': 'Offer', category: expect.stringMatching(/^(Free|Partially Free|Subscription)$/) },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: expect.stringMatching(/^PT\d+M$/),
        },
        hasPart: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
      }),
      ...(isLesson && {
        learningResourceType: 'Lesson',
        isAccessibleForFree: true,
        timeRequired: expect.stringMatching(/^PT\d+M$/),
        isPartOf: { '@type': 'Course', name: expect.any(String), url: expect.stringContaining('/module/') },
      }),
    });
    expect(of('Organization')).toMatchObject({ name: 'Apologia', url: `${origin}/` });
    const crumbs = of('BreadcrumbList')?.itemListElement as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    expect(crumbs.at(0)?.item).toBe(`${origin}/`);
    expect(crumbs.at(-1)?.item).toBe(origin + path);
  });

  test('names only pages that there are', async () => {
    const { structured } = await headOf(path);
    const addresses = JSON.stringify(structured).match(/https:\/\/academy\.example\/[^"#]*/g) ?? [];
    const named = [...new Set(addresses)].map((one) => new URL(one).pathname);
    const map = await (await bench.app.request(`${origin}/sitemap.xml`)).text();
    for (const one of named.filter((name) => !name.startsWith('/pictures/'))) {
      expect(map).toContain(`<loc>${origin}${one}</loc>`);
    }
  });
});

test('what is locked is not for who searches, and shows the picture of its module', async () => {
  const { meta, description, of } = await headOf('/lesson/one-god-three-persons');
  expect(meta.robots).toBe('noindex');
  expect(meta['og:image']).toContain('/pictures/module/');
  expect(description).toContain('premium plan');
  expect(of('LearningResource')).toMatchObject({ isAccessibleForFree: false, citation: [] });
});

test('what a lesson is called ends no element of the head', async () => {
  const title = '“</script><script>alert(1)</script>" & <b>';
  const { tags, meta, structured } = await headOf('/lesson/true-for-you', (detail: LessonDetail) => ({
    ...detail,
    lesson: { ...detail.lesson, title },
  }));
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  expect(meta['og:title']).toBe(
    '“&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; &amp; &lt;b&gt;',
  );
  expect(JSON.stringify(structured)).toContain('</script>');
});

test('the description of a lesson is its beginning, whole sentences where they are long enough', () => {
  expect(excerptOf(['<h2>One</h2>', '<p>Short &amp; <em>sweet</em>.</p>'])).toBe('Short & sweet.');
  const sentence = 'A sentence of some forty letters, no more.';
  expect(excerptOf([`<p>${Array(6).fill(sentence).join(' ')}</p>`])).toBe(Array(3).fill(sentence).join(' '));
  const long = excerptOf([`<p>${'words and more words, '.repeat(20)}</p>`]);
  expect(long).toMatch(/\w…$/);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(excerptOf([])).toBe('');
});
