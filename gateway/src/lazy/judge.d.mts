export * from '../releases/beacons/judge.ts';
