import type { Measured, MeasuredSide } from '@apologia/contract';
import { Failures } from './Failures.tsx';
import styles from './Figures.module.css';
import { VitalFigure } from './VitalFigure.tsx';
import { vitals } from './vitals.ts';

interface FiguresProps {
  /** The app's name. */
  of: string;
  measured: Measured;
}

/** What visitors' browsers have told of an app, drawn: failures, and each vital that was told. */
export function Figures({ of, measured: { live, canary, bounds } }: FiguresProps) {
  const isTold = (side: MeasuredSide | undefined) => Boolean(side?.views);
  if (!isTold(live) && !isTold(canary))
    return <p className="soft">No browser has told anything of it yet.</p>;
  const drawn = Object.keys(vitals).filter((metric) => live.vitals[metric] || canary?.vitals[metric]);
  return (
    <>
      <Failures of={of} live={live} canary={canary} />
      <div className={styles.vitals}>
        {drawn.map((metric) => (
          <VitalFigure
            key={metric}
            of={of}
            metric={metric}
            bounds={bounds[metric] ?? []}
            live={live.vitals[metric]}
            canary={canary?.vitals[metric]}
          />
        ))}
      </div>
    </>
  );
}
