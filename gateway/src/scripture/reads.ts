import type { Reply, scripture } from '@apologia/contract';
import type { Passage } from '@apologia/db/scripture';
import type { GatewayContext } from '../kernel/context.ts';
import { BadInput, NotFound, type Refusal } from '../kernel/errors.ts';
import type { AddressInput } from '../kernel/http/input.ts';
import { type Read, visitorRead } from '../kernel/read/read.ts';
import { passageOf } from './passages.ts';
import { chaptersOf, neighboursOf } from './queries.ts';
import { limitSearches } from './search/limitSearches.ts';

const mostPassages = 5;

type Reading = Read<Reply<typeof scripture.scripture>>;

/** Passages by reference, or verses by their words; refuses where the query has neither or there is no such passage. */
export async function scriptureFor(
  { query: { ref, q } }: AddressInput<typeof scripture.scripture>,
  c: GatewayContext,
): Promise<Reading> {
  if (ref) {
    const { passagesIn } = await c.var.loadReading();
    return passagesAt(passagesIn(ref).slice(0, mostPassages));
  }
  if (q) {
    limitSearches(c);
    const { versesFor } = await c.var.loadSearch();
    return versesFor(q);
  }
  return refused(new BadInput('Please name a passage or some of its words.'));
}

const refused = (refusal: Refusal): Reading =>
  visitorRead(
    () => [],
    () => {
      throw refusal;
    },
  );

function passagesAt(passages: Passage[]): Reading {
  if (passages.length === 0) return refused(new NotFound('There is no such passage.'));
  return visitorRead(
    (db) => passages.flatMap((passage) => [chaptersOf(db, passage), neighboursOf(db, passage)] as const),
    (rows) => ({
      passages: passages.map((passage, i) => {
        const [verses = [], [neighbours] = []] = rows.slice(2 * i) as [
          Awaited<ReturnType<typeof chaptersOf>>?,
          Awaited<ReturnType<typeof neighboursOf>>?,
        ];
        return passageOf(passage, verses, neighbours ?? { before: null, behind: null });
      }),
      found: [],
    }),
  );
}
