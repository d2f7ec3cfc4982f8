import type { LinesProps } from '../Drawing.tsx';

/** A street of neighbours, a lit door in each house: mosque, stupa, temple, synagogue, and a house with none of them. */
export function Religions({ accent }: LinesProps) {
  return (
    <>
      <path d="M4 90h232M14 90V62h30v28M14 62c0-11 7-14 15-20 8 6 15 9 15 20M29 42v-5M50 90V42l3.5-8 3.5 8v48M49 54h9" />
      <path d="M64 90h38M68 90v-8h30v8M70 82c0-13 6-19 13-19s13 6 13 19M78 63v-5h10v5M83 58V40M79.5 54h7M80.5 49h5M81.5 44h3" />
      <path d="M108 90l4-15h26l4 15M114 75l3-12h16l3 12M118 63l2-11h10l2 11M120 52c0-6 10-6 10 0M125 47v-5M115 69h20M119 57h12" />
      <path d="M150 90V60l18-14 18 14v30M146 63l22-17 22 17M161 73v-7a3.5 3.5 0 0 1 7 0v7zM168 73v-7a3.5 3.5 0 0 1 7 0v7z" />
      <path d="M198 90V64h30v26M194 66l19-15 19 15M222 58v-7h4v10" />
      <path
        stroke={accent}
        d="M24 90V79a5 5 0 0 1 10 0v11M79 90v-5a4 4 0 0 1 8 0v5M121 90v-7a4 4 0 0 1 8 0v7M163 90V79h10v11M204 90V77h8v13M216 77h7v6h-7z"
      />
    </>
  );
}
