/** What seeds and checks of other domains may import of Scripture. */
export { mentionsIn } from './mentions.ts';
export { passagesIn } from './parser.ts';
export { type Passage, verseId } from './references.ts';
export { readScripture, type Verse } from './text.ts';
