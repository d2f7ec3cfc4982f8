// A module of its own: the parser's rules are larger than everything else that reads Scripture.
export { type Mention, mentionsIn } from './mentions.ts';
export { passagesIn } from './parser.ts';
