// The guided partner as one lazy module: half of it are the phrases that it looks for.
export { gentleAfterGrief } from './gentle.ts';
export { readScript } from './script.ts';
export { insultIn } from './signals.ts';
export { takeTurn } from './turn.ts';
