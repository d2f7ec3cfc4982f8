import { buildWorker } from '../../cli/kernel/workerBuild.ts';
import { buildAll } from '../../cli/ship/builds.ts';

/** Builds what changed once, before test files run side by side. */
export default async function setup() {
  await buildAll();
  await buildWorker();
}
