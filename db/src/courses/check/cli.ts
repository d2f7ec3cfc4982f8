import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCurriculumFiles } from '../seed/curriculumFiles.ts';
import { checkCurriculum } from './check.ts';
import { checkAliases } from './checkAliases.ts';
import { guessLines } from './guessing/guessLines.ts';
import { previewOf } from './preview.ts';
import { statsOf } from './stats.ts';

interface Options {
  /** Whether to say how well each subject’s questions can be guessed. */
  questions?: boolean | undefined;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** For authors: `pnpm content check [--questions] | stats | preview <lesson>`. */
const commands: Record<string, (argument: string | undefined, options: Options) => Promise<void>> = {
  async check(_, { questions }) {
    if (questions) return guessLines(await readCurriculumFiles()).forEach(say);
    const problems = [...(await checkCurriculum()), ...(await checkAliases())];
    for (const { file, line, message } of problems) {
      say(`${path.relative(process.cwd(), file)}:${line}: ${message}`);
    }
    if (problems.length > 0) throw new Error(`${problems.length} to mend.`);
    say('Every reference, quotation, question, link and alias holds.');
  },

  async stats() {
    const rows = await statsOf();
    const columns = ['modules', 'lessons', 'words', 'questions', 'figures', 'references'] as const;
    const print = (name: string, cells: (string | number)[]) =>
      say(name.padEnd(14) + cells.map((cell) => String(cell.toLocaleString('en')).padStart(12)).join(''));
    print('', [...columns]);
    for (const row of rows) {
      print(
        row.subject,
        columns.map((column) => row[column]),
      );
    }
    print(
      'together',
      columns.map((column) => rows.reduce((sum, row) => sum + row[column], 0)),
    );
  },

  async preview(id) {
    if (!id) throw new Error('pnpm content preview <lesson>');
    const folder = path.resolve('.data/preview');
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${path.basename(id)}.html`);
    await writeFile(file, await previewOf(id));
    say(`file://${file}`);
  },
};

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { questions: { type: 'boolean' } },
  });
  const [name = '', argument] = positionals;
  const command = commands[name];
  if (!command) throw new Error(`pnpm content ${Object.keys(commands).join(' | ')}`);
  await command(argument, values);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
