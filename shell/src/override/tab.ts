/** Whose remotes come from elsewhere, as it stands in the address: `app.courses=http://localhost:3101`. */
type Override = readonly (readonly [name: string, server: string])[];

const prefix = 'app.';
/** The tab's own: no other tab sees it, and it ends with the tab. */
const key = 'override';

const overrideIn = (search: URLSearchParams): Override =>
  [...search].filter(([name]) => name.startsWith(prefix));

const appOf = (name: string) => name.slice(prefix.length);

/** The address of this document with another override. */
function addressWith(override: Override): string {
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith(prefix)) url.searchParams.delete(name);
  }
  for (const [name, server] of override) url.searchParams.append(name, server);
  return url.href;
}

function kept(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(override: string): void {
  try {
    if (override) sessionStorage.setItem(key, override);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the address has to say so each time.
  }
}

/**
 * What this tab is to run from elsewhere. Where the address does not say so and the tab does, the document is opened anew from an address
 * that does: the gateway, which composes it, cannot look into a tab.
 * @returns app and server; none where the tab runs what was shipped
 */
export function overrideOfTab(): Override {
  const override = overrideIn(new URLSearchParams(location.search));
  if (override.length === 0) {
    const before = overrideIn(new URLSearchParams(kept()));
    if (before.length) location.replace(addressWith(before));
    return [];
  }
  const text = new URLSearchParams(override.map(([name, server]) => [name, server])).toString();
  keep(text);
  // Who signs in under another name empties the tab's storage.
  addEventListener('pagehide', keepOnLeaving);
  return override.map(([name, server]) => [appOf(name), server]);

  function keepOnLeaving() {
    if (!isReset) keep(text);
  }
}

let isReset = false;

/** Opens this page as it was shipped, and the tab's next ones. */
export function resetOverride(): void {
  isReset = true;
  keep('');
  location.replace(addressWith([]));
}
