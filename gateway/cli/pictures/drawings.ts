import path from 'node:path';
import { type Subject, subjects } from '@apologia/contract';
import { root } from '@apologia/kit/build';
import { build, stop } from 'esbuild';
import { accent, ink } from './colours.ts';

/** The drawings that the pages of subjects open with: the same components, rendered here. */
const source = `
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { Apologetics } from './drawings/Apologetics.tsx';
import { BibleStudy } from './drawings/BibleStudy.tsx';
import { Hermeneutics } from './drawings/Hermeneutics.tsx';
import { Religions } from './drawings/Religions.tsx';
import { Theology } from './drawings/Theology.tsx';
const all = { apologetics: Apologetics, theology: Theology, 'bible-study': BibleStudy, hermeneutics: Hermeneutics, religions: Religions };
export const linesOf = (subject, accent) => renderToStaticMarkup(createElement(all[subject], { accent }));
`;

/** The lines of each subject's drawing as SVG, on 240 by 96 units. */
export async function subjectDrawings(): Promise<Record<Subject, string>> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.join(root, 'mfe-courses/src/frontispiece') },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    jsx: 'automatic',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('file:///');" },
  });
  await stop();
  const text = outputFiles[0]?.text ?? '';
  const { linesOf } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const drawingOf = (subject: Subject) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 96" width="480" height="192" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">${linesOf(subject, accent)}</svg>`;
  return Object.fromEntries(subjects.map((subject) => [subject, drawingOf(subject)])) as Record<
    Subject,
    string
  >;
}
