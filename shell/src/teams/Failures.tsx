import type { MeasuredSide } from '@apologia/contract';
import { useId } from 'react';
import styles from './Failures.module.css';
import { percent } from './format.ts';
import { Plot } from './Plot.tsx';

interface FailuresProps {
  of: string;
  live: MeasuredSide;
  canary: MeasuredSide | undefined;
}

const width = 320;
const row = 22;

const shareOf = ({ failed, views }: MeasuredSide) => (views ? failed / views : 0);

/** How many views failed, of each side, with where the true share may lie. */
export function Failures({ of, live, canary }: FailuresProps) {
  const caption = useId();
  const sides = [
    { name: 'Live', look: styles.live, side: live },
    ...(canary ? [{ name: 'Canary', look: styles.canary, side: canary }] : []),
  ];
  // Never finer than a percent: a single failure of many views is not drawn as large as a broken release.
  const end = Math.min(1, Math.max(0.01, ...sides.map(({ side }) => side.failing?.to ?? 0)));
  const x = (share: number) => (share / end) * (width - 8) + 4;
  return (
    <figure className={styles.figure}>
      <table className={styles.table}>
        <caption id={caption}>Views and failures</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Side</span>
            </th>
            <th scope="col">Views</th>
            <th scope="col">Failed</th>
            <th scope="col">Share</th>
            <th scope="col">How</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ name, look, side }) => (
            <tr key={name}>
              <th scope="row" className={look}>
                {name}
              </th>
              <td>{side.views}</td>
              <td>{side.failed}</td>
              <td>{side.views ? percent(shareOf(side)) : '–'}</td>
              <td>
                {Object.entries(side.kinds)
                  .map(([kind, count]) => `${kind} ${count}`)
                  .join(', ') || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Plot
        title={`Share of views of ${of} that failed`}
        description={sides
          .map(({ name, side }) =>
            side.failing
              ? `${name}: ${percent(shareOf(side))}, between ${percent(side.failing.from)} and ${percent(side.failing.to)}.`
              : `${name}: nothing told.`,
          )
          .join(' ')}
        width={width}
        height={sides.length * row + 20}
      >
        {sides.map(({ name, look, side }, i) => (
          <g key={name} className={look} transform={`translate(0 ${i * row + row / 2})`}>
            {side.failing && (
              <>
                <path d={`M${x(side.failing.from)} 0H${x(side.failing.to)}`} className={styles.interval} />
                <circle cx={x(shareOf(side))} cy="0" r="4" />
              </>
            )}
          </g>
        ))}
        <g className={styles.axis} transform={`translate(0 ${sides.length * row})`}>
          <path d={`M4 0H${width - 4}`} />
          <text x="4" y="15">
            0%
          </text>
          <text x={width - 4} y="15" textAnchor="end">
            {percent(end)}
          </text>
        </g>
      </Plot>
    </figure>
  );
}
