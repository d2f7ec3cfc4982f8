interface Heading {
  id: string;
  text: string;
}

/** The headings of a lesson that can be linked to, with their ids, in order. */
export function headingsIn(blocks: readonly string[]): Heading[] {
  return blocks.flatMap((block) => {
    const id = block.match(/^<h[23] id="([^"]+)"/)?.[1];
    if (!id) return [];
    const text = new DOMParser().parseFromString(block, 'text/html').body.textContent;
    return [{ id, text: text.trim() }];
  });
}
