import { readChoice, saveChoice } from './choices.ts';

/** What may be chosen besides the theme. The stylesheet knows each as an attribute of the document, empty where nothing was chosen. */
const settings = ['text', 'leading', 'face', 'width', 'motion', 'keys'] as const;
export type ReadingSetting = (typeof settings)[number];

const listeners = new Set<() => void>();

/** What this document shows. */
export const currentReading = (name: ReadingSetting): string => document.documentElement.dataset[name] ?? '';

function show(name: ReadingSetting, choice: string): void {
  document.documentElement.dataset[name] = choice;
  for (const listener of listeners) listener();
}

/** Shows what was chosen. It runs before anything is painted. */
export function applyReading(): void {
  for (const name of settings) show(name, readChoice(name) ?? '');
}

/** Saves a choice for the next visit, and shows it. */
export function chooseReading(name: ReadingSetting, choice: string): void {
  saveChoice(name, choice);
  show(name, choice);
}

/** Calls a listener after every change in this tab or another. Returns how to stop. */
export function subscribeReading(listener: () => void): () => void {
  addEventListener('storage', applyReading);
  listeners.add(listener);
  return () => {
    removeEventListener('storage', applyReading);
    listeners.delete(listener);
  };
}
