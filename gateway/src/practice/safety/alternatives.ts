/** The texts that a line such as `my {sister|brother} {prays|is a monk}` stands for, or `most` of them, spread evenly. */
export function expandAlternatives(line: string, most = Number.POSITIVE_INFINITY): string[] {
  const parts = line.split(/\{([^{}]*)\}/).map((part, i) => (i % 2 ? part.split('|') : [part]));
  const count = parts.reduce((product, { length }) => product * length, 1);
  const size = Math.min(count, most);
  return Array.from({ length: size }, (_, n) => {
    // A large prime as the step meets every alternative about equally often.
    let rest = size === count ? n : (n * 7919) % count;
    return parts
      .map((alternatives) => {
        const alternative = alternatives[rest % alternatives.length] as string;
        rest = Math.floor(rest / alternatives.length);
        return alternative;
      })
      .join('')
      .trim();
  });
}
