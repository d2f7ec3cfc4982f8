import type { FigureFile } from '../../figures/readFigures.ts';
import type { Problem } from '../problem.ts';

/** A table has a cell for each of its columns. A mark has a meaning in the key. */
export function cells({ data, file, lineOf }: FigureFile): Problem[] {
  if (data.kind !== 'table') return [];
  const { columns, rows, key } = data;
  return rows.flatMap((row, i) => {
    const tell = (message: string): Problem => ({ file, line: lineOf(['rows', i]), message });
    const unknown = row.cells.flatMap((cell) =>
      typeof cell === 'string' || key?.[cell.mark] ? [] : [cell.mark],
    );
    return [
      ...(row.cells.length === columns.length
        ? []
        : [tell(`${row.cells.length} cells for ${columns.length} columns`)]),
      ...unknown.map((mark) => tell(`the key does not say what ${mark} means`)),
    ];
  });
}

/** Everything in a timeline has its time, within the time that is shown. */
export function times({ data, file, lineOf }: FigureFile): Problem[] {
  if (data.kind !== 'timeline') return [];
  return data.lanes.flatMap(({ items }, lane) =>
    items.flatMap(({ label, at, from, to }, i) => {
      const [start, end] = at === undefined ? [from, to] : [at, at];
      const isTime =
        start !== undefined && end !== undefined && start <= end && start >= data.from && end <= data.to;
      const line = lineOf(['lanes', lane, 'items', i]);
      return isTime
        ? []
        : [{ file, line, message: `${label} has no time between ${data.from} and ${data.to}` }];
    }),
  );
}
