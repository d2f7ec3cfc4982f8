/** Advance widths of Figtree at weight 600, in thousandths of its size; what is not here is as wide as an n. */
const widths: Record<string, string> = {
  '1': ' .,:;|ijl’‘',
  '2': '!()-frtI“”·',
  '3': 'sxz1',
  '4': 'aceghknopqvybdu023456789EFLJTS?–',
  '5': 'ABKPRXYVZCDGHNOQUw',
  '6': 'mMW—&',
};
const steps: Record<string, number> = { '1': 265, '2': 385, '3': 500, '4': 598, '5': 755, '6': 960 };

const widthOf = new Map(
  Object.entries(widths).flatMap(([step, signs]) => [...signs].map((sign) => [sign, steps[step] ?? 0])),
);

/** About how wide a text is, in the unit of its size, with the little by which other systems' faces are wider. */
export const textWidth = (text: string, size: number) =>
  ([...text].reduce((sum, sign) => sum + (widthOf.get(sign) ?? 560), 0) / 1000) * size;

/** A text in lines that are no wider than this, where its words allow it; it may break after a hyphen. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=[ -])/)) {
    if (line && textWidth((line + word).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = word;
    } else line += word;
  }
  return [...lines, line];
}
