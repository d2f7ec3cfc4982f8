import * as z from 'zod/mini';
import { apps } from '../kernel/apps.ts';
import { done } from '../kernel/done.ts';
import { post } from '../kernel/endpoint.ts';
import { beaconPath } from './names.ts';

const app = z.enum(apps);

/** How something of an app can fail in a browser: its files do not come, a page of it throws while it is rendered, or it throws elsewhere. */
export const failureKinds = ['load', 'render', 'error'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Milliseconds, but for `cls`, which is in thousandths; `live` is when the page answered for itself. */
const amount = z.optional(z.number().check(z.minimum(0), z.maximum(3_600_000)));
export const vitals = z.object({ lcp: amount, inp: amount, cls: amount, live: amount });
export type Vitals = z.output<typeof vitals>;

export const beacons = {
  /** What a tab tells of the releases that it runs, and nothing of who reads. Sent when there is something to tell, and when it is left. */
  send: post(beaconPath, {
    body: z.object({
      /** From the document (`boot.view`): which releases it is about. */
      view: z.string().check(z.maxLength(1_000)),
      /** The apps that have shown a page in this tab since the last beacon, each once a tab. */
      shown: z.array(app).check(z.maxLength(apps.length)),
      failures: z.array(z.object({ app, kind: z.enum(failureKinds) })).check(z.maxLength(20)),
      /** Of the document's own page. */
      vitals,
    }),
    response: done,
  }),
} as const;
