import autocannon from 'autocannon';
import { leave } from '../../../src/testing/abortRequests.ts';
import { readSlowly } from './slowReader.ts';

/** Where visitors can go. */
export interface Site {
  port: number;
  /** A session each. */
  cookies: string[];
  lessons: string[];
  resources: string[];
}

export interface Measured {
  requests: number;
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  statuses: Record<string, number>;
  /** Connections that broke, and requests never answered. */
  errors: number;
  /** Requests whose browser left, and readers who were slow: beside the ones that are measured. */
  left: number;
  slow: number;
}

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

const documents = ['/dashboard', '/apologetics', '/hermeneutics', '/religions', '/reviews', '/resources'];
const reads = [
  '/api/dashboard',
  '/api/apologetics',
  '/api/public/catalog',
  '/api/reviews',
  '/api/resources',
  '/api/search?q=resurrection',
];

type Request = autocannon.Request & { method: 'GET' | 'POST'; path: string };

/** What one learner does next: half reads, a third documents, the rest changes. */
function anyRequest({ port, lessons, resources }: Site, cookie: string): Request {
  const headers = { cookie };
  const chance = Math.random();
  if (chance < 0.4) return { method: 'GET', path: pick(reads), headers };
  if (chance < 0.5) return { method: 'GET', path: `/api/lesson/${pick(lessons)}`, headers };
  if (chance < 0.75)
    return { method: 'GET', path: pick(documents), headers: { ...headers, accept: 'text/html' } };
  if (chance < 0.85) {
    return { method: 'GET', path: `/lesson/${pick(lessons)}`, headers: { ...headers, accept: 'text/html' } };
  }
  const change: [string, object] = pick([
    [`/api/lesson/${pick(lessons)}/start`, {}],
    [`/api/resources/${pick(resources)}/save`, { saved: Math.random() < 0.5 }],
    ['/api/study/goal', { daysAWeek: 1 + Math.floor(Math.random() * 7) }],
  ]);
  return {
    method: 'POST',
    path: change[0],
    headers: { ...headers, 'content-type': 'application/json', origin: `http://localhost:${port}` },
    body: JSON.stringify(change[1]),
  };
}

interface Load {
  requests: number;
  /** Share of further requests whose browser leaves, and of readers who take their time. */
  leaving: number;
  slow: number;
}

/** Has all learners visit at once, each with one request after another. */
export async function visit(site: Site, { requests, leaving, slow }: Load): Promise<Measured> {
  let answered = 0;
  let left = 0;
  let slowReaders = 0;
  const under = new Set<Promise<void>>();
  const also = (work: Promise<void>) => {
    under.add(work);
    work.finally(() => under.delete(work));
  };
  const measured = 1 - leaving - slow;
  const accompany = () => {
    answered += 1;
    while (left < (answered * leaving) / measured) {
      left += 1;
      const cookie = pick(site.cookies);
      const { method, path, headers, body } = anyRequest(site, cookie);
      const when = pick(['sent', 'answered', Math.random() * 50, Math.random() * 500] as const);
      also(
        leave({
          port: site.port,
          method,
          path,
          headers: headers as Record<string, string>,
          body: String(body ?? ''),
          when,
        }),
      );
    }
    while (slowReaders < (answered * slow) / measured) {
      slowReaders += 1;
      also(readSlowly(site.port, `/lesson/${pick(site.lessons)}`, pick(site.cookies)));
    }
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url: `http://localhost:${site.port}`,
      connections: site.cookies.length,
      amount: requests,
      timeout: 30,
      setupClient: setUp(site),
    };
    autocannon(options, (error, found) => (error ? reject(error) : resolve(found))).on('response', accompany);
  });
  await Promise.all(under);
  return {
    requests: result.requests.total,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    statuses: Object.fromEntries(
      Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => [code, Number(count)]),
    ),
    errors: result.errors + result.timeouts,
    left,
    slow: slowReaders,
  };
}

const each = 50;

/** A connection is a learner, with requests of their own. */
function setUp(site: Site): (client: autocannon.Client) => void {
  let next = 0;
  return (client) => {
    const cookie = site.cookies[next++ % site.cookies.length] as string;
    client.setRequests(Array.from({ length: each }, () => anyRequest(site, cookie)));
  };
}
