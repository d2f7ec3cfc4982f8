import type { Labelled } from '@apologia/db/practice';
import { type Learned, recogniserFrom } from '../../src/practice/safety/recogniser.ts';

/** How many cries for help are missed, how many are taken for the right one, and how much talk is taken for one. */
export function figuresOf(all: readonly Labelled[], learned: Learned): string[] {
  const { hear } = recogniserFrom(learned);
  const needs = all.filter(({ kind }) => kind !== 'ordinary');
  const ordinary = all.filter(({ kind }) => kind === 'ordinary');
  const missed = needs.filter(({ text }) => !hear(text).surely);
  const wrongly = ordinary.filter(({ text }) => hear(text).surely);
  const sameKind = needs.filter(({ text, kind }) => hear(text).surely === kind);
  const part = (some: readonly unknown[], of: readonly unknown[]) =>
    `${some.length} of ${of.length} (${((100 * some.length) / of.length).toFixed(1)} %)`;
  return [
    `missed ${part(missed, needs)}, taken for the right kind ${part(sameKind, needs)}, false alarms ${part(wrongly, ordinary)}`,
    ...missed.map(({ kind, text }) => `  missed, ${kind}: ${text}`),
    ...wrongly.map(({ text }) => `  false alarm, ${hear(text).surely}: ${text}`),
  ];
}
