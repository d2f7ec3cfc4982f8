import type { LinesProps } from '../Drawing.tsx';

/** A house of four columns, one for each question: within a lamp, and before it two who talk. */
export function Apologetics({ accent }: LinesProps) {
  return (
    <>
      <path d="M4 90h232M62 90v-6h116v6M70 84v-5h100v5" />
      <path d="M79 79V45M87 79V45M77 79h12M77 45h12M103 79V45M111 79V45M101 79h12M101 45h12M129 79V45M137 79V45M127 79h12M127 45h12M153 79V45M161 79V45M151 79h12M151 45h12" />
      <path d="M70 45h100v-6H70zM66 39l54-25 54 25z" />
      <path d="M34 90v-6M34 84c-7-5-7-20 0-38 7 18 7 33 0 38M50 90v-4M50 86c-5-4-5-14 0-26 5 12 5 22 0 26" />
      <path d="M198 61a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M196 90c0-14 1-22 5-22s6 8 6 22M205 72l6-3M217 63a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M215 90c0-13 1-20 5-20s7 7 7 20M217 74l-5 3" />
      <path
        stroke={accent}
        d="M120 45v8M113 58h14c0 3.5-3 5.5-7 5.5s-7-2-7-5.5zM120 58c-2.5-2-1.5-3.5 0-5 1.5 1.5 2.5 3 0 5M120 20.5v3M116 29a4 4 0 1 0 8 0 4 4 0 1 0-8 0M112 26l-2-1M128 26l2-1"
      />
    </>
  );
}
