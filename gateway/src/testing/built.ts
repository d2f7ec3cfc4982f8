import { buildAll } from '../../cli/builds.ts';
import { buildWorker } from '../../cli/serving/workerBuild.ts';

/** Builds what changed once, before test files run side by side. */
export default async function setup() {
  await buildAll();
  await buildWorker();
}
