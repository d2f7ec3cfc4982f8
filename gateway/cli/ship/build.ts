import { fail, step } from '../kernel/progress.ts';
import { buildAll } from './builds.ts';

await step('build the apps', buildAll, (built) =>
  built.length ? built.join(', ') : 'nothing changed',
).catch(fail);
