import path from 'node:path';
import { contractSnapshot } from '@apologia/contract/versioning';
import { root } from '@apologia/kit/build';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';
import { updateSnapshot } from './snapshotFile.ts';

/** Writes the contract of the code as its snapshot, and names what has changed. */
async function main(): Promise<void> {
  const { flags } = readArguments({ usage: 'pnpm contract [--breaking]', flags: ['breaking'] });
  const file = path.join(root, 'gateway/contract/contract.json');
  const changes = await updateSnapshot(file, contractSnapshot(), flags.breaking);
  say(changes.length ? changes.join('\n') : 'The contract is the one of the snapshot.');
}

await main().catch(fail);
