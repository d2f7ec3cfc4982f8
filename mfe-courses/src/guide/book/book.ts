import type { Guide, GuideLesson, GuideModule } from '@apologia/contract';
import { absolute, escaped, linesToWriteOn, list, section } from './markup.ts';
import { passageMarkup } from './passage.ts';
import { answersMarkup, questionsMarkup } from './questions.ts';

export interface Chapter {
  /** Unlike that of any other chapter of the book. */
  id: string;
  title: string;
  /** 1, or 2 for what is part of the chapter of level 1 before it. */
  level: 1 | 2;
  /** Its headings are h2 and h3. */
  markup: string;
}

export interface Book {
  title: string;
  /** What it is a guide of. */
  kind: string;
  /** Where the academy has it. */
  address: string;
  chapters: Chapter[];
}

interface Titled {
  title: string;
  /** The path of its page. */
  path: string;
  origin: string;
}

const notesLines = 9;

/** The guide of a module, its lessons as chapters; the answers come last. */
export function moduleBook(module: GuideModule, titled: Titled): Book {
  const chapters = chaptersOf(module, 1);
  return bookOf('A guide of the module', titled, [
    { id: 'introduction', title: 'About this module', level: 1, markup: introduction(module) },
    ...chapters,
    { id: 'answers', title: 'Answers', level: 1, markup: answersOf(module) },
  ]);
}

/** The guide of a subject, its modules as chapters and their lessons as parts of them; the answers come last. */
export function subjectBook({ modules }: Guide, titled: Titled): Book {
  return bookOf('A guide of the subject', titled, [
    ...modules.flatMap((module): Chapter[] => [
      { id: module.id, title: module.title, level: 1, markup: introduction(module) },
      ...chaptersOf(module, 2),
    ]),
    { id: 'answers', title: 'Answers', level: 1, markup: '' },
    ...modules.map(
      (module): Chapter => ({
        id: `answers-${module.id}`,
        title: module.title,
        level: 2,
        markup: answersOf(module),
      }),
    ),
  ]);
}

function bookOf(kind: string, { title, path, origin }: Titled, chapters: Chapter[]): Book {
  const ofWorld = chapters.map((chapter) => ({ ...chapter, markup: absolute(chapter.markup, origin) }));
  return { title, kind, address: `${origin}${path}`, chapters: ofWorld };
}

const introduction = ({ description, content }: GuideModule) => `<p>${escaped(description)}</p>${content}`;

function chaptersOf(module: GuideModule, level: Chapter['level']): Chapter[] {
  const lessons = module.lessons.map(
    (lesson): Chapter => ({ id: lesson.id, title: lesson.title, level, markup: lessonMarkup(lesson) }),
  );
  const check = questionsMarkup(module.check);
  if (!check) return lessons;
  const about = '<p>It is taken at the academy, where it counts towards the certificate.</p>';
  return [...lessons, { id: `check-${module.id}`, title: 'Knowledge Check', level, markup: about + check }];
}

function lessonMarkup({ passages, content, terms, questions, sources }: GuideLesson): string {
  const meanings = terms.map(({ term, meaning }) => `<dt>${escaped(term)}</dt><dd>${escaped(meaning)}</dd>`);
  const works = sources.map(
    ({ author, title, year }) => `${escaped(author)}, <cite>${escaped(title)}</cite> (${escaped(year)})`,
  );
  return [
    section('Scripture', passages.map(passageMarkup).join('')),
    section('The lesson', content.join('')),
    section('Key terms', meanings.length > 0 ? `<dl>${meanings.join('')}</dl>` : ''),
    section('Check your understanding', questionsMarkup(questions)),
    section('Further reading', list(works, 'ul')),
    section('Notes', linesToWriteOn(notesLines)),
  ].join('');
}

/** The answers to the quizzes of a module's lessons. */
const answersOf = ({ lessons }: GuideModule) =>
  lessons
    .filter(({ questions }) => questions.length > 0)
    .map(({ title, questions }) => `<h2>${escaped(title)}</h2>${answersMarkup(questions)}`)
    .join('');
