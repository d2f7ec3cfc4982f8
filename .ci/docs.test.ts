import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const documents = [
  'README.md',
  ...(await readdir(path.join(root, 'docs'), { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));

test.each(documents)('the commands and paths of %s exist', async (name) => {
  const text = await readFile(path.join(root, name), 'utf8');
  for (const [, command = ''] of text.matchAll(/`(?:npx -y )?pnpm(?:@\d+)? (?:run )?([a-z:]+)/g)) {
    if (command !== 'install') expect(Object.keys(scripts), `pnpm ${command}`).toContain(command);
  }
  for (const [, target = ''] of text.matchAll(/`((?:shell|mfe-\w+|gateway|db|e2e|docs|\.ci)\/[\w./-]*)`/g)) {
    expect(existsSync(path.join(root, target)), target).toBe(true);
  }
  for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)) {
    expect(existsSync(path.join(root, path.dirname(name), target)), target).toBe(true);
  }
});
