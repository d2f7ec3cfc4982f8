const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in markup. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Text as it stands in markup, with *emphasis*. */
export const emphasised = (text: string) => escaped(text).replace(/\*([^*]+)\*/g, '<em>$1</em>');

/** A number as it stands in markup: a tenth of a pixel is enough. */
export const rounded = (value: number) => `${Math.round(value * 10) / 10}`;
