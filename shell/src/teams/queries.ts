import { type App, pathOf, type ReleaseComparison, type Reply, releases } from '@apologia/contract';
import { ApiError, fetchOk, queryOptions, sentenceOf } from '@apologia/kit';

export type AppReleases = Reply<typeof releases.list>[number];

/** A team's token says who asks, instead of a session: it stands in a header, and nowhere else. */
const withToken = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

export async function fetchReleases(token: string): Promise<AppReleases[]> {
  const response = await fetchOk(pathOf(releases.list), withToken(token));
  return releases.list.response.parse(await response.json());
}

export async function fetchComparison(
  token: string,
  app: App,
  versions: { from: string; to: string },
): Promise<ReleaseComparison> {
  const response = await fetchOk(pathOf(releases.compare, { app }, versions), withToken(token));
  return releases.compare.response.parse(await response.json());
}

export const releasesKey = ['teams'];
const everyMs = 15_000;

/** All apps, asked for again while the page is in view. */
export const releasesFor = (token: string) =>
  queryOptions({
    queryKey: releasesKey,
    queryFn: () => fetchReleases(token),
    refetchInterval: everyMs,
  });

const wrongToken: readonly number[] = [401, 403];
export const isWrongToken = (error: unknown): boolean =>
  error instanceof ApiError && wrongToken.includes(error.status);

/** What became of a call, in a sentence. */
export const failureOf = (error: unknown): string =>
  sentenceOf(error, 'The academy could not be reached. Please try again.');
