import type { App } from '@apologia/contract';

/** Rows of one app each, by app. */
export function byApp<R extends { app: App }>(rows: readonly R[]): Partial<Record<App, Omit<R, 'app'>>> {
  return Object.fromEntries(rows.map(({ app, ...rest }) => [app, rest])) as Partial<
    Record<App, Omit<R, 'app'>>
  >;
}
