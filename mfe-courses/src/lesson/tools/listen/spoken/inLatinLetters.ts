const greek = 'αβγδεζηθικλμνξοπρστυφχψως';
const latin = [
  ...['a', 'b', 'g', 'd', 'e', 'z', 'e', 'th', 'i', 'k', 'l', 'm', 'n'],
  ...['x', 'o', 'p', 'r', 's', 't', 'u', 'ph', 'ch', 'ps', 'o', 's'],
];
const letters = new Map([...greek].map((letter, i) => [letter, latin[i] ?? '']));

/** A Greek word as an English voice can say it. @example inLatinLetters('λόγος') // 'logos' */
export const inLatinLetters = (text: string): string =>
  text.replace(/[\u0370-\u03ff\u1f00-\u1fff]+/g, (word) => {
    const marks = word.normalize('NFD');
    // The breathing over a first letter is an h.
    const start = marks.slice(0, 3).includes('\u0314') ? 'h' : '';
    const plain = marks.replace(/[\u0300-\u036f]/g, '').toLowerCase();
    return start + [...plain].map((letter) => letters.get(letter) ?? '').join('');
  });
