import type { Page } from '@playwright/test';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

/** What a selector says of an element at some moments, or of a part of it. */
const momentary =
  /::?(?:before|after|placeholder|marker|selection|backdrop|first-l\w+|file-selector-button|-\w[\w-]*)|:(?:hover|focus(?:-\w+)?|active|visited|target|disabled|enabled|checked|invalid|valid)\b/g;
const atRest = (selector: string) =>
  selector.replace(momentary, (_, at: number) =>
    at === 0 || /[\s>+~,(]/.test(selector[at - 1] ?? '') ? '*' : '',
  );

const isKeyframes = (one: unknown): one is AtRule =>
  (one as AtRule).type === 'atrule' && (one as AtRule).name.endsWith('keyframes');
/** One nested in another goes or stays with it, and steps of an animation only look like rules. */
const standsAlone = ({ parent }: Rule) => parent?.type !== 'rule' && !isKeyframes(parent);

/** The rules of a page's stylesheets that some of its elements answer to, at whatever width, as they were written. */
export async function stylesInUse(page: Page): Promise<string> {
  const styles = postcss.root();
  for (const { text, base } of await page.evaluate(sheetsOfPage)) {
    styles.append(postcss.parse(withPaths(text, base)).nodes);
  }
  const rules: Rule[] = [];
  styles.walkRules((rule) => {
    if (standsAlone(rule)) rules.push(rule);
  });
  const selectors = [...new Set(rules.flatMap((rule) => rule.selectors))];
  const found = await page.evaluate(answeredTo, selectors.map(atRest));
  const used = new Set(selectors.filter((_, i) => found[i]));
  for (const rule of rules) {
    const kept = rule.selectors.filter((selector) => used.has(selector));
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  }
  removeRepeated(styles);
  removeUnneeded(styles);
  return styles.toString();
}

/** Addresses of files, from the root of the site. */
const withPaths = (css: string, base: string) =>
  css.replace(/url\("?([^")]+)"?\)/g, (_, url: string) => {
    const { protocol, pathname, href } = new URL(url, base);
    return `url("${protocol === 'data:' ? href : pathname}")`;
  });

/** Of two rules that say the same in the same place the later one counts. */
function removeRepeated(styles: Root): void {
  const lastOf = new Map<string, Rule>();
  styles.walkRules((rule) => {
    if (!standsAlone(rule)) return;
    const around: string[] = [];
    for (
      let one = rule.parent as Container | undefined;
      one?.type === 'atrule';
      one = one.parent as Container
    ) {
      around.push(`${(one as AtRule).name} ${(one as AtRule).params}`);
    }
    const key = [...around, rule.toString()].join('{');
    lastOf.get(key)?.remove();
    lastOf.set(key, rule);
  });
}

/** Animations that nothing names, and what is left empty. */
function removeUnneeded(styles: Root): void {
  const named: string[] = [];
  styles.walkDecls(/animation/, ({ value }) => void named.push(value));
  styles.walkAtRules((one) => {
    if (isKeyframes(one) && !named.some((value) => value.includes(one.params))) one.remove();
  });
  let isDone = false;
  while (!isDone) {
    isDone = true;
    styles.walkAtRules((one) => {
      if (one.nodes?.length !== 0) return;
      one.remove();
      isDone = false;
    });
  }
}

/** Runs in the page: the stylesheets that are in force, in their order. */
async function sheetsOfPage(): Promise<{ text: string; base: string }[]> {
  const sheets = [...document.styleSheets].filter(
    ({ media, disabled }) => !disabled && (!media.mediaText || matchMedia(media.mediaText).matches),
  );
  return Promise.all(
    sheets.map(async ({ href, ownerNode }) => ({
      text: href ? await (await fetch(href)).text() : (ownerNode?.textContent ?? ''),
      base: href ?? document.baseURI,
    })),
  );
}

/** Runs in the page: which of these selectors some element answers to. */
function answeredTo(selectors: string[]): boolean[] {
  return selectors.map((selector) => {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      // What is not understood here may mean something elsewhere.
      return true;
    }
  });
}
