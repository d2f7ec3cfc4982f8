import path from 'node:path';
import { contractSnapshot } from '@apologia/contract/versioning';
import { root } from '@apologia/kit/build';
import { refuseUnknown } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';
import { updateSnapshot } from './snapshotFile.ts';

/** Writes the contract of the code as its snapshot, and names what has changed. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  refuseUnknown(args, ['--breaking'], 'pnpm contract [--breaking]');
  const file = path.join(root, 'gateway/contract/contract.json');
  const changes = await updateSnapshot(file, contractSnapshot(), args.includes('--breaking'));
  say(changes.length ? changes.join('\n') : 'The contract is the one of the snapshot.');
}

await main().catch(fail);
