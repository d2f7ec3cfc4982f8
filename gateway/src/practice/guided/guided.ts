// What the guided partner needs to answer: half of it are the phrases it listens for.
export { insultIn } from './occasions.ts';
export { takeTurn } from './turn.ts';
