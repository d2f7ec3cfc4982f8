import type { LinesProps } from '../Drawing.tsx';

/** A road that goes on where the page ends, toward the morning. */
export function BibleStudy({ accent }: LinesProps) {
  return (
    <>
      <path d="M120 66c-17-7-42-8-70-5v27c28-3 53-2 70 2 17-4 42-5 70-2V61c-28-3-53-2-70 5zM120 66v24" />
      <path d="M62 68c14-1 30 0 46 4M62 75c14-1 30 0 46 3M62 82c14-1 30-1 46 2M178 68c-14-1-30 0-46 4M178 75c-14-1-30 0-46 3M178 82c-14-1-30-1-46 2" />
      <path d="M14 60c18-4 32-22 52-22 16 0 26 10 34 17M226 60c-16-4-28-18-46-18-18 0-28 8-38 14M100 52c6-4 12-6 20-6s14 2 20 6" />
      <path d="M108 63c4-2 9-3 8-7s1-6 3-9M132 63c-1-5-6-5-6-9s-3-5-4-7" />
      <path d="M48 43V33M48 35c-6 0-8-5-8-9 5 0 8 3 8 9 0-6 3-9 8-9 0 4-2 9-8 9M191 43v-8h-5l12-9 12 9h-5v10M196 43v-5h4v5" />
      <path
        stroke={accent}
        d="M108 40a12 12 0 0 1 24 0M120 22v-6M106.5 27.5l-4-4M133.5 27.5l4-4M101 40h-6M139 40h6"
      />
    </>
  );
}
