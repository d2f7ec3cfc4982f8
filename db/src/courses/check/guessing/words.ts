/** The words of a text in lower case, without marks. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

const set = (words: string) => new Set(words.split(' '));

/** Words that soften a claim. */
export const hedges = set(
  'may might can could would some sometimes often usually perhaps probably possibly partly rather seem seems seemed likely many most mostly largely mainly chiefly commonly generally tend tends suggest suggests yet though although still without both least',
);

/** Words that leave no exception. */
export const absolutes = set(
  "all always never none no nothing only every everyone everything nobody nowhere must cannot can't completely entirely whole wholly simply merely any anyone anything alone ever proves prove proved impossible certain certainly fully exactly mere just same",
);

const small = set(
  "a an and are as at be because been but by did do does for from had has have he her him his i if in into is it it's its of on one or our out she so than that the their them then there they this those to us was we were what when which who whom whose why will with you your not",
);

/** The words of a text that carry its matter, cut to their stems. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !small.has(word) && word.length > 2)
    .map((word) =>
      word
        .replace(/'s$/, '')
        .replace(/(ing|edly|ed|es|ly|s)$/, '')
        .slice(0, 7),
    );

/** The words of a text two by two. */
export const pairsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(1).map((word, i) => `${words[i]} ${word}`);
};
