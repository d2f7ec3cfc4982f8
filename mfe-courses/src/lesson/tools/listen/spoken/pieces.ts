/** Chromium ends what a voice of the network says after 15 seconds, and tells nobody: a piece is shorter. */
const longest = 180;

/** A sentence in pieces that are short enough to be said to their end, cut where one draws breath. */
export function pieces(spoken: string): string[] {
  if (spoken.length <= longest) return spoken ? [spoken] : [];
  const start = spoken.slice(0, longest);
  const breath = Math.max(
    ...[', ', '; ', ': ', '— ', '– '].map((mark) => start.lastIndexOf(mark) + mark.length),
  );
  const end = breath > longest / 3 ? breath : start.lastIndexOf(' ') + 1 || longest;
  return [spoken.slice(0, end).trim(), ...pieces(spoken.slice(end).trim())];
}
