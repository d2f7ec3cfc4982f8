import path from 'node:path';
import { type App, apps } from '@apologia/contract';
import { localTokens, tokenName } from '../kernel/tokens.ts';
import type { ReleaseTarget } from './releaseClient.ts';

const usage = `Name an app: ${apps.join(', ')}.`;

/** The app of this name. @throws Error listing those there are */
export function appNamed(name: string | undefined): App {
  const app = apps.find((one) => one === name);
  if (!app) throw new Error(usage);
  return app;
}

/** Where to ship to: `GATEWAY_URL`, else the academy on this machine; with the app's token. */
export async function releaseTargetOf(app: App): Promise<ReleaseTarget> {
  const url = process.env.GATEWAY_URL ?? `http://localhost:${process.env.PORT ?? 8787}`;
  const own = process.env[tokenName(app)];
  if (own) return { url, token: own };
  const tokens = await localTokens(path.resolve(process.env.DATA_DIR ?? '.data'));
  return { url, token: tokens[tokenName(app)] ?? '' };
}
