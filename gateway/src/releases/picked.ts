import type { App } from '@apologia/contract';
import type { InForce, Live } from './liveRelease.ts';

/** The releases of one document, and which of them are on trial. */
export interface Picked {
  releases: Live;
  canaries: App[];
}

/**
 * The releases that a visitor gets: canaries for those whose cohort is below their share.
 * @param cohort `null` for a browser that could not load one: it gets what is in force for everybody
 */
export function picked({ live, canaries }: InForce, cohort: number | null): Picked {
  const releases = { ...live };
  const names: App[] = [];
  for (const [name, { percent, version, manifest }] of Object.entries(canaries)) {
    const app = name as App;
    const promotionId = live[app]?.promotionId;
    if (promotionId === undefined || cohort === null || cohort >= percent) continue;
    releases[app] = { promotionId, version, manifest };
    names.push(app);
  }
  return { releases, canaries: names };
}
