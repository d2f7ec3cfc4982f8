/** The syntax tree of a phrase. */
export type Part =
  | { is: 'word' | 'beginning' | 'unless'; word: string }
  | { is: 'anyWord' | 'anything' | 'punctuation' | 'within' }
  | { is: 'sequence' | 'choice'; parts: Part[] }
  | { is: 'optional' | 'repeated'; part: Part };

/** Tokens before the first one of a text and behind its last; no text contains them. */
export const start = '^^';
export const end = '$$';

/**
 * Parses a phrase:
 * - `a b`: the one after the other; `a | b`: either; `( )`: together; `[ ]`: or nothing
 * - `( )+`: once or more; `( )*`: any number of times
 * - `grand~`: a word with this beginning; `#`: any word; `@`: any word or sign, or an end of the text
 * - `_`: signs of punctuation, if any; `.`, `,` and other signs: themselves
 * - `..`: anything within the sentence; `..3`: at most three words and signs of it
 * - `^`, `$`: the beginning and the end of the text
 * - `-to`: unless `to` comes next
 * @throws Error where a bracket is open or closed alone
 */
export function parsePhrase(source: string): Part {
  const signs = source.match(/[()[\]|]|[^\s()[\]|]+/g) ?? [];
  let at = 0;
  const choice = (): Part => {
    const parts = [sequence()];
    while (signs[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { is: 'choice', parts };
  };
  const sequence = (): Part => {
    const parts: Part[] = [];
    for (let sign = signs[at]; sign !== undefined && !')]|'.includes(sign); sign = signs[at]) {
      at += 1;
      parts.push(sign === '(' || sign === '[' ? group(sign) : partOf(sign));
    }
    return { is: 'sequence', parts };
  };
  const group = (opening: '(' | '['): Part => {
    const part = choice();
    if (signs[at] !== (opening === '(' ? ')' : ']')) throw new Error(`A bracket is open: ${source}`);
    at += 1;
    if (opening === '[') return { is: 'optional', part };
    const times = signs[at];
    if (times !== '*' && times !== '+') return part;
    at += 1;
    const repeated: Part = { is: 'repeated', part };
    return times === '+' ? { is: 'sequence', parts: [part, repeated] } : repeated;
  };
  const whole = choice();
  if (at < signs.length) throw new Error(`A bracket is closed that was not opened: ${source}`);
  return whole;
}

/** @throws Error where a repetition stands behind something else than round brackets */
function partOf(sign: string): Part {
  if (sign === '*' || sign === '+') throw new Error(`${sign} repeats what stands in round brackets`);
  if (sign === '#') return { is: 'anyWord' };
  if (sign === '@') return { is: 'anything' };
  if (sign === '^') return { is: 'word', word: start };
  if (sign === '$') return { is: 'word', word: end };
  if (sign === '_') return { is: 'repeated', part: { is: 'punctuation' } };
  if (sign === '..') return { is: 'repeated', part: { is: 'within' } };
  if (/^\.\.\d$/.test(sign)) {
    const one: Part = { is: 'optional', part: { is: 'within' } };
    return { is: 'sequence', parts: Array.from({ length: Number(sign.at(-1)) }, () => one) };
  }
  if (sign.startsWith('-')) return { is: 'unless', word: sign.slice(1) };
  return sign.endsWith('~') ? { is: 'beginning', word: sign.slice(0, -1) } : { is: 'word', word: sign };
}
