import { Plot } from './Plot.tsx';
import type { VitalFigureProps } from './VitalFigure.tsx';
import styles from './VitalPlot.module.css';
import { vitals } from './vitals.ts';

const width = 320;
const side = 44;
/** Buckets are as wide as each other, whatever they span: they are narrow where people notice. */
const fewest = 6;
const most = 4;

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** Where a value lies among buckets that are as wide as each other. */
function placeOf(value: number, bounds: readonly number[]): number {
  const bucket = bounds.findIndex((bound) => value < bound);
  if (bucket === -1) return bounds.length + 0.5;
  const from = bounds[bucket - 1] ?? 0;
  return bucket + (value - from) / ((bounds[bucket] ?? from) - from);
}

/** Histograms of a vital, live's upward and the canary's downward, each with its 75th percentile. */
export function VitalPlot({ of, metric, bounds, live, canary }: VitalFigureProps) {
  const { name = metric, tell = String } = vitals[metric] ?? {};
  const sides = [
    { what: 'live', vital: live, up: true },
    { what: 'the canary', vital: canary, up: false },
  ].flatMap(({ vital, ...rest }) => (vital ? [{ ...rest, ...vital }] : []));
  const last = Math.max(...sides.map(({ counts }) => counts.findLastIndex((count) => count > 0)));
  const shown = Math.min(bounds.length + 1, Math.max(fewest, last + 2));
  const step = width / shown;
  const highest = Math.max(
    ...sides.flatMap(({ counts }) => counts.map((count) => count / (sum(counts) || 1))),
  );
  const baseline = side + 4;
  const bottom = canary ? baseline + side + 4 : baseline;
  const every = Math.ceil((shown - 1) / most);
  return (
    <Plot
      title={`${name} of ${of}`}
      description={sides
        .map(
          ({ what, p75, counts }) =>
            `Three of four of ${sum(counts)} views of ${what} were below ${tell(p75)}.`,
        )
        .join(' ')}
      width={width}
      height={bottom + 18}
    >
      {sides.map(({ what, counts, p75, up }) => (
        <g key={what} className={up ? styles.live : styles.canary}>
          {counts.slice(0, shown).map((count, i) => {
            const height = (count / (sum(counts) || 1) / highest) * side;
            return (
              <rect
                key={i}
                x={i * step + 0.75}
                y={up ? baseline - height : baseline + 1}
                width={step - 1.5}
                height={height}
              />
            );
          })}
          <path
            className={styles.percentile}
            d={`M${placeOf(p75, bounds) * step} ${baseline}V${up ? 0 : bottom}`}
          />
        </g>
      ))}
      <path className={styles.axis} d={`M0 ${baseline + 0.5}H${width}`} />
      {bounds.slice(0, shown - 1).map((bound, i) =>
        (i + 1) % every === 0 && i + 1 < shown ? (
          <text key={bound} className={styles.tick} x={(i + 1) * step} y={bottom + 14} textAnchor="middle">
            {tell(bound)}
          </text>
        ) : null,
      )}
    </Plot>
  );
}
