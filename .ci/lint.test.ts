import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** What the linter says of a text, as if it stood in that file. */
function lint(file: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const child = execFile(
      path.join(root, 'node_modules/.bin/biome'),
      ['lint', `--stdin-file-path=${file}`],
      { cwd: root },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
    child.stdin?.end(text);
  });
}

/** Import directions of the architecture: who may not know whom. */
test.each([
  ['mfe-courses/src/x.ts', '@apologia/mfe-billing', /meet at run time only/],
  ['mfe-courses/src/x.ts', '../../mfe-billing/src/routes.tsx', /meet at run time only/],
  ['mfe-courses/src/x.ts', '@apologia/shell', /meet at run time only/],
  ['mfe-courses/src/x.ts', '@apologia/db', /knows the gateway by its contract/],
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
  ['gateway/src/x.ts', '@apologia/db/schema'],
  ['gateway/src/x.ts', 'drizzle-orm'],
  ['db/src/x.ts', '@apologia/contract'],
])('in %s an import of %s is welcome', async (file, name) => {
  expect(await lint(file, `import * as x from '${name}';\nexport const y = x;\n`)).not.toMatch(/noRestrictedImports/);
});
