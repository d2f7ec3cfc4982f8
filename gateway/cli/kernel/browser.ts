import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test with: `CHROMIUM_PATH`, else an installed one, else the one from an npm package. */
export async function browserPath(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/** What a browser needs to run headless in a container without reaching for the network. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
