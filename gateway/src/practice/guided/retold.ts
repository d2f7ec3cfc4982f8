import type { Objection } from '@apologia/db/practice';
import { stemmer } from 'stemmer';
import { scenes, stories } from './phrases/scenes.ts';
import { remember } from './remembered.ts';
import { isCommon, wordsOf } from './words.ts';

/** Short words have no forms: the stem of `one` would be `on`. */
const shortest = 4;
const stemOf = (word: string) => (word.length < shortest ? word : stemmer(word));

/** So many different words of a story tell it. */
const leastOfStory = 3;

/** A passage as people tell it again: of a scene they use a word of each group, of a story some words of its one group. */
type Line = readonly ReadonlySet<string>[];

/** The groups of words of each line, without its reference. */
const linesOf = (source: string): Line[] =>
  source
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split(' | ')
        .slice(1)
        .map((group) => new Set(group.split(' ').map(stemOf))),
    );

/** Lines by each stem of their first group, so that a text is compared with few of them. */
function byFirstGroup(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const lists = new Map<string, Line[]>();
  for (const line of lines) {
    for (const stem of line[0] ?? []) lists.set(stem, [...(lists.get(stem) ?? []), line]);
  }
  return lists;
}

const scenesByStem = byFirstGroup(linesOf(scenes));
const storiesByStem = byFirstGroup(linesOf(stories));

/** What tells a scene stands within so many words; the next part of a text begins so many words further. */
const reach = 30;
const step = 10;

/** Words of most passages, and of most replies. */
const generic = new Set(
  `god jesus lord christ man men people come came go went make made thing day one give gave take took see saw seen know knew
  hear heard speak spoke tell told father son good work faith believe life world
  up now new right after before again nothing everything until time here same every night put over set age write thought am ask asked old years
  always never first down off each other another back away old love`
    .split(/\s+/)
    .map(stemOf),
);
/** So many verses in a row are looked at as one, and so many of their words tell them again. */
const verses = { together: 3, words: 3 } as const;

/** The stems of every few verses in a row. */
const stemsTogether = (texts: readonly string[]): ReadonlySet<string>[] =>
  texts
    .slice(0, Math.max(1, texts.length - verses.together + 1))
    .map((_, i) => new Set(wordsOf(texts.slice(i, i + verses.together).join(' ')).map(stemOf)));

/**
 * The words of a text that tell again one of the passages that belong to an objection.
 */
export function retoldOf(
  { id, verseTexts = [] }: Pick<Objection, 'id' | 'verseTexts'>,
  text: string,
): ReadonlySet<string> | null {
  if (verseTexts.length === 0) return null;
  const passages = remember(`verses/${id}`, verseTexts.join('\n'), () => stemsTogether(verseTexts));
  const words = new Map(
    wordsOf(text)
      .filter((word) => !isCommon(word))
      .map((word) => [stemOf(word), word]),
  );
  const own = [...words.keys()].filter((stem) => !generic.has(stem));
  for (const passage of passages) {
    const shared = own.filter((stem) => passage.has(stem));
    if (shared.length >= verses.words) return new Set(shared.map((stem) => words.get(stem) as string));
  }
  return null;
}

/** The words of a text that tell a passage of Scripture again without citing or quoting it; `null` where none do. */
export function retoldIn(text: string): ReadonlySet<string> | null {
  const words = wordsOf(text);
  const stems = words.map(stemOf);
  for (let from = 0; from === 0 || from + reach - step < stems.length; from += step) {
    const part = stems.slice(from, from + reach);
    const story = storyIn(part);
    if (story) return new Set(story.map((at) => words[from + at] as string));
    for (const stem of part) {
      for (const scene of scenesByStem.get(stem) ?? []) {
        const told = tellingOf(scene, part);
        if (told) return new Set(told.map((at) => words[from + at] as string));
      }
    }
  }
  return null;
}

/** Where a text has a word of each group, each another one; `null` where it lacks one. */
function tellingOf(scene: Line, stems: readonly string[]): number[] | null {
  const found: number[] = [];
  for (const group of scene) {
    const at = stems.findIndex((stem, i) => group.has(stem) && !found.includes(i));
    if (at < 0) return null;
    found.push(at);
  }
  return found;
}

/** Where a text has enough different words of one story. */
function storyIn(stems: readonly string[]): number[] | null {
  const found = new Map<Line, number[]>();
  for (const [at, stem] of stems.entries()) {
    for (const story of stems.indexOf(stem) === at ? (storiesByStem.get(stem) ?? []) : []) {
      const places = [...(found.get(story) ?? []), at];
      if (places.length >= leastOfStory) return places;
      found.set(story, places);
    }
  }
  return null;
}
