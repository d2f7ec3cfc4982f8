import { type Worldview, worldviews } from '@apologia/contract';
import type { Problem } from '../../courses/public.ts';
import { isQuotedFrom, quotationsIn, readCurriculum } from '../../courses/public.ts';
import type { ContentFile } from '../../kernel/contentFile.ts';
import { mentionsIn, passagesIn, readScripture, type Verse } from '../../scripture/public.ts';
import type { Objection, Question } from '../content.ts';
import { practiceFolder, readWorldview, type WorldviewFiles } from '../files.ts';
import { ofPerson } from '../phrasings.ts';

type ObjectionFile = ContentFile<Objection>;
type Path = readonly PropertyKey[];

const least = { objections: 12, strong: 2, weak: 2, belief: 20, person: 15 };
/** The most words of an objection in plain words. */
const plainWords = 45;
/** Of the strong replies of a worldview at least so many and at most so many are conceded to. */
const concedes = { least: 0.2, most: 0.65 };

/**
 * Checks the partners and returns what their authors have to mend.
 * @throws Error naming file and line where a file does not fit its schema
 */
export async function checkPractice(
  folder = practiceFolder,
  only: readonly Worldview[] = worldviews,
): Promise<Problem[]> {
  const [all, text, { lessons }] = await Promise.all([
    Promise.all(only.map((id) => readWorldview(id, folder))),
    readScripture(),
    readCurriculum(),
  ]);
  const lessonIds = new Set(lessons.map(({ id }) => id));
  return [
    ...all.flatMap((worldview) => [
      ...graph(worldview),
      ...repeated(worldview),
      ...people(worldview),
      ...phrased(worldview),
      ...worldview.objections.flatMap((file) => [...kinds(file), ...sources(file, lessonIds, text)]),
    ]),
    ...ids(all),
  ];
}

const problem = (file: ContentFile<unknown>, path: Path, message: string): Problem => ({
  file: file.file,
  line: file.lineOf(path),
  message,
});

/** Every objection can be reached from the first one, and every objection that a reply leads to exists. */
function graph({ partner, objections }: WorldviewFiles): Problem[] {
  const byId = new Map(objections.map((file) => [file.data.id, file]));
  const problems = objections.flatMap((file) =>
    edgesOf(file)
      .filter(({ to }) => !byId.has(to) || to === file.data.id)
      .map(({ to, path }) => problem(file, path, `there is no other objection ${to}`)),
  );
  if (objections.length < least.objections) {
    const message = `${objections.length} objections; at least ${least.objections}`;
    problems.push(problem(partner, [], message));
  }
  const reached = new Set<string>();
  const visit = (id: string | undefined) => {
    const file = id && !reached.has(id) && byId.get(id);
    if (!file) return;
    reached.add(file.data.id);
    for (const { to } of edgesOf(file)) visit(to);
  };
  visit(objections[0]?.data.id);
  const unreached = objections.filter(({ data }) => !reached.has(data.id));
  return [...problems, ...unreached.map((file) => problem(file, ['id'], 'nothing leads here'))];
}

function edgesOf({ data }: ObjectionFile): { to: string; path: Path }[] {
  return [
    ...data.next.map((to, i) => ({ to, path: ['next', i] })),
    ...data.replies.flatMap(({ leads }, i) => (leads ? [{ to: leads, path: ['replies', i, 'leads'] }] : [])),
  ];
}

/** An objection has enough strong and weak replies, and the partner concedes something to a strong one. */
function kinds(file: ObjectionFile): Problem[] {
  const { replies } = file.data;
  const count = (strength: string) => replies.filter((reply) => reply.strength === strength).length;
  const problems = (['strong', 'weak'] as const)
    .filter((strength) => count(strength) < least[strength])
    .map((strength) =>
      problem(file, ['replies'], `${count(strength)} ${strength} replies; at least ${least[strength]}`),
    );
  const duplicates = twice(replies);
  return [...problems, ...duplicates.map((id) => problem(file, ['replies'], `two replies ${id}`))];
}

/** The partner is one person who can be asked enough, answers each question once, and concedes neither all nor nothing. */
function people({ partner, person, objections }: WorldviewFiles): Problem[] {
  const { answers } = person.data;
  const few = (['belief', 'person'] as const).flatMap((about) => {
    const count = answers.filter((one) => one.about === about).length;
    return count < least[about] ? [`${count} answers about ${about}; at least ${least[about]}`] : [];
  });
  const strong = objections.flatMap(({ data }) => data.replies.filter((one) => one.strength === 'strong'));
  const share = strong.filter((one) => one.concedes).length / (strong.length || 1);
  const isEven = share >= concedes.least && share <= concedes.most;
  return [
    ...few.map((message) => problem(person, ['answers'], message)),
    ...twice(answers).map((id) => problem(person, ['answers'], `two answers ${id}`)),
    ...objections.flatMap((file) => [
      ...twice(file.data.questions).map((id) => problem(file, ['questions'], `two questions ${id}`)),
      ...(file.data.plain.split(/\s+/).length > plainWords
        ? [problem(file, ['plain'], `more than ${plainWords} plain words`)]
        : []),
    ]),
    ...partner.data.lines.likelier.flatMap((line, i) =>
      line.includes('{gist}') ? [] : [problem(partner, ['lines', 'likelier', i], 'a line without {gist}')],
    ),
    ...(isEven
      ? []
      : [problem(partner, [], `${Math.round(100 * share)} % of the strong replies are conceded to`)]),
  ];
}

