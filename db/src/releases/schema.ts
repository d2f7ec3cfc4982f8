import type { App } from '@apologia/contract';
import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One file of a release as the gateway received it. */
export interface ReleaseFile {
  /** Bytes as stored, uncompressed. */
  bytes: number;
  /** `sha384-…`, as the browser's integrity check wants it. */
  integrity: string;
}

/** Everything needed to compose a document with this release. */
export interface ReleaseManifest {
  files: Record<string, ReleaseFile>;
  /** Files of each named chunk, for preloading. */
  chunks: Record<string, { js: string[]; css: string[] }>;
  /** Where a remote's container is left; absent for the shell. */
  globalName?: string;
  /** What the shell's documents are made of; absent for remotes. */
  document?: ShellDocument;
  /** Shared packages provided (shell) or required (remote), by name. */
  shared: Record<string, string>;
  /** Whether it makes markup and scripts through policies that the document names; not before builds said so. */
  trustedTypes?: boolean;
  /** Version of the federation runtime. */
  runtime: string;
}

export interface ShellDocument {
  theme: string;
  /** Its text: it stands in the document. Absent from releases that are older than that. */
  themeScript?: string;
  /** The landing page's styles, for its document; `%shell%` stands for the folder of the shell's files. */
  landingStyles?: string;
  icon?: string;
  /** Needed by the first text of every page. */
  fonts?: string[];
  /** The stylesheet that brings the faces. */
  fontStyles?: string;
  host: { js: string[]; css: string[] };
  landing: { js: string[]; css: string[] };
  /** For tabs that run a remote from elsewhere. Absent from releases that are older than that. */
  override?: { js: string[]; css: string[] };
  /** `text` has a place for the text of a page; absent from releases that are older than that. */
  frames: { landing: string; sidebar: string; bare: string; text?: string };
}

export const releases = sqliteTable(
  'releases',
  {
    app: text().$type<App>().notNull(),
    version: text().notNull(),
    manifest: text({ mode: 'json' }).$type<ReleaseManifest>().notNull(),
    shippedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.app, table.version] })],
);

/** Each time a version went live. `previousId` makes it a stack: rolling back walks down it. */
export const promotions = sqliteTable('promotions', {
  id: integer().primaryKey({ autoIncrement: true }),
  app: text().$type<App>().notNull(),
  version: text().notNull(),
  previousId: integer().references((): AnySQLiteColumn => promotions.id),
  at: integer().notNull(),
  /** When it was last taken out of force; documents named its version until then. */
  endedAt: integer(),
});

/** Which promotion is in force, a row an app. Promotion and rollback change this row and nothing else. */
export const channels = sqliteTable('channels', {
  app: text().$type<App>().primaryKey(),
  promotionId: integer()
    .notNull()
    .references(() => promotions.id),
});

/** What can happen to a version of an app. */
export const releaseSteps = [
  'shipped',
  'canary',
  'promoted',
  'brought_back',
  'rolled_back',
  'taken_back',
  'replaced',
  'swept',
] as const;
export type ReleaseStep = (typeof releaseSteps)[number];

/** The history: a row a step, never changed. */
export const releaseHistory = sqliteTable(
  'release_history',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    app: text().$type<App>().notNull(),
    /** The version that it happened to. */
    version: text().notNull(),
    step: text().$type<ReleaseStep>().notNull(),
    /** The share of visitors that a canary is shown to. */
    percent: integer(),
    /** Who did it, as they say; `gateway` where it did so by itself. */
    by: text().notNull(),
    reason: text(),
    at: integer().notNull(),
  },
  (table) => [index('release_history_app').on(table.app, table.id)],
);

/** The version on trial beside the one in force, a row an app. */
export const canaries = sqliteTable('canaries', {
  app: text().$type<App>().primaryKey(),
  /** The step that began the trial, by which what is counted in it is known. */
  trial: integer()
    .notNull()
    .references(() => releaseHistory.id),
  version: text().notNull(),
  percent: integer().notNull(),
  startedAt: integer().notNull(),
});

/**
 * What browsers and the renderer tell of versions: counters, and histograms as a counter a bucket. A row a version and metric, however
 * many come: it does not grow with traffic.
 */
export const releaseCounts = sqliteTable(
  'release_counts',
  {
    app: text().$type<App>().notNull(),
    version: text().notNull(),
    /** The trial in which it was counted, so that a canary is compared with what was live meanwhile; 0 where there was none. */
    trial: integer().notNull(),
    /** `views`, `failed`, a kind of failure, or a bucket as `lcp.7`. */
    metric: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.app, table.version, table.trial, table.metric] })],
);
