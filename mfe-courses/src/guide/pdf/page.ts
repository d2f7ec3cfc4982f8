/** A4, in points. The column is narrow enough to read; the margin beside it takes notes. */
export const page = { width: 595.28, height: 841.89, left: 72, top: 72, bottom: 765, column: 400 } as const;

export const ink = { text: '#29231c', soft: '#5f564a', accent: '#862a1e', rule: '#c9bda6', paper: '#ffffff' };
