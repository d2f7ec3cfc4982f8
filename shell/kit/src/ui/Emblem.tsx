import type { ReactNode } from 'react';

export type FourQuestion = 'truth' | 'god' | 'miracles' | 'new-testament';

/** The four questions of the framework, each with a mark drawn on a 48-unit square. */
const marks: Record<FourQuestion, ReactNode> = {
  // A plumb line against a wall: what is true is measured by how things are.
  truth: (
    <>
      <path d="M10 8h28" />
      <path d="M24 8v20" />
      <path d="M24 28l5 6-5 8-5-8z" />
      <path d="M10 8v32M38 8v32" strokeDasharray="1 4" />
    </>
  ),
  // Light before all that it lights.
  god: (
    <>
      <circle cx="24" cy="24" r="6" />
      <path d="M24 6v8M24 34v8M6 24h8M34 24h8M11.3 11.3l5.6 5.6M31.1 31.1l5.6 5.6M36.7 11.3l-5.6 5.6M16.9 31.1l-5.6 5.6" />
    </>
  ),
  // The stone is rolled from the door.
  miracles: (
    <>
      <path d="M6 40h36" />
      <path d="M10 40V24a12 12 0 0 1 24 0v16" />
      <path d="M17 40V26a5 5 0 0 1 10 0v14" />
      <circle cx="37" cy="33" r="7" />
    </>
  ),
  // An open book, written on.
  'new-testament': (
    <>
      <path d="M24 13c-4-4-10-5-17-5v28c7 0 13 1 17 5 4-4 10-5 17-5V8c-7 0-13 1-17 5z" />
      <path d="M24 13v28" />
      <path d="M12 16c3 .2 5 .8 7 2M12 23c3 .2 5 .8 7 2M36 16c-3 .2-5 .8-7 2M36 23c-3 .2-5 .8-7 2" />
    </>
  ),
};

/** The mark of one of the four questions; decorative, so name the question beside it. */
export function Emblem({ question, size = 40 }: { question: FourQuestion; size?: number }) {
  return (
    <svg className="emblem" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {marks[question]}
    </svg>
  );
}
