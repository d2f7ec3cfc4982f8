import { type Change, compareSchema } from './compareSchema.ts';
import type { CallShape, ContractSnapshot } from './snapshot.ts';

export type { Change } from './compareSchema.ts';

/** What one release needs of a contract: the calls, pages and parts that it was built with. */
export type NeededContract = Partial<ContractSnapshot>;

const namesOf = (one: object = {}, other: object = {}) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/**
 * Every change from one contract to another. Who was built with the one before goes on beside the one after unless a change is
 * breaking: it sends what it sent and reads what it read.
 * @param before a whole contract, or the part of one that a release needs: of the rest nothing is said then
 */
export function compareContracts(before: NeededContract, after: ContractSnapshot): Change[] {
  return [
    ...namesOf(before.calls, after.calls).flatMap((name) =>
      compareCalls(name, before.calls?.[name], after.calls[name]),
    ),
    ...compareNamed('The page', before.pages, after.pages),
    ...compareNamed('The slot', before.slots, after.slots),
    ...(before.error ? compareSchema(before.error, after.error, 'reply', 'Every call: error') : []),
  ];
}

/** What of `needed` the contract does not have: a sentence each. */
export const lackingIn = (needed: NeededContract, contract: ContractSnapshot): string[] =>
  compareContracts(needed, contract)
    .filter(({ isBreaking }) => isBreaking)
    .map(({ what }) => what);

function compareCalls(name: string, before: CallShape | undefined, after: CallShape | undefined): Change[] {
  if (!after) return [{ what: `${name} is missing`, isBreaking: true }];
  if (!before) return [{ what: `${name} is new`, isBreaking: false }];
  const empty = { type: 'object' };
  return [
    ...(['params', 'query', 'body'] as const).flatMap((part) =>
      compareSchema(before[part] ?? empty, after[part] ?? empty, 'request', `${name}: ${part}`),
    ),
    ...compareSchema(before.reply, after.reply, 'reply', `${name}: reply`),
  ];
}

/** What a page or a part is, is read by the one side alone: any change of it is for both. */
function compareNamed(
  what: string,
  before: Record<string, object> = {},
  after: Record<string, object>,
): Change[] {
  return namesOf(before, after).flatMap((name): Change[] => {
    const [was, is] = [before[name], after[name]];
    if (!is) return [{ what: `${what} ${name} is missing`, isBreaking: true }];
    if (!was) return [{ what: `${what} ${name} is new`, isBreaking: false }];
    return Object.entries(is).flatMap(([key, value]) => {
      const old = (was as Record<string, unknown>)[key];
      return old === value
        ? []
        : [{ what: `${what} ${name} has ${key} ${value}, before ${old}`, isBreaking: key === 'app' }];
    });
  });
}
