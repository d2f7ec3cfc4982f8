interface Vital {
  name: string;
  /** What it is, for those who do not know it by its letters. */
  what: string;
  tell: (value: number) => string;
}

const seconds = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

/** The vitals that tabs tell, in the order in which they are shown. */
export const vitals: Readonly<Record<string, Vital>> = {
  lcp: { name: 'LCP', what: 'until the largest text or picture is there', tell: seconds },
  live: { name: 'Live after', what: 'until the page answers for itself', tell: seconds },
  inp: { name: 'INP', what: 'until a tap or key shows', tell: milliseconds },
  cls: {
    name: 'CLS',
    what: 'how much moves by itself',
    tell: (thousandths) => (thousandths / 1000).toFixed(3),
  },
};
