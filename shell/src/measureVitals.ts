import { onCLS, onINP, onLCP } from 'web-vitals';
import { tellVital } from './early/beaconEvents.ts';

/** Each as far as it is known: the page may be left at any time. */
const always = { reportAllChanges: true };

/** Measures how this page was to its reader, for its beacons. */
export function measureVitals(): void {
  onLCP(({ value }) => tellVital({ lcp: value }), always);
  onINP(({ value }) => tellVital({ inp: value }), always);
  onCLS(({ value }) => tellVital({ cls: value * 1_000 }), always);
}
