import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './checks.ts';
import { importProblems } from './imports.ts';

/** Says every import of the repository that goes where it may not. */
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mts'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
});
const problems = listed
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)))
  .flatMap((file) => importProblems(file, readFileSync(path.join(root, file), 'utf8')));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
