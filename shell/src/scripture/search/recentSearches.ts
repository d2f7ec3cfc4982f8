/** What the learner searched for, in this browser: their name goes with it, so that nobody else is shown it. */
const storageKey = 'recent-searches';
const mostKept = 8;

interface Kept {
  learner: string;
  texts: string[];
}

/** The newest first. */
export function recentSearches(learner: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Kept | null;
    return kept?.learner === learner ? kept.texts : [];
  } catch {
    // Storage may be forbidden: then nothing was kept.
    return [];
  }
}

export function keepSearch(learner: string, text: string): void {
  save(learner, [text, ...without(learner, text)].slice(0, mostKept));
}

export function removeSearch(learner: string, text: string): void {
  save(learner, without(learner, text));
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // See recentSearches.
  }
}

const without = (learner: string, text: string) => {
  const key = text.toLowerCase();
  return recentSearches(learner).filter((one) => one.toLowerCase() !== key);
};

function save(learner: string, texts: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ learner, texts } satisfies Kept));
  } catch {
    // See recentSearches.
  }
}
