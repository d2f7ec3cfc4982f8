/** The paper, ink and accent of the light theme (`shell/kit/src/styles/tokens.css`). */
export const paper = '#faf6ee';
export const ink = '#29231c';
export const soft = '#5f564a';
export const accent = '#862a1e';
export const rule = '#c9bda6';
