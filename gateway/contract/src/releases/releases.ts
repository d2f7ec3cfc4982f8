import * as z from 'zod/mini';
import { apps } from '../kernel/apps.ts';
import { done } from '../kernel/done.ts';
import { get, post } from '../kernel/endpoint.ts';
import { openEnum } from '../kernel/openEnum.ts';
import { comparison } from './comparison.ts';
import { measured } from './measured.ts';
import { version } from './version.ts';

const byApp = z.object({ app: z.enum(apps) });
const app = openEnum(apps);

/** How many visitors of a hundred get a canary. */
const percent = z.number().check(z.int(), z.minimum(1), z.maximum(99));

const shipped = z.object({
  app,
  version,
  /** Whether it is in force for everybody now, or was before a canary of it. */
  live: z.boolean(),
  /** The share of visitors that get it, where it is a canary. */
  canary: z.optional(percent),
});

const step = z.object({
  version,
  step: openEnum([
    'shipped',
    'canary',
    'promoted',
    'brought_back',
    'rolled_back',
    'taken_back',
    'replaced',
    'swept',
  ]),
  percent: z.optional(percent),
  /** Who did it, as they say; `gateway` where it did so by itself. */
  by: z.string(),
  reason: z.optional(z.string()),
  at: z.string(),
});

const told = z.object({
  version,
  views: z.number(),
  /** Views in which something of the app failed, and of them those of each kind. */
  failed: z.number(),
  kinds: z.record(z.string(), z.number()),
  /** What three of four views were below: in milliseconds, and in thousandths for `cls`; `null` above the last bound. */
  vitals: z.record(z.string(), z.nullable(z.number())),
});

export const releases = {
  list: get('/releases', {
    response: z.array(
      z.object({
        app,
        live: version,
        canary: z.optional(z.object({ version, percent, startedAt: z.string() })),
        /** The newest step first; a gateway from before there was a history has none. */
        history: z._default(z.array(step), []),
        /** What tabs have told of versions, each in all its time. */
        told: z._default(z.array(told), []),
        measured: z.optional(measured),
        versions: z.array(
          z.object({
            version,
            shippedAt: z.string(),
            /** When it was last taken out of force; absent where it is in force or never was. */
            endedAt: z.optional(z.string()),
            scriptBytes: z.number(),
            files: z.number(),
          }),
        ),
      }),
    ),
  }),
  compare: get('/releases/:app/compare', {
    params: byApp,
    query: z.object({ from: version, to: version }),
    response: comparison,
  }),
  /** The body is multipart form data, a part a file, named by its path in the build. */
  ship: post('/releases/:app', {
    params: byApp,
    /** For which share of visitors it is a canary; in force for everybody without. */
    query: z.object({
      canary: z.optional(z.coerce.number('must be a number').check(z.int(), z.minimum(1), z.maximum(99))),
    }),
    response: shipped,
  }),
  /** Puts the canary in force for everybody, or an older version that is named. */
  promote: post('/releases/:app/promote', {
    params: byApp,
    body: z.object({ version: z.optional(version) }),
    response: shipped,
  }),
  /** Takes the canary back; where there is none, brings back the version that was live before, unless only a canary is meant. */
  rollback: post('/releases/:app/rollback', {
    params: byApp,
    query: z.object({ only: z.optional(z.literal('canary', 'must be canary')) }),
    response: shipped,
  }),
  /** Deletes the files of versions that nobody can have open any more. */
  sweep: post('/releases/:app/sweep', {
    params: byApp,
    response: z.object({ app, swept: z.array(version) }),
  }),
  /** Purges what caches keep, after a change that went past the gateway. */
  forget: post('/releases/:app/forget', { params: byApp, response: done }),
} as const;

/** Under this name a development server's entry script leaves its container; a build's own has its id in it. */
export const devGlobalName = (remote: string) => `apologia_${remote}_dev`;

/** What the document of a composed page tells the shell about one app. */
export const composedApp = z.object({
  version: z.string(),
  /** Address of the remote's entry script. */
  entry: z.string(),
  /** The name under which the entry script leaves its container. */
  globalName: z.string(),
  /** `null` only for a development server, whose files change under it. */
  integrity: z.nullable(z.string()),
});

/** Inert JSON that the gateway writes into every document. */
export const boot = z.object({
  /** Names the set of versions this tab runs; sent along with each call. */
  composition: z.string(),
  remotes: z.record(z.string(), composedApp),
  /** Addresses of what the next page is likely to need, to be fetched when this one is at rest. */
  next: z.optional(z.array(z.string())),
  /** First data: query key and value. */
  /** Stands for the stylesheet that is in force: a browser that has it puts this into its cookie (`stylesCookie`). */
  styles: z.optional(z.string()),
  data: z.array(z.tuple([z.array(z.string()), z.unknown()])),
});
/** What a browser that has the shell's stylesheet says so with. */
export const stylesCookie = 'styles';

export type Boot = z.output<typeof boot>;
