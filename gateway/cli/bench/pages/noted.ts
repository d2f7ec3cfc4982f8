/** What to look for in a page: its own words, whichever elements they are in. */
export interface Wanted {
  heading: string;
  paragraph: string;
  /** Whether scripts are to make it live, and by what a page without React shows that. */
  becomesLive: boolean;
  enhanced: string | null;
}

/** How heading and first paragraph looked from a moment on. */
export interface Look {
  at: number;
  /** Counts the elements that held the words: a page may replace them. */
  generation: number;
  shown: boolean;
  style: string;
  /** Of both, left, top, width and height in the document. */
  box: number[];
}

/** All that a page noted. Times are milliseconds since 1970, so that they hold across documents. */
export interface Noted {
  began: number;
  loaded: number;
  clicked: number | null;
  firstPaint: number | null;
  largestPaint: number | null;
  looks: Look[];
  /** When such elements were on the screen. */
  paints: { generation: number; at: number }[];
  /** The heading and everything around it has become React's. */
  live: number | null;
  /** So has every control in the page. */
  allLive: number | null;
  shifts: { at: number; value: number }[];
  tasks: { at: number; ms: number }[];
}

declare global {
  interface Window {
    /** What the page noted, once it is at rest. */
    benchNoted: Promise<Noted>;
  }
}
