// Apart from the rest, for the parser's rules weigh more than all else that reads Scripture.
export { type Mention, mentionsIn } from './mentions.ts';
export { passagesIn } from './parser.ts';
