import { type Act, acts } from './acts.ts';

/** What a model says of the learner's message in the first line of its reply. */
export interface Heading {
  act: Act;
  /** The kind of reply that an argument is; `null` for none of them, and for any other act. */
  kind: string | null;
}

const none = 'none';

/** How the first line of a reply is written: what it may say, for the model. */
export const headingForm = (kinds: readonly { id: string }[]): string =>
  `act=<${acts.join('|')}> kind=<${[...kinds.map(({ id }) => id), none].join('|')}>`;

/**
 * Reads the first line of a reply. It has four words, `act`, one of the acts, `kind`, one of the kinds; how they are set apart or
 * emphasised does not matter. @returns `null` for any other line
 */
export function parseHeading(line: string, kinds: readonly { id: string }[]): Heading | null {
  const [first, act, second, kind, ...more] = line.toLowerCase().match(/[a-z0-9-]+/g) ?? [];
  const known = acts.find((one) => one === act);
  const isKind = kind === none || kinds.some(({ id }) => id === kind);
  if (first !== 'act' || !known || second !== 'kind' || !kind || !isKind || more.length > 0) return null;
  return { act: known, kind: known === 'argument' && kind !== none ? kind : null };
}
