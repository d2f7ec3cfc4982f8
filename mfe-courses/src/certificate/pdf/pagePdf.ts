import type { Pixels } from './jpegOf.ts';

export interface PageLink {
  url: string;
  /** In points from the page's upper left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PagePicture {
  jpeg: Uint8Array<ArrayBuffer>;
  pixels: Pixels;
  title: string;
  /** The picture in words. */
  alt: string;
  links: readonly PageLink[];
}

/** A4 landscape, in points. */
const width = 841.89;
const height = 595.28;

/** A PDF of one page that is one picture, with its title, its language, its words and its links. */
export function pagePdf({ jpeg, pixels, title, alt, links }: PagePicture): Uint8Array<ArrayBuffer> {
  const firstLink = 11;
  const annotations = links.map((_, index) => `${firstLink + index} 0 R`).join(' ');
  const content = `/Figure <</MCID 0>> BDC q ${width} 0 0 ${height} 0 0 cm /Picture Do Q EMC`;
  return fileOf([
    '<</Type /Catalog /Pages 2 0 R /Lang (en) /MarkInfo <</Marked true>> /StructTreeRoot 6 0 R /ViewerPreferences <</DisplayDocTitle true>>>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources <</XObject <</Picture 4 0 R>>>> /Contents 5 0 R /StructParents 0 /Tabs /S /Annots [${annotations}]>>`,
    [
      `<</Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length}>>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type /StructTreeRoot /K 7 0 R /ParentTree 9 0 R>>',
    '<</Type /StructElem /S /Document /P 6 0 R /K 8 0 R>>',
    `<</Type /StructElem /S /Figure /P 7 0 R /Pg 3 0 R /K 0 /Alt ${textOf(alt)}>>`,
    '<</Nums [0 [8 0 R]]>>',
    `<</Title ${textOf(title)}>>`,
    ...links.map(annotationOf),
  ]);
}

function annotationOf({ url, ...area }: PageLink): string {
  const { x, y } = area;
  const corners = [x, height - y - area.height, x + area.width, height - y].map((place) => place.toFixed(2));
  return `<</Type /Annot /Subtype /Link /Rect [${corners.join(' ')}] /Border [0 0 0] /Contents ${textOf(url)} /A <</S /URI /URI (${encodeURI(url).replaceAll(/[()\\]/g, '\\$&')})>>>>`;
}

/** A text string in UTF-16, which any script fits into. */
function textOf(text: string): string {
  const units = text.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

type Part = string | Uint8Array<ArrayBuffer>;

/** The file of numbered objects: the first is the catalogue, the tenth the document's data. */
function fileOf(objects: readonly (Part | readonly Part[])[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const write = (part: Part) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    chunks.push(bytes);
    length += bytes.length;
  };

  // The second line tells the file from a text.
  write('%PDF-1.7\n%âãÏÓ\n');
  const places = objects.map((object, index) => {
    const place = length;
    write(`${index + 1} 0 obj\n`);
    for (const part of [object].flat()) write(part);
    write('\nendobj\n');
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = length;
  const size = objects.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`);
  write(`trailer\n<</Size ${size} /Root 1 0 R /Info 10 0 R>>\nstartxref\n${table}\n%%EOF\n`);

  const file = new Uint8Array(length);
  let place = 0;
  for (const chunk of chunks) {
    file.set(chunk, place);
    place += chunk.length;
  }
  return file;
}
