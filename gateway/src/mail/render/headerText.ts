/** Bytes of text in one encoded word, which with its frame fits beside the name of a header. */
const wordBytes = 39;

const encodedWord = (text: string) =>
  `=?utf-8?B?${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}?=`;

/** Text for a header, RFC 2047. It stays on its line: what would begin another header is taken for spaces. */
export function headerText(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (/^[ -~]*$/.test(line) && line.length <= 60 && !line.includes('=?')) return line;
  const words: string[] = [];
  let word = '';
  for (const character of line) {
    if (new TextEncoder().encode(word + character).length > wordBytes) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map(encodedWord).join('\r\n ');
}
