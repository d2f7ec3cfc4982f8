import { emphasised, escaped } from './markup.ts';
import type { FigureOf } from './schema.ts';

type Table = FigureOf<'table'>;
type Cell = Table['rows'][number]['cells'][number];
type MarkName = 'yes' | 'partly' | 'no';

const signs: Record<MarkName, string> = {
  yes: '<circle cx="8" cy="8" r="6.5" fill="currentColor"/>',
  partly: '<path fill="currentColor" d="M8 1.5a6.5 6.5 0 0 0 0 13z"/>',
  no: '',
};

const sign = (mark: MarkName) =>
  `<svg class="figure-sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" stroke-width="1.5"/>${signs[mark]}</svg>`;

/** A table, whose rows stand below one another where it is narrow. Its roles are said, for what is laid out anew has none of its own. */
export function tableMarkup({ corner, columns, rows, key }: Table, name: string): string {
  const cell = (value: Cell, i: number) => {
    const column = escaped(columns[i] ?? '');
    const [mark, text] = typeof value === 'string' ? [undefined, value] : [value.mark, value.text];
    const meaning = mark
      ? `${sign(mark)}<span class="figure-meaning">${escaped(key?.[mark] ?? mark)}</span> `
      : '';
    return `<td role="cell"><span class="figure-column" aria-hidden="true">${column}</span><span class="figure-cell">${meaning}${text ? emphasised(text) : ''}</span></td>`;
  };
  const head = columns
    .map((column) => `<th role="columnheader" scope="col">${escaped(column)}</th>`)
    .join('');
  const body = rows.map(
    (row) =>
      `<tr role="row"><th role="rowheader" scope="row">${emphasised(row.head)}</th>${row.cells.map(cell).join('')}</tr>`,
  );
  return `<table class="figure-table${layoutOf(rows)}" role="table" aria-labelledby="${name}-title" aria-describedby="${name}-description"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${escaped(corner)}</th>${head}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>${keyMarkup(key)}`;
}

const most = { short: 26, columns: 2 };

/** How a table has room on a phone: signs alone and a few short texts as they are, all else with its rows below one another. */
function layoutOf(rows: Table['rows']): string {
  const cells = rows.flatMap((row) => row.cells);
  if (cells.every((value) => typeof value !== 'string' && !value.text)) return ' figure-signs';
  const isSmall = rows.every(
    (row) =>
      row.cells.length < most.columns ||
      (row.cells.length === most.columns &&
        row.cells.every((value) => typeof value === 'string' && value.length <= most.short)),
  );
  return isSmall ? '' : ' figure-stacked';
}

function keyMarkup(key: Table['key']): string {
  if (!key) return '';
  const rows = Object.entries(key).map(
    ([mark, meaning]) => `<li>${sign(mark as MarkName)}${escaped(meaning ?? '')}</li>`,
  );
  return `<ul class="figure-key" aria-hidden="true">${rows.join('')}</ul>`;
}
