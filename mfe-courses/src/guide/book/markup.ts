const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in markup. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** A heading and what belongs to it; nothing where there is nothing. */
export const section = (title: string, markup: string) => (markup ? `<h2>${title}</h2>${markup}` : '');

export const list = (items: readonly string[], tag: 'ol' | 'ul', attributes = '') =>
  items.length === 0
    ? ''
    : `<${tag}${attributes}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

/** Room to write in, in lines. */
export const linesToWriteOn = (count: number) =>
  `<div class="lines" aria-hidden="true">${'<p class="line"></p>'.repeat(count)}</div>`;

/** Links of the academy, as they work outside it. */
export const absolute = (markup: string, origin: string) => markup.replaceAll('href="/', `href="${origin}/`);
