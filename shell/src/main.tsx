import '@apologia/kit/styles.css';
import { nextTask } from './remotes/nextTask.ts';
import './remotes/parsed.ts';

async function main() {
  await nextTask();
  await import(/* webpackMode: "eager" */ '@apologia/kit');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  const { loadFederated } = await import(/* webpackMode: "eager" */ './remotes/federated.ts');
  await nextTask();
  await start(loadFederated);
}

// Not awaited here: modules that wait cost half a kilobyte of runtime.
void main();
