/** One phrase that matches any of the phrases, which stand on a line each. */
export const anyOf = (lines: string) => `(${lines.trim().split('\n').join('|')})`;
