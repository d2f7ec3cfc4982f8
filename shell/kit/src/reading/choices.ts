/** What the learner has chosen for this browser. */
export function readChoice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage may be forbidden; a choice then lasts as long as the page.
    return null;
  }
}

export function saveChoice(name: string, choice: string): void {
  try {
    localStorage.setItem(name, choice);
  } catch {
    // See readChoice.
  }
}
