import type { Hono } from 'hono';
import type { GatewayEnv } from '../kernel/context.ts';
import type { TextPages } from '../kernel/http/textPage.ts';
import { inForceForDocument, picked } from '../releases/public.ts';
import { compose, notShipped } from './composition.ts';
import { allowInline, deliveryOf } from './delivery.ts';
import { documentHead, type Frame, textBody } from './document.ts';

/** Documents in the landing page's look, without the host's script. They ask nobody who reads them. */
export function textPageRoutes(app: Hono<GatewayEnv>, pages: TextPages): void {
  for (const [path, { title, content }] of Object.entries(pages)) {
    app.get(path, async (c) => {
      const { releases } = picked(await inForceForDocument(c), null);
      const composition = compose(releases, {}, []);
      if (!composition) throw notShipped();
      const frame: Frame = {
        title: `${title} · Apologia`,
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
