/** The texts of a line such as `my {sister|brother} {prays|is a monk}`, at most so many of them, spread evenly. */
export function choicesOf(line: string, most = Number.POSITIVE_INFINITY): string[] {
  const parts = line.split(/\{([^{}]*)\}/).map((part, i) => (i % 2 ? part.split('|') : [part]));
  const count = parts.reduce((product, { length }) => product * length, 1);
  const wanted = Math.min(count, most);
  return Array.from({ length: wanted }, (_, n) => {
    // A step that has nothing in common with the lengths meets every choice about equally often.
    let rest = wanted === count ? n : (n * 7919) % count;
    return parts
      .map((choices) => {
        const choice = choices[rest % choices.length] as string;
        rest = Math.floor(rest / choices.length);
        return choice;
      })
      .join('')
      .trim();
  });
}
