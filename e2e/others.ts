import { type APIRequestContext, expect, request } from '@playwright/test';
import { rename } from './records.ts';

const origin = () => process.env.ACADEMY_URL ?? '';

/** Someone else at the academy, who has no browser. */
export interface Other {
  name: string;
  /** Posts to the API. @returns the reply */
  post: (path: string, data?: unknown) => Promise<{ id: string } & Record<string, unknown>>;
  get: APIRequestContext['get'];
  leave: () => Promise<void>;
}

const newName = () => `other${Math.floor(Math.random() * 1e12)}`;

/** Registers a learner. @param oldName one that is not given any more */
export async function another(oldName?: string): Promise<Other> {
  const name = newName();
  const context = await request.newContext({ baseURL: origin(), extraHTTPHeaders: { origin: origin() } });
  const post: Other['post'] = async (path, data = {}) => {
    const response = await context.post(path, { data });
    expect(response.status(), `${path} ${await response.text()}`).toBe(200);
    return response.json();
  };
  await post('/api/auth/register', {
    username: name,
    email: `${newName()}@example.org`,
    password: 'correct horse',
  });
  if (oldName) await rename(name, oldName);
  return { name: oldName ?? name, post, get: context.get.bind(context), leave: () => context.dispose() };
}

export const ask = (learner: Pick<Other, 'post'>, lesson: string, text: string) =>
  learner.post(`/api/discussion/lesson/${lesson}`, { text });

export const answer = (learner: Pick<Other, 'post'>, question: string, text: string) =>
  learner.post(`/api/discussion/question/${question}/answers`, { text });
