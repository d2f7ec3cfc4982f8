import type { MeasuredSide } from '@apologia/contract';
import styles from './VitalFigure.module.css';
import { VitalPlot } from './VitalPlot.tsx';
import { vitals } from './vitals.ts';

type Vital = MeasuredSide['vitals'][string];

export interface VitalFigureProps {
  /** The app's name. */
  of: string;
  metric: string;
  /** Where one bucket ends and the next begins. */
  bounds: readonly number[];
  live: Vital | undefined;
  canary: Vital | undefined;
}

/** A vital of both sides: the 75th percentiles in words, the histograms drawn and in a table. */
export function VitalFigure(props: VitalFigureProps) {
  const { metric, live, canary } = props;
  const { name = metric, what, tell = String } = vitals[metric] ?? {};
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{name}</strong> <span className="small soft">{what}</span>
        <span className={styles.percentiles}>
          {live && (
            <span className={styles.live}>
              {canary && <Arrow way="↑" />}Live {tell(live.p75)}
            </span>
          )}
          {canary && (
            <span className={styles.canary}>
              <Arrow way="↓" />
              Canary {tell(canary.p75)}
            </span>
          )}
        </span>
      </figcaption>
      <VitalPlot {...props} />
      <Buckets {...props} />
    </figure>
  );
}

/** Where a side is drawn, for whoever cannot tell it by its colour. */
const Arrow = ({ way }: { way: string }) => <span aria-hidden="true">{way} </span>;

/** The histograms for whoever does not see them. */
function Buckets({ of, metric, bounds, live, canary }: VitalFigureProps) {
  const { name = metric, tell = String } = vitals[metric] ?? {};
  const counts = live?.counts ?? canary?.counts ?? [];
  const range = (i: number) => {
    const [from, to] = [bounds[i - 1], bounds[i]];
    if (from === undefined) return `below ${tell(to ?? 0)}`;
    return to === undefined ? `${tell(from)} and more` : `${tell(from)} to ${tell(to)}`;
  };
  return (
    <table className="visually-hidden">
      <caption>{`Views of ${of} by ${name}`}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {live && <th scope="col">Live</th>}
          {canary && <th scope="col">Canary</th>}
        </tr>
      </thead>
      <tbody>
        {counts.map((_, i) => (
          <tr key={range(i)}>
            <th scope="row">{range(i)}</th>
            {live && <td>{live.counts[i]}</td>}
            {canary && <td>{canary.counts[i]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
