import type { Page } from '@playwright/test';
import { stylesInUse } from './stylesInUse.ts';

/** A page at rest, as text. */
export interface Frozen {
  html: string;
  heading: string;
  paragraph: string;
}

/** Makes of a page at rest one that needs no script: its markup, and inline the styles that it uses. */
export async function freeze(page: Page): Promise<Frozen> {
  const css = await stylesInUse(page);
  const { opening, title, body, heading, paragraph } = await page.evaluate(partsOfPage);
  const html = [
    `<!doctype html>${opening}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${css}</style></head>`,
    `${body}</html>`,
  ];
  return { html: html.join('\n'), heading, paragraph };
}

/** Runs in the page. */
function partsOfPage() {
  /** Characters of what is a paragraph of text, and not a label. */
  const shortest = 40;
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  const paragraph = [...(main?.querySelectorAll('p') ?? [])].find(
    (one) =>
      heading &&
      heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
      one.checkVisibility() &&
      (one.textContent?.length ?? 0) >= shortest,
  );
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const one of body.querySelectorAll('script, noscript, link, style, template')) one.remove();
  const root = document.documentElement.cloneNode(false) as HTMLElement;
  return {
    opening: root.outerHTML.slice(0, root.outerHTML.indexOf('>') + 1),
    title: document.title,
    body: body.outerHTML,
    heading: heading?.textContent ?? '',
    paragraph: paragraph?.textContent ?? '',
  };
}
