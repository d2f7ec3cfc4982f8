const visitsKey = 'visits';
const declinedKey = 'install-declined';

/** Somebody who came so often will come again. */
const enoughVisits = 3;

/** Counts this tab's visit, once. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(visitsKey)) return;
    sessionStorage.setItem(visitsKey, 'counted');
    localStorage.setItem(visitsKey, String(visits() + 1));
  } catch {
    // Storage may be forbidden: then nobody is asked.
  }
}

/** Whether they may be asked to install the academy: from the third visit on, until they decline. */
export function mayHint(): boolean {
  try {
    return visits() >= enoughVisits && localStorage.getItem(declinedKey) === null;
  } catch {
    return false;
  }
}

export function decline(): void {
  try {
    localStorage.setItem(declinedKey, 'yes');
  } catch {
    // See countVisit.
  }
}

const visits = () => Number(localStorage.getItem(visitsKey) ?? 0);
