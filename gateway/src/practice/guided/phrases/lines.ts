/** A phrase a line as one: any of them. */
export const anyOf = (lines: string) => `(${lines.trim().split('\n').join('|')})`;
