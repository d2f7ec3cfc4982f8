/** A page at rest, as text. */
export interface Frozen {
  html: string;
  heading: string;
  paragraph: string;
}

/** Runs in the page: its markup, and the rules of its stylesheets that some element answers to. It stands alone. */
export function freeze(): Frozen {
  const shortest = 40;
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  const isAfter = (one: Element) =>
    heading && heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const paragraph = [...(main?.querySelectorAll('p') ?? [])].find(
    (one) => isAfter(one) && one.checkVisibility() && (one.textContent?.length ?? 0) >= shortest,
  );

  /** A rule with what it stands in, from outside to inside. */
  interface Leaf {
    around: string[];
    text: string;
  }
  const states =
    /::?(?:before|after|placeholder|marker|selection|backdrop|first-l\w+|file-selector-button|-\w[\w-]*)|:(?:hover|focus(?:-\w+)?|active|visited|target|disabled|enabled|checked|invalid|valid)\b/g;
  const isUsed = (selector: string) => {
    try {
      const atRest = selector.replace(states, (_, at: number) =>
        at === 0 || /[\s>+~,(]/.test(selector[at - 1] ?? '') ? '*' : '',
      );
      return document.querySelector(atRest) !== null;
    } catch {
      return true;
    }
  };
  const absolute = (text: string, base: string) =>
    text.replace(
      /url\("?([^")]+)"?\)/g,
      (_, url: string) => `url("${new URL(url, base).href.replace(location.origin, '')}")`,
    );
  const leavesOf = (rules: CSSRuleList, around: string[], base: string): Leaf[] =>
    [...rules].flatMap((rule): Leaf[] => {
      if (rule instanceof CSSStyleRule) {
        return isUsed(rule.selectorText) ? [{ around, text: absolute(rule.cssText, base) }] : [];
      }
      if (rule instanceof CSSGroupingRule) {
        const opening = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
        return leavesOf(rule.cssRules, [...around, opening], base);
      }
      return [{ around, text: absolute(rule.cssText, base) }];
    });
  const leaves = [...document.styleSheets].flatMap((sheet) =>
    !sheet.media.mediaText || matchMedia(sheet.media.mediaText).matches
      ? leavesOf(sheet.cssRules, [], sheet.href ?? document.baseURI)
      : [],
  );
  // Of two that say the same the later one counts.
  const key = ({ around, text }: Leaf) => [...around, text].join('{');
  const lastAt = new Map(leaves.map((leaf, i) => [key(leaf), i]));
  const kept = leaves.filter((leaf, i) => lastAt.get(key(leaf)) === i);
  const isNeeded = ({ text }: Leaf) => {
    const keyframes = text.match(/^@keyframes ([\w-]+)/)?.[1];
    return !keyframes || kept.some((one) => one.text !== text && one.text.includes(keyframes));
  };
  let css = '';
  let around: string[] = [];
  for (const leaf of kept.filter(isNeeded)) {
    if (leaf.around.join('{') !== around.join('{')) {
      css += '}'.repeat(around.length) + leaf.around.map((opening) => `${opening}{`).join('');
      around = leaf.around;
    }
    css += leaf.text;
  }
  css += '}'.repeat(around.length);

  const body = document.body.cloneNode(true) as HTMLElement;
  for (const one of body.querySelectorAll('script, noscript, link, style, template')) one.remove();
  const root = document.documentElement.cloneNode(false) as HTMLElement;
  const opening = root.outerHTML.replace('</html>', '').replace(/<head>.*$/s, '');
  return {
    heading: heading?.textContent ?? '',
    paragraph: paragraph?.textContent ?? '',
    html: [
      `<!doctype html>${opening}<head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${document.title}</title><style>${css}</style></head>`,
      `${body.outerHTML}</html>`,
    ].join('\n'),
  };
}
