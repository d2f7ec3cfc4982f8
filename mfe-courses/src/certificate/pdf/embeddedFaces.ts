import { isForAny } from './unicodeRange.ts';

/**
 * The page's `@font-face` rules of a family with their files written into them: a drawing that is
 * loaded as an image fetches nothing. Faces without a character of the text are left out.
 */
export async function embeddedFaces(family: string, text: string): Promise<string> {
  const rules = [...document.styleSheets].filter(isOwn).flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('font-family').replaceAll(/["']/g, '') === family)
      .filter(({ style }) => isForAny(style.getPropertyValue('unicode-range'), text))
      .map((rule) => embedded(rule.cssText, sheet.href ?? document.baseURI)),
  );
  return (await Promise.all(rules)).join('\n');
}

/** The rules of a sheet from elsewhere cannot be read. */
const isOwn = ({ href }: CSSStyleSheet) => href === null || new URL(href).origin === location.origin;

const firstUrl = /url\(["']?([^"')]+)["']?\)/;

async function embedded(rule: string, base: string): Promise<string> {
  const file = firstUrl.exec(rule)?.[1] ?? '';
  const response = await fetch(new URL(file, base));
  if (!response.ok) throw new Error(`${response.status} for ${file}`);
  const data = await dataUrlOf(await response.blob());
  return rule.replace(firstUrl, `url(${data})`);
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
