import { subjects } from '@apologia/contract';
import { passagesIn } from '../../scripture/public.ts';
import type { LessonFile, ModuleFile, ModuleFiles } from '../seed/curriculumFiles.ts';
import { blocksWithLines } from './blocks.ts';
import type { Problem } from './problem.ts';

type Rule = (modules: readonly ModuleFiles[]) => Problem[];
type File = LessonFile | ModuleFile;

const filesOf = (modules: readonly ModuleFiles[]): File[] =>
  modules.flatMap(({ module, lessons }) => [module, ...lessons]);

/** Every module and lesson has an id of its own, and so has every question of a quiz. */
export const ids: Rule = (modules) => {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const file of filesOf(modules)) {
    const { id, questions } = file.data;
    const other = seen.get(id);
    if (other)
      problems.push({ file: file.file, line: file.lineOf(['id']), message: `${id} is the id of ${other}` });
    seen.set(id, file.file);
    questions.forEach((question, i) => {
      if (questions.findIndex((one) => one.id === question.id) < i) {
        const line = file.lineOf(['questions', i, 'id']);
        problems.push({
          file: file.file,
          line,
          message: `${question.id} is the id of another question here`,
        });
      }
    });
  }
  return problems;
};

/** A link within the academy leads to a lesson, a module or a passage that exists; any other link is https. */
export const links: Rule = (modules) => {
  const addresses = new Set([
    ...modules.map(({ module }) => `/module/${module.data.id}`),
    ...modules.flatMap(({ lessons }) => lessons.map(({ data }) => `/lesson/${data.id}`)),
  ]);
  const isAlive = (target: string) => {
    const passage = target.match(/^\/scripture\?ref=(.+)$/)?.[1];
    if (passage) return passagesIn(decodeURIComponent(passage)).length > 0;
    return addresses.has(target) || /^https:\/\//.test(target);
  };
  return filesOf(modules).flatMap((file) =>
    blocksWithLines(file).flatMap(({ raw, line }) =>
      [...raw.matchAll(/\]\(([^)\s]+)\)/g)]
        .filter(([, target = '']) => !isAlive(target))
        .map(([, target]) => ({ file: file.file, line, message: `nothing is at ${target}` })),
    ),
  );
};

/** A lesson or module that another names by its title, in italics, is a link: a reader may want to go there. */
export const named: Rule = (modules) => {
  const titles = new Map<string, string>();
  for (const { module, lessons } of modules) {
    titles.set(module.data.title, `/module/${module.data.id}`);
    for (const { data } of lessons) titles.set(data.title, `/lesson/${data.id}`);
  }
  return filesOf(modules).flatMap((file) =>
    blocksWithLines(file).flatMap(({ raw, line }) =>
      [...raw.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].flatMap(([, title = '']) => {
        const address = titles.get(title);
        if (!address || title === file.data.title) return [];
        return [{ file: file.file, line, message: `${title} is no link: [${title}](${address})` }];
      }),
    ),
  );
};

/** No two lessons share a paragraph; Scripture may be quoted twice. */
export const repeated: Rule = (modules) => {
  const seen = new Map<string, string>();
  return filesOf(modules).flatMap((file) =>
    blocksWithLines(file).flatMap(({ token, raw, line }) => {
      if (token.type !== 'paragraph') return [];
      const other = seen.get(raw);
      seen.set(raw, file.file);
      return other ? [{ file: file.file, line, message: `this paragraph stands in ${other} too` }] : [];
    }),
  );
};

const bias = { leastQuestions: 20, mostLongest: 0.4, place: [0.15, 0.4] as const };

/** Over a subject neither the length nor the position of options gives the right one away. */
export const givenAway: Rule = (modules) =>
  subjects.flatMap((subject) => {
    const own = modules.filter((one) => one.subject === subject);
    const questions = filesOf(own).flatMap(({ data }) => data.questions.filter((one) => one.type === 'mc'));
    const [first] = own;
    if (questions.length < bias.leastQuestions || !first) return [];
    const tell = (message: string): Problem => ({
      file: first.module.file,
      line: 1,
      message: `${subject}: ${message}`,
    });
    const share = (count: number) => count / questions.length;
    const percent = (part: number) => `${Math.round(100 * part)} %`;
    const longest = share(
      questions.filter(({ options }) => {
        const right = options.find((one) => one.right);
        return options.every((one) => one === right || one.text.length < (right?.text.length ?? 0));
      }).length,
    );
    const problems =
      longest > bias.mostLongest ? [tell(`the right option is the longest in ${percent(longest)}`)] : [];
    for (const place of [0, 1, 2, 3]) {
      const part = share(questions.filter(({ options }) => options[place]?.right).length);
      const [least, most] = bias.place;
      if (part < least || part > most)
        problems.push(tell(`option ${place + 1} is the right one in ${percent(part)}`));
    }
    return problems;
  });
