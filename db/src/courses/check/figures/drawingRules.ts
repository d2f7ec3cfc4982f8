import { type Box, boxOf, type Drawing, type Label, type Mark } from '../../figures/drawing.ts';

/** In pixels, at the width of a phone. */
const smallest = 12;

const isLabel = (mark: Mark): mark is Label => mark.is === 'label';

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;

export const isInside = (a: Box, b: Box) =>
  a.x >= b.x - 1 &&
  a.y >= b.y - 1 &&
  a.x + a.width <= b.x + b.width + 1 &&
  a.y + a.height <= b.y + b.height + 1;

/** What cannot be read in a drawing: labels that are small, reach over an edge or lie on one another. */
export function drawingProblems({ width, height, marks }: Drawing): string[] {
  const labels = marks.filter(isLabel);
  const rects = marks.filter((mark) => mark.is === 'rect');
  return labels.flatMap((label, i) => {
    const box = boxOf(label);
    const room = label.room ?? { x: 0, y: 0, width, height };
    const named = `the label “${label.text}”`;
    const problems: string[] = [];
    if (label.size < smallest) problems.push(`${named} is ${label.size} pixels high; at least ${smallest}`);
    if (!isInside(box, room) || rects.some((rect) => meet(box, rect) && !isInside(box, rect)))
      problems.push(`${named} does not fit at ${width} pixels`);
    const other = labels.slice(0, i).find((one) => meet(boxOf(one), box));
    if (other) problems.push(`${named} lies on “${other.text}” at ${width} pixels`);
    return problems;
  });
}
