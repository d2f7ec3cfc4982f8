import type { Conversation, PracticeTurn, practice, Reply, Worldview } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { Objection, ReplyKind } from '@apologia/db/practice';
import { objections } from '@apologia/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { startBench } from '../bench.ts';

type Bench = Awaited<ReturnType<typeof startBench>>;

/** The calls of a learner in practice, made with their cookie. */
export function practising(bench: Bench, cookie: string) {
  const post = (path: string, json: unknown = {}, headers = {}) =>
    bench.request('POST', path, { cookie, json, headers });
  const at = (id: string) => `/api/practice/conversations/${id}`;
  return {
    start: async (worldview: Worldview, objection?: string) =>
      (await (await post('/api/practice/start', { worldview, objection })).json()) as Conversation,
    send: (worldview: string, message: string, more: object = {}, headers = {}) =>
      post('/api/practice/message', { worldview, message, ...more }, headers),
    say: async (worldview: Worldview, message: string, more: object = {}) => {
      const response = await post('/api/practice/message', { worldview, message, ...more });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as PracticeTurn;
    },
    answer: (id: string, more: object = {}, headers = {}) => post(`${at(id)}/answer`, more, headers),
    replay: (id: string, position: number) => post(`${at(id)}/replay`, { position }),
    finish: (id: string) => post(`${at(id)}/finish`),
    remove: (id: string) => post(`${at(id)}/delete`),
    removeAll: () => post('/api/practice/conversations/delete'),
    debrief: (id: string) => bench.request('GET', `${at(id)}/debrief`, { cookie }),
    help: (id: string) => bench.request('GET', `${at(id)}/help`, { cookie }),
    past: async (before?: string) =>
      (await (
        await bench.request('GET', `/api/practice/conversations${before ? `?before=${before}` : ''}`, {
          cookie,
        })
      ).json()) as Reply<typeof practice.conversations>,
    screen: async (conversation?: string) =>
      (await (
        await bench.request('GET', `/api/practice${conversation ? `?conversation=${conversation}` : ''}`, {
          cookie,
        })
      ).json()) as Reply<typeof practice.screen>,
  };
}

/** The objections of a worldview, in order. */
export async function objectionsOf(db: Db, worldview: Worldview): Promise<Objection[]> {
  const rows = await db
    .select({ objection: objections.written })
    .from(objections)
    .where(eq(objections.worldview, worldview))
    .orderBy(asc(objections.position));
  return rows.map(({ objection }) => objection);
}

/** A kind of reply to an objection, of the given strength. */
export function kindOf({ replies }: Objection, strength: ReplyKind['strength'], nth = 0): ReplyKind {
  const kind = replies.filter((reply) => reply.strength === strength)[nth];
  if (!kind) throw new Error(`there is no ${strength} reply ${nth}`);
  return kind;
}
