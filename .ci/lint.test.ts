import { expect, test } from 'vitest';
import { importProblems } from './imports.ts';

const problems = (file: string, name: string) => importProblems(file, `import * as x from '${name}';`);

/** Import directions of the architecture: who may not know whom. */
test.each([
  ['mfe-courses/src/x.ts', '@apologia/mfe-billing', /meet at run time only/],
  ['mfe-courses/src/x.ts', '../../mfe-billing/src/routes.tsx', /entered by its name/],
  ['mfe-courses/src/x.ts', '../../shell/src/x', /entered by its name/],
  ['mfe-courses/src/x.ts', '../../shell/kit/src/api/call.ts', /entered by its name/],
  ['mfe-courses/src/x.ts', '@apologia/shell', /meet at run time only/],
  ['mfe-courses/src/x.ts', '@apologia/db', /knows the gateway by its contract/],
  ['mfe-courses/src/x.ts', '@apologia/gateway/testing', /knows the gateway by its contract/],
  ['mfe-courses/src/x.ts', 'drizzle-orm', /Only db and gateway talk to the database/],
  ['mfe-courses/src/x.ts', 'react-router-dom', /import it from @apologia\/kit/],
  ['mfe-courses/src/x.ts', '@radix-ui/themes', /import it from @apologia\/kit/],
  ['mfe-courses/src/x.ts', 'radix-ui', /import it from @apologia\/kit/],
  ['mfe-courses/src/x.ts', '@apologia/kit/src/api/call.ts', /index is what the host shares/],
  ['mfe-courses/src/x.ts', '@module-federation/runtime', /loaded by the shell/],
  ['shell/src/x.ts', '@apologia/mfe-courses', /meet at run time only/],
  ['shell/src/x.ts', '@apologia/gateway', /knows the gateway by its contract/],
  ['shell/kit/src/x.ts', '@apologia/mfe-courses', /meet at run time only/],
  ['shell/kit/src/x.ts', '../../src/x.ts', /entered by its name/],
  ['e2e/shell/x.spec.ts', '../../gateway/cli/kernel/database.ts', /entered by its name/],
  ['e2e/shell/x.spec.ts', '@libsql/client', /Only db and gateway/],
  ['gateway/src/x.ts', '@apologia/kit', /does not know the browser/],
  ['gateway/src/x.ts', '@apologia/shell', /meet at run time only/],
  ['gateway/src/x.ts', 'zod', /zod\/mini/],
  ['gateway/src/x.ts', '@apologia/db/schema', /by the name of the domain/],
  ['gateway/src/courses/x.ts', '@apologia/db/schema/billing', /A table is read by its own domain/],
  ['gateway/src/courses/x.ts', '../billing/queries.ts', /entered by its public\.ts/],
  ['gateway/src/courses/quizzes/x.ts', '../../billing/orders/create.ts', /entered by its public\.ts/],
  ['gateway/src/courses/x.ts', '../app/pages.ts', /not the other way round/],
  ['gateway/src/courses/x.ts', '../compose/html.ts', /not the other way round/],
  ['gateway/src/app/app.ts', '../courses/routes.ts', /entered by its public\.ts/],
  ['gateway/src/compose/x.ts', '../releases/live.ts', /entered by its public\.ts/],
  ['gateway/src/kernel/x.ts', '../courses/public.ts', /kernel knows no domain/],
  ['gateway/src/kernel/http/x.ts', '../../compose/html.ts', /kernel knows no domain/],
  ['gateway/src/kernel/x.ts', '@apologia/db/schema/billing', /A table is read by its own domain/],
  ['gateway/contract/src/x.ts', '@apologia/db', /knows the gateway by its contract/],
  ['gateway/contract/src/x.ts', '@apologia/kit', /zod and nothing of ours/],
  ['gateway/contract/src/x.ts', 'drizzle-orm/sqlite-core', /Only db and gateway/],
  ['gateway/contract/src/kernel/x.ts', '../courses/courses.ts', /kernel knows no domain/],
  ['gateway/cli/kernel/x.ts', '../ship/ship.ts', /knows none of them/],
  ['gateway/cli/practice/x.ts', '../../src/billing/ledger.ts', /entered by its public\.ts/],
  ['db/src/x.ts', '@apologia/gateway', /contract's enums only/],
  ['db/src/kernel/x.ts', '../courses/public.ts', /kernel knows no domain/],
  ['db/src/practice/x.ts', '../courses/seed/questions.ts', /entered by its public\.ts/],
])('in %s an import of %s is refused', (file, name, reason) => {
  expect(problems(file, name).join()).toMatch(reason);
});

test.each([
  ['mfe-courses/src/x.ts', '@apologia/kit'],
  ['mfe-courses/src/x.ts', '@apologia/contract'],
  ['mfe-courses/src/x.ts', '@apologia/kit/tabs'],
  ['mfe-billing/src/x.ts', '@apologia/kit/confirm'],
  ['mfe-practice/src/x.ts', '@apologia/kit/draft'],
  ['mfe-community/src/x.ts', '@apologia/kit/focus'],
  ['mfe-community/src/x.ts', '@apologia/kit/showMore'],
  ['mfe-courses/src/x.ts', '@apologia/kit/trusted'],
  ['mfe-courses/src/lesson/x.ts', '../queries.ts'],
  ['gateway/src/courses/x.ts', '@apologia/db/schema/courses'],
  ['gateway/src/courses/x.ts', '@apologia/db/schema/kernel'],
  ['gateway/src/practice/x.ts', '../courses/public.ts'],
  ['gateway/src/courses/quizzes/x.test.ts', '../../community/queries.ts'],
  ['gateway/cli/practice/x.ts', '../../src/practice/guided/turn.ts'],
  ['gateway/src/courses/x.ts', 'drizzle-orm'],
  ['db/src/practice/x.ts', '../courses/public.ts'],
  ['db/src/practice/x.ts', '../courses/schema.ts'],
  ['db/src/x.ts', '@apologia/contract'],
])('in %s an import of %s is welcome', (file, name) => {
  expect(problems(file, name)).toEqual([]);
});

test.each([
  "import '@apologia/db';",
  "import type { Db } from '@apologia/db';",
  "export * from '@apologia/db';",
  "export { Db } from '@apologia/db';",
  "const db = await import('@apologia/db');",
  "type Db = typeof import('@apologia/db');",
  "type Db = import('@apologia/db').Db;",
])('%s is an import', (text) => {
  expect(importProblems('mfe-courses/src/x.ts', text).join()).toMatch(/knows the gateway by its contract/);
});
