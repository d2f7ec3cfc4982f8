import { stylesCookie } from '@apologia/contract';
import { getCookie } from 'hono/cookie';
import type { GatewayContext } from '../kernel/context.ts';
import { folderOf } from '../releases/public.ts';
import { type Composition, stylesId } from './composition.ts';
import { type Delivery, type Frame, isSetPlain } from './document.ts';
import type { Rendered } from './renderPage.ts';

/** A first visit gets its rules with the text; a browser that has the stylesheet gets its address. */
export function deliveryOf(
  c: GatewayContext,
  composition: Composition,
  { kind }: Frame,
  rendered: Rendered | null,
): Delivery {
  const { document, shell } = composition;
  if (isSetPlain(kind)) {
    const styles = document.landingStyles?.replaceAll('%shell%', folderOf('shell', shell.version));
    return styles === undefined ? { kind: 'linked', rules: '' } : { kind: 'inline', styles };
  }
  if (!rendered) return { kind: 'linked', rules: '' };
  const isKnown = getCookie(c, stylesCookie) === stylesId(composition);
  return isKnown
    ? { kind: 'linked', rules: rendered.rules }
    : { kind: 'inline', styles: rendered.styles + rendered.rules };
}

/** Lets the document's policy know what stands in it. */
export async function allowInline(
  c: GatewayContext,
  { document, shell }: Composition,
  delivery: Delivery,
): Promise<void> {
  const theme =
    document.themeScript === undefined ? undefined : shell.manifest.files[document.theme]?.integrity;
  const style = delivery.kind === 'inline' ? delivery.styles : delivery.rules;
  c.set('inline', { scripts: theme ? [theme] : [], styles: style ? [await digestOf(style)] : [] });
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
