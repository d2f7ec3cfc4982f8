const mostOfAFrame = 36;

/** The messages of a line such as `my {sister|brother} {prays|is a monk}`: all, or as many as are enough, spread evenly. */
export function messagesOf(line: string): string[] {
  const parts = line.split(/\{([^}]*)\}/).map((part, i) => (i % 2 ? part.split('|') : [part]));
  const count = parts.reduce((product, { length }) => product * length, 1);
  const most = Math.min(count, mostOfAFrame);
  return Array.from({ length: most }, (_, n) => {
    // A step that has nothing in common with the lengths meets every choice about equally often.
    let rest = most === count ? n : (n * 7919) % count;
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
