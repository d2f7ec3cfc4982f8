import { embeddedFaces } from './embeddedFaces.ts';
import { jpegOf } from './jpegOf.ts';
import { type PageLink, pagePdf } from './pagePdf.ts';

/** A4 landscape at 300 dots an inch. */
const pixels = { width: 3508, height: 2480 };

/** The PDF of a drawn sheet: a picture of the same drawing, with the links it marks. */
export async function certificatePdf(
  sheet: SVGSVGElement,
  { title, alt }: { title: string; alt: string },
): Promise<Blob> {
  const faces = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  faces.textContent = await embeddedFaces('Literata', sheet.textContent ?? '');
  const drawing = sheet.cloneNode(true) as SVGSVGElement;
  drawing.prepend(faces);
  drawing.setAttribute('width', String(pixels.width));
  drawing.setAttribute('height', String(pixels.height));
  const jpeg = await jpegOf(new XMLSerializer().serializeToString(drawing), pixels);
  const file = pagePdf({ jpeg, pixels, title, alt, links: linksIn(sheet) });
  return new Blob([file], { type: 'application/pdf' });
}

/** The drawing is in points, as the page is. */
function linksIn(sheet: SVGSVGElement): PageLink[] {
  return [...sheet.querySelectorAll<SVGGraphicsElement>('[data-link]')].map((element) => {
    const { x, y, width, height } = element.getBBox();
    return { url: element.dataset.link ?? '', x, y, width, height };
  });
}