/** What has other phrasings exists. */
function phrased({ phrasings, person, objections }: WorldviewFiles): Problem[] {
  if (!phrasings) return [];
  return Object.entries(phrasings.data).flatMap(([under, lists]) => {
    const objection = objections.find(({ data }) => data.id === under)?.data;
    const known = {
      replies: objection?.replies ?? [],
      questions: objection?.questions ?? [],
      answers: under === ofPerson ? person.data.answers : [],
    };
    return (['replies', 'questions', 'answers'] as const).flatMap((list) =>
      Object.keys(lists[list])
        .filter((id) => !known[list].some((one) => one.id === id))
        .map((id) => problem(phrasings, [under, list, id], `there is no ${id}`)),
    );
  });
}

function twice(all: readonly { id: string }[]): string[] {
  const names = all.map(({ id }) => id);
  return names.filter((id, i) => names.indexOf(id) < i);
}

/** References and the lesson exist, and quotations are exact. */
function sources(file: ObjectionFile, lessons: Set<string>, text: readonly Verse[]): Problem[] {
  const { data } = file;
  const references = [
    ...data.scripture.map((reference, i) => ({ reference, path: ['scripture', i] })),
    ...data.replies.flatMap(({ verses }, i) =>
      verses.map((reference, j) => ({ reference, path: ['replies', i, 'verses', j] })),
    ),
  ];
  const missing = references
    .filter(({ reference }) => passagesIn(reference).length !== 1)
    .map(({ reference, path }) => problem(file, path, `there is no passage ${reference}`));
  const misquoted = linesOf(data).flatMap(({ line, path }) => [
    ...mentionsIn(line)
      .filter(({ passages }) => passages.length === 0)
      .map(({ text: reference }) => problem(file, path, `there is no passage ${reference}`)),
    ...quotationsIn(line)
      .filter(({ words, passages }) => !isQuotedFrom(words, passages, text))
      .map(({ words, reference }) =>
        problem(file, path, `this is not what ${reference} says in the World English Bible: ${words}`),
      ),
  ]);
  const lesson = lessons.has(data.lesson)
    ? []
    : [problem(file, ['lesson'], `there is no lesson ${data.lesson}`)];
  return [...missing, ...misquoted, ...lesson];
}

/** No partner says a line twice. */
function repeated({ partner, person, objections }: WorldviewFiles): Problem[] {
  const { greeting, lines, closing } = partner.data;
  const everyLine = [
    { file: partner, line: greeting, path: ['greeting'] as Path },
    ...Object.entries(lines).flatMap(([occasion, all]) =>
      all.map((line, i) => ({ file: partner, line, path: ['lines', occasion, i] as Path })),
    ),
    ...Object.entries(closing).map(([name, line]) => ({
      file: partner,
      line,
      path: ['closing', name] as Path,
    })),
    ...saysOf(person.data.answers, 'answers').map((one) => ({ file: person, ...one })),
    ...objections.flatMap((file) => linesOf(file.data).map((one) => ({ file, ...one }))),
  ];
  const seen = new Set<string>();
  return everyLine.flatMap(({ file, line, path }) => {
    const isDuplicate = seen.has(line);
    seen.add(line);
    return isDuplicate ? [problem(file, path, 'this line stands twice')] : [];
  });
}

function ids(all: WorldviewFiles[]): Problem[] {
  const files = all.flatMap(({ objections }) => objections);
  const seen = new Set<string>();
  return files.flatMap((file) => {
    const isDuplicate = seen.has(file.data.id);
    seen.add(file.data.id);
    return isDuplicate ? [problem(file, ['id'], `two objections have the id ${file.data.id}`)] : [];
  });
}

/** The lines of an objection that the learner hears or reads. */
function linesOf({ opening, clarify, leaving, better, replies, plain, questions }: Objection) {
  return [
    { line: opening, path: ['opening'] as Path },
    { line: plain, path: ['plain'] as Path },
    ...saysOf(questions, 'questions'),
    ...clarify.map((line, i) => ({ line, path: ['clarify', i] as Path })),
    ...Object.entries(leaving).map(([name, line]) => ({ line, path: ['leaving', name] as Path })),
    ...Object.entries(better).map(([name, line]) => ({ line, path: ['better', name] as Path })),
    ...replies.flatMap(({ comment, concedes, follow }, i) => [
      { line: comment, path: ['replies', i, 'comment'] as Path },
      ...(concedes ? [{ line: concedes, path: ['replies', i, 'concedes'] as Path }] : []),
      ...follow.map((line, j) => ({ line, path: ['replies', i, 'follow', j] as Path })),
    ]),
  ];
}

const saysOf = (questions: readonly Question[], list: string) =>
  questions.flatMap(({ says }, i) => says.map((line, j) => ({ line, path: [list, i, 'says', j] as Path })));
