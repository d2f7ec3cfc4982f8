import { type Figures, medianOf } from './figures.ts';
import type { Measured, Runs, Way } from './measure.ts';
import { type Variant, variants } from './targets.ts';

interface Column {
  name: string;
  of: (figures: Figures) => number | null;
  decimals?: number;
  /** Small whole numbers, and what may be nothing, say more than their quotient. */
  hasRatio?: false;
}

const cold: Column[] = [
  { name: 'seen', of: ({ seen }) => seen },
  { name: 'text', of: ({ text }) => text },
  { name: 'live', of: ({ live }) => live },
  { name: 'all live', of: ({ allLive }) => allLive },
  { name: 'FCP', of: ({ firstPaint }) => firstPaint },
  { name: 'LCP', of: ({ largestPaint }) => largestPaint },
  { name: 'CLS', of: ({ shift }) => shift, decimals: 3, hasRatio: false },
  { name: 'TBT', of: ({ blocking }) => blocking },
  { name: 'longest', of: ({ longest }) => longest },
  { name: 'kB', of: ({ kB }) => kB, decimals: 1 },
  { name: 'to text', of: ({ kBToText }) => kBToText, decimals: 1 },
  { name: 'requests', of: ({ requests }) => requests },
  { name: 'depth', of: ({ depth }) => depth, hasRatio: false },
];
const again: Column[] = cold.filter(({ name }) =>
  ['seen', 'text', 'live', 'all live', 'LCP', 'CLS', 'TBT', 'kB'].includes(name),
);
const inApp: Column[] = cold.filter(({ name }) =>
  ['seen', 'text', 'longest', 'kB', 'requests'].includes(name),
);

const blocks: [Way, string, Column[]][] = [
  ['cold', 'cold', cold],
  ['warm', 'warm', again],
  ['followed', 'link followed', inApp],
  ['hovered', 'after hovering', inApp],
];

/** The lines of the table: medians, then what they are to each other. */
export function tableOf(measured: Measured): string[] {
  return Object.entries(measured).flatMap(([path, byVariant]) =>
    blocks.flatMap(([way, title, columns]) => blockOf(`${path}, ${title}`, way, columns, byVariant)),
  );
}

function blockOf(
  title: string,
  way: Way,
  columns: Column[],
  byVariant: Partial<Record<Variant, Runs>>,
): string[] {
  const medians = variants.flatMap((variant): [Variant, Figures][] => {
    const runs = byVariant[variant]?.[way] ?? [];
    return runs.length > 0 ? [[variant, medianOf(runs)]] : [];
  });
  if (medians.length === 0) return [];
  const federated = medians.find(([variant]) => variant === 'federated')?.[1];
  const others = medians.filter(([variant]) => variant !== 'federated');
  const figures = medians.map(([variant, median]) =>
    line(
      variant,
      columns.map(({ of, decimals }) => written(of(median), decimals)),
    ),
  );
  const ratio = (name: string, above: Figures, below: Figures) =>
    line(
      name,
      columns.map(({ of, hasRatio = true }) => (hasRatio ? written(quotient(of(above), of(below)), 2) : '')),
    );
  const ratios = federated
    ? [
        ...others.map(([variant, median]) => ratio(`federated / ${variant}`, federated, median)),
        ...others.map(([variant, median]) => ratio(`${variant} / federated`, median, federated)),
      ]
    : [];
  return [
    line(
      title,
      columns.map(({ name }) => name),
    ),
    ...figures,
    ...ratios,
    '',
  ];
}

const line = (name: string, cells: string[]) =>
  `  ${name.padEnd(38)}${cells.map((cell) => cell.padStart(9)).join('')}`.trimEnd();

const written = (value: number | null, decimals = 0) => (value === null ? '–' : value.toFixed(decimals));

const quotient = (above: number | null, below: number | null) =>
  above === null || !below ? null : above / below;
