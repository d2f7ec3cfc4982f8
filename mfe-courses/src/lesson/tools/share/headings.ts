interface Heading {
  id: string;
  text: string;
}

/** The headings of the lesson on the page that can be linked to, in order. */
export const headingsOnPage = (): Heading[] =>
  [...document.querySelectorAll('article .prose :is(h2, h3)[id]')].map(({ id, textContent }) => ({
    id,
    text: textContent ?? '',
  }));
