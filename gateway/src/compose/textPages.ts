import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import type { TextPages } from '../kernel/http/textPage.ts';
import { inForceForDocument, picked } from '../releases/public.ts';
import { type Composition, compose, notShipped } from './composition.ts';
import { allowInline, deliveryOf } from './delivery.ts';
import { academyDescription, documentHead, type Frame, preloadedFaces } from './document.ts';

/** Documents in the landing page's look, without the host's script. They ask nobody who reads them. */
export function textPageRoutes(app: Hono<GatewayEnv>, pages: TextPages): void {
  for (const [path, { title, content }] of Object.entries(pages)) {
    app.get(path, async (c) => {
      const { releases } = picked(await inForceForDocument(c), null);
      const composition = compose(releases, {}, []);
      if (!composition) throw notShipped();
      const frame: Frame = {
        title: `${title} · Apologia`,
        description: academyDescription,
        tags: '',
        canonical: new URL(path, c.req.url).href,
        kind: 'text',
        route: null,
        isSidebarCollapsed: false,
        override: '',
      };
      const delivery = deliveryOf(c, composition, frame, null);
      await allowInline(c, composition, delivery);
      const head = documentHead({}, composition, frame, delivery);
      return c.html(head + textBody(composition, await content(c)));
    });
  }
}

/** Where the text goes in the shell's frame. */
const textMark = '%text%';

/** The shell's frame with the text in its place. A release that is older than that brings none. */
function textBody(composition: Composition, text: string): string {
  const frame = composition.document.frames.text ?? `<main>${textMark}</main>`;
  const faces = preloadedFaces(composition).join('\n');
  return `<body>\n${frame.replace(textMark, () => text)}\n${faces}\n</body></html>`;
}
