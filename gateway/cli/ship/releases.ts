import { releases } from '@apologia/contract';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';
import { send } from './releaseClient.ts';
import { releaseTargetOf } from './releaseTarget.ts';

async function main(): Promise<void> {
  readArguments({ usage: 'pnpm releases' });
  const { url, token } = await releaseTargetOf('shell');
  for (const { app, live, versions } of releases.list.response.parse(
    await send(`${url}/releases`, token, 'GET'),
  )) {
    say(app);
    for (const { version, shippedAt, scriptBytes, files } of versions) {
      const mark = version === live ? '●' : ' ';
      say(
        `  ${mark} ${version}  ${shippedAt}  ${Math.round(scriptBytes / 1024)} KB of script, ${files} files`,
      );
    }
  }
}

await main().catch(fail);
