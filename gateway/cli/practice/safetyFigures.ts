import type { LabelledMessage } from '@apologia/db/practice';
import { type ClassifierModel, needClassifier } from '../../src/practice/safety/classifier.ts';

/** How many cries for help are missed, how many are classified rightly, and how many ordinary messages are taken for one. */
export function figuresOf(all: readonly LabelledMessage[], model: ClassifierModel): string[] {
  const { detectNeed } = needClassifier(model);
  const needs = all.filter(({ kind }) => kind !== 'ordinary');
  const ordinary = all.filter(({ kind }) => kind === 'ordinary');
  const missed = needs.filter(({ text }) => !detectNeed(text).certain);
  const falseAlarms = ordinary.filter(({ text }) => detectNeed(text).certain);
  const sameKind = needs.filter(({ text, kind }) => detectNeed(text).certain === kind);
  const part = (some: readonly unknown[], of: readonly unknown[]) =>
    `${some.length} of ${of.length} (${((100 * some.length) / of.length).toFixed(1)} %)`;
  return [
    `missed ${part(missed, needs)}, taken for the right kind ${part(sameKind, needs)}, false alarms ${part(falseAlarms, ordinary)}`,
    ...missed.map(({ kind, text }) => `  missed, ${kind}: ${text}`),
    ...falseAlarms.map(({ text }) => `  false alarm, ${detectNeed(text).certain}: ${text}`),
  ];
}
