import type { Browser } from '@playwright/test';
import { type Figures, figuresOf, isSameLook } from './figures.ts';
import type { Look, Wanted } from './noted.ts';
import type { Sites } from './sites.ts';
import { hasVariant, type Target, type Variant } from './targets.ts';
import { newReader, visit } from './visit.ts';

/** The ways to come to a page. */
export const ways = ['cold', 'warm', 'followed', 'hovered'] as const;
export type Way = (typeof ways)[number];

/** Every run of one page in one variant, by the way that was come. */
export type Runs = Record<Way, Figures[]>;

/** By the path of the page, then by variant. */
export type Measured = Record<string, Partial<Record<Variant, Runs>>>;

interface Plan {
  targets: readonly Target[];
  variants: readonly Variant[];
  runs: number;
  /** Told after each page of each round. */
  progress: (sentence: string) => void;
}

/** Visits every page in every variant, as often as is asked for: a slow minute of the machine is one for all of them. */
export async function measure(browser: Browser, sites: Sites, plan: Plan): Promise<Measured> {
  const measured: Measured = {};
  const looks = new Map<string, Look>();
  for (let run = 0; run <= plan.runs; run++) {
    for (const target of plan.targets) {
      const began = performance.now();
      const present = plan.variants.filter((variant) => hasVariant(target, variant));
      // None is always the first.
      const inTurn = present.map((_, i) => present[(i + run) % present.length] as Variant);
      for (const variant of inTurn) {
        if (run === 0) await warmUp(browser, sites, target, variant);
        else note(measured, target, variant, await visitedBy(browser, sites, target, variant, looks));
      }
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      plan.progress(
        `${run === 0 ? 'warmed up' : `run ${run} of ${plan.runs}`}: ${target.path}, ${seconds} s`,
      );
    }
  }
  return measured;
}

/** Not measured: the first to come finds a gateway that has composed nothing yet, and a learner who begins. */
async function warmUp(browser: Browser, sites: Sites, target: Target, variant: Variant): Promise<void> {
  const site = sites.of[variant];
  const context = await newReader(browser, site, target);
  const page = await context.newPage();
  await page.goto(site.url + target.path, { waitUntil: 'networkidle' });
  await context.close();
}

/** @param looks how each page looked in the end where it was first visited */
async function visitedBy(
  browser: Browser,
  sites: Sites,
  target: Target,
  variant: Variant,
  looks: Map<string, Look>,
) {
  const { heading, paragraph } = sites.words(target.path);
  const wanted: Wanted = {
    heading,
    paragraph,
    becomesLive: variant !== 'static',
    enhanced: target.enhanced ?? null,
  };
  const { cold, warm, followed, hovered } = await visit(browser, sites.of[variant], target, wanted);
  const look = cold.noted.looks.at(-1);
  const first = looks.get(target.path) ?? look;
  if (!look || !first || !isSameLook(look, first)) {
    throw new Error(
      `${variant}: ${target.path} does not look like the others.\n${JSON.stringify([first, look])}`,
    );
  }
  looks.set(target.path, first);
  return {
    cold: figuresOf(cold),
    warm: figuresOf(warm),
    followed: followed && figuresOf(followed, followed.noted.clicked ?? undefined),
    hovered: hovered && figuresOf(hovered, hovered.noted.clicked ?? undefined),
  };
}

function note(
  measured: Measured,
  { path }: Target,
  variant: Variant,
  figures: Partial<Record<Way, Figures | undefined>>,
): void {
  measured[path] ??= {};
  measured[path][variant] ??= { cold: [], warm: [], followed: [], hovered: [] };
  for (const way of ways) {
    const one = figures[way];
    if (one) measured[path][variant][way].push(one);
  }
}
