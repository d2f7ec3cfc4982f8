/** The sixty-six books of the Bible in order, as the World English Bible names them. */
export const bookNames = [
  ...['Genesis', 'Exodus', 'Leviticus', 'Numbers', 'Deuteronomy', 'Joshua', 'Judges', 'Ruth', '1 Samuel'],
  ...['2 Samuel', '1 Kings', '2 Kings', '1 Chronicles', '2 Chronicles', 'Ezra', 'Nehemiah', 'Esther', 'Job'],
  ...['Psalms', 'Proverbs', 'Ecclesiastes', 'Song of Solomon', 'Isaiah', 'Jeremiah', 'Lamentations'],
  ...['Ezekiel', 'Daniel', 'Hosea', 'Joel', 'Amos', 'Obadiah', 'Jonah', 'Micah', 'Nahum', 'Habakkuk'],
  ...['Zephaniah', 'Haggai', 'Zechariah', 'Malachi', 'Matthew', 'Mark', 'Luke', 'John', 'Acts', 'Romans'],
  ...['1 Corinthians', '2 Corinthians', 'Galatians', 'Ephesians', 'Philippians', 'Colossians'],
  ...['1 Thessalonians', '2 Thessalonians', '1 Timothy', '2 Timothy', 'Titus', 'Philemon', 'Hebrews'],
  ...['James', '1 Peter', '2 Peter', '1 John', '2 John', '3 John', 'Jude', 'Revelation'],
] as const;

const names = [...bookNames, 'Psalm', 'Song of Songs'].map((name) => name.replace(/ /g, '[ \\u00a0]'));
const verses = '\\d+(?:[-–]\\d+(?::\\d+)?)?';

/**
 * References to Scripture that name chapter and verse, as they stand in prose: `1 Peter 3:15`, `Romans 1:18–20, 25`.
 * Only full English names count: whatever else looks like a book may be a word.
 */
export const referencePattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${names.join('|')})[ \\u00a0]\\d+:${verses}(?:, ?${verses}(?![:\\d]| \\p{Lu}))*`,
  'gu',
);

/** Where a reference leads. @param reference as it is written, in any common way */
export const scriptureAddress = (reference: string) =>
  `/scripture?ref=${encodeURIComponent(reference.replaceAll('–', '-'))}`;
