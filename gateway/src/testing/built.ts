import { buildAll } from '../../cli/builds.ts';

/** Builds what changed once, before test files run side by side. */
export default async function setup() {
  await buildAll();
}
