import { fail } from '../kernel/progress.ts';
import { benchCanary } from './canary.ts';
import { benchData } from './data.ts';
import { benchKills } from './killsCommand.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoad } from './load.ts';
import { benchPages } from './pages.ts';
import { benchPractice } from './practice.ts';

/** Measurements that print ratios from one run, side by side. They judge nothing: machines differ. */
const benches: Record<string, () => Promise<void>> = {
  data: benchData,
  load: benchLoad,
  kills: benchKills,
  practice: benchPractice,
  pages: benchPages,
  lighthouse: benchLighthouse,
  canary: benchCanary,
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) fail(new Error(`pnpm bench ${Object.keys(benches).join(' | ')}`));
await bench().catch(fail);
