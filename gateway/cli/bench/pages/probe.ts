import type { Look, Noted, Wanted } from './noted.ts';

/** Runs in the page before anything else does. It stands alone: it is handed to the browser as text. */
export function probe({ heading, paragraph, becomesLive, enhanced }: Wanted): void {
  const restMs = 1_000;
  const longestMs = 5_000;
  const giveUpMs = 60_000;
  const began = performance.timeOrigin;
  const now = () => began + performance.now();
  const looks: Look[] = [];
  const paints: Noted['paints'] = [];
  const shifts: Noted['shifts'] = [];
  const tasks: Noted['tasks'] = [];
  let firstPaint: number | null = null;
  let largestPaint: number | null = null;
  let loaded = 0;
  let live: number | null = null;
  let allLive: number | null = null;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = began + startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = began + startTime;
  });
  observe('element', (entry) => {
    const { identifier, renderTime } = entry as PerformanceEntry & { identifier: string; renderTime: number };
    paints.push({ generation: Number(identifier), at: began + renderTime });
  });
  observe('longtask', ({ startTime, duration }) => tasks.push({ at: began + startTime, ms: duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) shifts.push({ at: began + entry.startTime, value });
  });
  addEventListener('load', () => {
    loaded = now();
  });
  const clickKey = 'bench-clicked';
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem(clickKey, String(began + timeStamp)),
    true,
  );

  let found: [Element, Element] | null = null;
  let generation = 0;
  const find = (): [Element, Element] | null => {
    if (found?.every((one) => one.isConnected)) return found;
    const title = [...document.querySelectorAll('h1')].find((one) => one.textContent === heading);
    const text =
      title && [...document.querySelectorAll('main p')].find((one) => one.textContent === paragraph);
    if (!title || !text) return null;
    generation++;
    // The browser then says when it had them on the screen. A frame comes to be seen after it was looked at here.
    for (const one of [title, text]) one.setAttribute('elementtiming', String(generation));
    return [title, text];
  };

  const lookOf = (pair: readonly Element[]): Look => {
    const box = pair.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height];
    });
    const style = pair.map((one) => {
      const { fontFamily, fontSize, fontWeight, lineHeight, color } = getComputedStyle(one);
      return [fontFamily, fontSize, fontWeight, lineHeight, color].join(' ');
    });
    const shown = pair.every((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    // Only now: asked for their places, the browser has laid out the page.
    return { at: now(), generation, shown, style: style.join(' / '), box };
  };

  const propsOf = (one: Element) => {
    const key = Object.keys(one).find((name) => name.startsWith('__reactProps'));
    return key ? ((one as unknown as Record<string, unknown>)[key] as object) : null;
  };
  /** From the page's heading up to what the frame has around pages. */
  const headingIsLive = (title: Element) => {
    for (let one: Element | null = title; one; one = one.parentElement) {
      if (!propsOf(one)) return false;
      if (one.localName === 'main') return true;
    }
    return false;
  };
  /** Those of markup that came as text are the browser's own. */
  const controlIsLive = (control: Element) => {
    for (let one: Element | null = control; one; one = one.parentElement) {
      const props = propsOf(one);
      if (props) return one === control || 'dangerouslySetInnerHTML' in props;
    }
    return false;
  };
  const controls = 'a[href], button, input, select, textarea';
  const noteLife = (title: Element) => {
    if (enhanced) {
      if (document.querySelector(enhanced)) live = allLive = now();
      return;
    }
    if (live === null && headingIsLive(title)) live = now();
    const main = title.closest('main');
    if (live !== null && [...(main?.querySelectorAll(controls) ?? [])].every(controlIsLive)) allLive = now();
  };

  window.benchNoted = new Promise((resolve, reject) => {
    const look = () => {
      found = find();
      const last = looks.at(-1);
      if (found) {
        const next = lookOf(found);
        const isSame = (a: Look, b: Look) =>
          a.generation === b.generation &&
          a.shown === b.shown &&
          a.style === b.style &&
          a.box.join() === b.box.join();
        if (!last || !isSame(last, next)) looks.push(next);
        if (becomesLive && allLive === null) noteLife(found[0]);
      } else if (last) looks.length = 0;
      const latest = Math.max(loaded, looks.at(-1)?.at ?? 0, allLive ?? live ?? 0);
      const isWhole = loaded > 0 && looks.length > 0 && (!becomesLive || live !== null);
      const patience = !becomesLive || allLive !== null ? restMs : longestMs;
      if (!isWhole && now() - began > giveUpMs) {
        const lacks = loaded === 0 ? 'loaded' : looks.length === 0 ? 'showed its text' : 'became live';
        return reject(new Error(`${location.pathname} never ${lacks}.`));
      }
      if (!isWhole || now() - latest < patience) return void requestAnimationFrame(look);
      const clicked = sessionStorage.getItem(clickKey);
      resolve({
        began,
        loaded,
        clicked: clicked ? Number(clicked) : null,
        firstPaint,
        largestPaint,
        looks,
        paints,
        live,
        allLive,
        shifts,
        tasks,
      });
    };
    requestAnimationFrame(look);
  });
}
