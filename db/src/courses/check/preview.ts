import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { blocksOf } from '../markdown.ts';
import { type LessonFile, readCurriculumFiles } from '../seed/curriculumFiles.ts';
import type { AuthoredQuestion } from '../seed/questions.ts';

const apps = path.join(import.meta.dirname, '../../../..');
const stylesheets = [
  ...['tokens.css', 'base.css', 'parts.css'].map((name) => path.join(apps, 'shell/kit/src/styles', name)),
  path.join(apps, 'mfe-courses/src/lesson/figures.css'),
];

/**
 * A lesson as a page that a browser opens from disk: its text as learners read it, and its questions with their keys.
 * @param id of the lesson
 * @throws Error where there is no such lesson, or a file does not fit its schema
 */
export async function previewOf(id: string): Promise<string> {
  const modules = await readCurriculumFiles();
  const isAsked = ({ data }: LessonFile) => data.id === id;
  const module = modules.find(({ lessons }) => lessons.some(isAsked));
  const lesson = module?.lessons.find(isAsked);
  if (!module || !lesson) throw new Error(`There is no lesson ${id}.`);
  const css = await Promise.all(stylesheets.map((file) => readFile(file, 'utf8')));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(lesson.data.title)}</title><style>${css.join('\n')}</style></head><body><main class="page page-reading"><h1>${escaped(lesson.data.title)}</h1><div class="prose">${blocksOf(lesson.body, module.figures).join('\n')}${apparatus(lesson)}</div></main></body></html>`;
}

const apparatus = ({ data: { scripture, terms, sources, questions } }: LessonFile) => `
<h2>Scripture</h2><p>${scripture.map(escaped).join(' · ')}</p>
<h2>Key terms</h2><ul>${terms.map(({ term, meaning }) => `<li><strong>${escaped(term)}</strong>: ${escaped(meaning)}</li>`).join('')}</ul>
<h2>Further reading</h2><ul>${sources.map(({ author, title, year }) => `<li>${escaped(author)}, <em>${escaped(title)}</em> (${escaped(year)})</li>`).join('')}</ul>
<h2>Questions</h2>${questions.map(questionOf).join('')}`;

function questionOf(question: AuthoredQuestion): string {
  const heading = `<h3>${escaped(question.question)}</h3>`;
  if (question.type === 'essay') {
    return `${heading}<ul>${question.rubric.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul><p>${escaped(question.model)}</p>`;
  }
  if (question.type === 'short') {
    return `${heading}<p><strong>${question.accept.map(escaped).join(', ')}</strong></p><p>${escaped(question.explanation)}</p>`;
  }
  const options = question.options.map(
    ({ text, right, reason }) =>
      `<li>${right ? `<strong>${escaped(text)}</strong> ✓` : escaped(text)}<br><em>${escaped(reason)}</em></li>`,
  );
  return `${heading}<ul>${options.join('')}</ul><p>${escaped(question.explanation)}</p>`;
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
