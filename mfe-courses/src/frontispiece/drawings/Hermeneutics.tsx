import type { LinesProps } from '../Drawing.tsx';

/** A scroll under a lens: what is written, looked at closely. */
export function Hermeneutics({ accent }: LinesProps) {
  return (
    <>
      <path d="M36 18h8v60h-8zM38 18v-7h4v7M38 78v7h4v-7M196 18h8v60h-8zM198 18v-7h4v7M198 78v7h4v-7" />
      <path d="M44 24c30 6 122 6 152 0M44 72c30 6 122 6 152 0M52 27v46M188 27v46" />
      <path d="M62 38h34M62 46h32M62 54h34M62 62h26M178 38h-34M178 46h-32M178 54h-30M178 62h-22" />
      <path
        stroke={accent}
        d="M100 48a20 20 0 1 0 40 0 20 20 0 1 0-40 0M134.5 62l3-2.5 15 17.5c2 2.5-2 5.5-4 3.200zM112 39l16 18M114 57c-1-6 1-8 5-10M128 39c0 5-2 8-5 10"
      />
    </>
  );
}
