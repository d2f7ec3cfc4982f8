import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apologia-lint-'));
  await copyFile(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the linter says of a text that stands in that file. */
async function lint(file: string, text: string): Promise<string> {
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
  const biome = path.join(root, 'node_modules/.bin/biome');
  const options = { cwd: folder };
  return new Promise((resolve) => {
    execFile(biome, ['lint', '--vcs-enabled=false', file], options, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

/** Import directions of the architecture: who may not know whom. */
test.each([
  ['mfe-courses/src/x.ts', '@apologia/mfe-billing', /meet at run time only/],
  ['mfe-courses/src/x.ts', '../../mfe-billing/src/routes.tsx', /meet at run time only/],
  ['mfe-courses/src/x.ts', '@apologia/shell', /meet at run time only/],
  ['mfe-courses/src/x.ts', '@apologia/db', /knows the gateway by its contract/],
  ['mfe-courses/src/x.ts', '@apologia/gateway/testing', /knows the gateway by its contract/],
  ['mfe-courses/src/x.ts', 'drizzle-orm', /Only db and gateway talk to the database/],
  ['mfe-courses/src/x.ts', 'react-router-dom', /import it from @apologia\/kit/],
  ['mfe-courses/src/x.ts', '@radix-ui/themes', /import it from @apologia\/kit/],
  ['mfe-courses/src/x.ts', '@apologia/kit/src/api/call.ts', /index is what the host shares/],
  ['shell/src/x.ts', '@apologia/mfe-courses', /meet at run time only/],
  ['shell/src/x.ts', '@apologia/gateway', /knows the gateway by its contract/],
  ['shell/kit/src/x.ts', '@apologia/mfe-courses', /meet at run time only/],
  ['gateway/src/x.ts', '@apologia/kit', /does not know the browser/],
  ['gateway/contract/src/x.ts', '@apologia/db', /knows the gateway by its contract/],
  ['gateway/contract/src/x.ts', 'drizzle-orm/sqlite-core', /Only db and gateway/],
  ['db/src/x.ts', '@apologia/gateway', /contract's enums only/],
  ['gateway/src/x.ts', 'zod', /zod\/mini/],
])('in %s an import of %s is refused', async (file, name, reason) => {
  expect(await lint(file, `import * as x from '${name}';\nexport const y = x;\n`)).toMatch(reason);
});

test.each([
  ['mfe-courses/src/x.ts', '@apologia/kit'],
  ['mfe-courses/src/x.ts', '@apologia/contract'],
  ['mfe-courses/src/x.ts', '@apologia/kit/tabs'],
  ['mfe-billing/src/x.ts', '@apologia/kit/confirm'],
  ['mfe-courses/src/x.ts', '@apologia/kit/trusted'],
  ['gateway/src/x.ts', '@apologia/db/schema'],
  ['gateway/src/x.ts', 'drizzle-orm'],
  ['db/src/x.ts', '@apologia/contract'],
])('in %s an import of %s is welcome', async (file, name) => {
  expect(await lint(file, `import * as x from '${name}';\nexport const y = x;\n`)).not.toMatch(
    /noRestrictedImports/,
  );
});
