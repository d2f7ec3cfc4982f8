import type { Population } from './population.ts';

/** What is different about the canary; nothing, if it is healthy. */
export interface Change {
  failing?: number;
  /** Milliseconds more until a view is shown. */
  lcpMs?: number;
  /** The same as a factor. */
  lcpFactor?: number;
}

/** A view as it is told; what it does not tell is `null`. */
export interface View {
  isCanary: boolean;
  hasFailed: boolean;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  live: number | null;
}

/** Two independent numbers of the normal distribution (Box and Muller 1958). */
function normals(random: () => number): [number, number] {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** One of 30 takes far longer than is usual, as in a tunnel: Pareto's tail, without a variance. */
const tail = (random: () => number) => (random() < 1 / 30 ? (1 - random()) ** (-1 / 1.5) : 1);

/** Views while an outage lasts. */
const outage = { from: 300, to: 600, failing: 0.5 };

/** Views one after the other, for ever. */
export function viewsOf(population: Population, change: Change, random: () => number): () => View {
  const { lcp, inp, cls, share, viewsAVisitor, failuresAVisitor, hasOutage } = population;
  const visitor = { isCanary: false, device: 0, luck: 0, left: 0, failures: 0 };
  let views = 0;
  return () => {
    const [device, shift] = normals(random);
    const [own, apart] = normals(random);
    if (visitor.left === 0) {
      Object.assign(visitor, { isCanary: random() < share, device, luck: random(), failures: 0 });
      visitor.left = viewsAVisitor;
    }
    visitor.left--;
    const { failing = population.failing, lcpMs = 0, lcpFactor = 1 } = visitor.isCanary ? change : {};
    const isOut = hasOutage && views >= outage.from && views < outage.to;
    views++;
    const shown = lcp.median * Math.exp(lcp.sigma * (0.8 * visitor.device + 0.6 * own)) * tail(random);
    const answered = inp.median * Math.exp(inp.sigma * (0.6 * visitor.device + 0.8 * apart)) * tail(random);
    return {
      isCanary: visitor.isCanary,
      hasFailed: visitor.luck < (isOut ? outage.failing : failing) && visitor.failures++ < failuresAVisitor,
      lcp: random() < 0.9 ? shown * lcpFactor + lcpMs : null,
      inp: random() < 0.6 ? answered : null,
      // Scripts come after the text, on the same line to the same device.
      live: random() < 0.95 ? 2 * shown * lcpFactor + lcpMs : null,
      cls: random() < 0.4 ? 0 : cls.median * Math.exp(cls.sigma * shift),
    };
  };
}
