import type { App } from '@apologia/contract';

/** The files of a version, by name. */
type Files = ReadonlyMap<string, Uint8Array>;

/** Visitors of every kind, who hold an academy to whatever its documents name. */
export function visitorsOf(fetch: (target: string, init?: RequestInit) => Promise<Response>) {
  const named = new Map<string, { app: App; version: string }>();

  /** @returns the version of each app in the document of a visitor of this cohort; `null` where there is none */
  async function composition(cohort: number): Promise<Partial<Record<App, string>> | null> {
    const headers = { accept: 'text/html', cookie: `cohort=${cohort}` };
    const html = await (await fetch('/', { headers })).text();
    const view = html.match(/ data-view="([^".]+)\./)?.[1];
    if (!view) return null;
    const { releases } = JSON.parse(atob(view)) as { releases: Record<App, { version: string }> };
    const all = Object.entries(releases).map(([app, { version }]) => ({ app: app as App, version }));
    for (const one of all) named.set(`${one.app}/${one.version}`, one);
    return Object.fromEntries(all.map(({ app, version }) => [app, version]));
  }

  return {
    /** Opens a document with canaries and one without. */
    look: () => Promise.all([0, 99].map(composition)),
    /** What is wrong with the files of what documents have named since it was asked last, of one app or of all. */
    async wrong(filesOf: (app: App, version: string) => Files | undefined, only?: App): Promise<string[]> {
      const found: string[] = [];
      for (const [id, { app, version }] of named) {
        if (only && app !== only) continue;
        named.delete(id);
        const files = filesOf(app, version);
        if (!files) found.push(`${id} was never built`);
        for (const [name, bytes] of files ?? []) {
          // Pages are served at the root.
          if (name.endsWith('.html')) continue;
          const response = await fetch(`/r/${id}/${name}`);
          const served = Buffer.from(await response.arrayBuffer());
          if (response.status !== 200 || !served.equals(bytes))
            found.push(`${id}/${name}: ${response.status}`);
        }
      }
      return found;
    },
  };
}
