import { Emblem } from '@apologia/kit';
import { framework } from '../framework.ts';

/** The four panes, each with the middle of its mark. */
const panes = [
  { glass: 'M34 256V172A136 136 0 0 1 165 36.100V256z', x: 106, y: 172 },
  { glass: 'M175 256V36.100A136 136 0 0 1 306 172v84z', x: 234, y: 172 },
  { glass: 'M34 266h131v170H34z', x: 100, y: 350 },
  { glass: 'M175 266h131v170H175z', x: 240, y: 350 },
];
const markSize = 92;

/** Lays what stands above the sill on the floor before it, leaning as light from the right does. */
const ontoFloor = 'matrix(1.04 0 0.62 -0.5 -286 670)';

/** The window of a reading room, a question in each pane, and its light on the floor. Decorative. */
export function ReadingWindow() {
  return (
    <div className="window">
      <svg viewBox="0 0 340 560" aria-hidden="true">
        <g className="window-light" transform={ontoFloor}>
          {panes.map(({ glass }) => (
            <path key={glass} d={glass} />
          ))}
        </g>
        <path className="window-wall" d="M18 440V172a152 152 0 0 1 304 0v268z" />
        {framework.map(({ mark }, i) => {
          const pane = panes[i];
          return (
            pane && (
              <g key={mark}>
                <path className="window-glass" d={pane.glass} />
                <g transform={`translate(${pane.x - markSize / 2} ${pane.y - markSize / 2})`}>
                  <Emblem question={mark} size={markSize} />
                </g>
              </g>
            )
          );
        })}
        <path
          className="window-case"
          d="M24 440V172a146 146 0 0 1 292 0v268M18 440V172a152 152 0 0 1 304 0v268M6 440h328v11H6z"
        />
      </svg>
    </div>
  );
}
