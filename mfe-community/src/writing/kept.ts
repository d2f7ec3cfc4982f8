/** What is being written, by the name of its form, as long as the tab lives: over a reload, over a sign-in. */
export function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden or full; it then lasts as long as the page.
  }
}

export function dropKept(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // See keep.
  }
}
