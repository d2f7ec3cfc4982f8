import { type Drawing, svgOf } from './drawing.ts';
import { mapDrawing, mapWords } from './map.ts';
import { emphasised, escaped } from './markup.ts';
import { argumentMarkup, entriesMarkup } from './outline.ts';
import type { Figure, FigureOf } from './schema.ts';
import { tableMarkup } from './table.ts';
import { timelineDrawing, timelineWords } from './timeline.ts';

/** A phone's column and a lesson's, in pixels. */
export const widths = { narrow: 340, wide: 600 } as const;

type Drawn = FigureOf<'timeline' | 'map'>;

/** A drawing of a figure for each width of the page. */
export function drawingsOf(figure: Drawn): Record<keyof typeof widths, Drawing> {
  if (figure.kind === 'timeline')
    return { narrow: timelineDrawing(figure, widths.narrow), wide: timelineDrawing(figure, widths.wide) };
  return { narrow: mapDrawing(figure, widths.narrow, false), wide: mapDrawing(figure, widths.wide, true) };
}

/**
 * A figure as markup: no script, no style but classes, words that can be read aloud.
 * @param name unlike that of any other figure of the lesson
 */
export function renderFigure(figure: Figure, name: string): string {
  const id = `figure-${name}`;
  const from = figure.sources.map((source) => `<cite>${escaped(source)}</cite>`).join(', ');
  const note = figure.note ? `${emphasised(figure.note)} ` : '';
  return `<figure class="figure" id="${id}" aria-labelledby="${id}-title"><figcaption><strong class="figure-title" id="${id}-title">${escaped(figure.title)}</strong><span class="figure-description" id="${id}-description">${emphasised(figure.description)}</span></figcaption>${bodyOf(figure, id)}<p class="figure-note">${note}From ${from}.</p></figure>`;
}

function bodyOf(figure: Figure, id: string): string {
  switch (figure.kind) {
    case 'table':
      return tableMarkup(figure, id);
    case 'argument':
      return argumentMarkup(figure, id);
    case 'tree':
    case 'nested':
      return entriesMarkup(figure, id);
    default:
      return drawn(figure, id);
  }
}

function drawn(figure: Drawn, id: string): string {
  const drawings = drawingsOf(figure);
  const words = figure.kind === 'map' ? mapWords(figure) : timelineWords(figure);
  const parts = words.map(
    ({ title, lines }) =>
      `<dt>${escaped(title)}</dt>${lines.map((line) => `<dd>${escaped(line)}</dd>`).join('')}`,
  );
  return `${svgOf(drawings.narrow, 'narrow', id)}${svgOf(drawings.wide, 'wide', id)}<details class="figure-words"><summary>In words</summary><dl>${parts.join('')}</dl></details>`;
}
