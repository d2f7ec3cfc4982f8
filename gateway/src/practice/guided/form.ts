/** Words before what a message begins with. */
const before = new Set('so but and ok okay well then hi hey oh hm hmm also now right'.split(' '));
/** Words that questions begin with. */
const opens = new Set(
  `what whats who whos whose how hows when where wheres why which do does did is isnt are arent was wasnt were werent can
  cant could couldnt would wouldnt will wont have has had havent should shouldnt may ever any got dont doesnt didnt if tell
  explain define give describe u`.split(/\s+/),
);
const partner = new Set('you your u yours youre'.split(' '));

/** Tells of the form of a message: whether it ends and begins as a question, speaks to the partner, and how long it is. */
export function formOf(words: readonly string[], text: string): number[] {
  const first = words.find((word, i) => !before.has(word) || i === words.length - 1) ?? '';
  return [
    text.trimEnd().endsWith('?') ? 1 : 0,
    opens.has(first) ? 1 : 0,
    words.some((word) => partner.has(word)) ? 1 : 0,
    Math.log(words.length + 1) / 3,
  ];
}
