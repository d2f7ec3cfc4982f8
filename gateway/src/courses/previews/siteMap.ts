import { subjects } from '@apologia/contract';
import { lessons, modules } from '@apologia/db/schema/courses';
import { asc, eq } from 'drizzle-orm';
import type { GatewayContext } from '../../kernel/context.ts';
import { cacheReply } from '../../kernel/http/cacheControl.ts';
import { escapeText } from '../../kernel/http/escapeText.ts';

/** Pages beside those of courses that are read without an account and say something of their own. */
const others = ['/', '/reviews', '/privacy', '/terms', '/contact'];

/** The sitemap of everything that may be read without an account: https://www.sitemaps.org/protocol.html */
export async function siteMap(c: GatewayContext): Promise<Response> {
  const { db } = c.var;
  const { origin } = new URL(c.req.url);
  const [modulesListed, lessonsListed] = await db.batch([
    db.select({ id: modules.id }).from(modules).orderBy(asc(modules.category), asc(modules.position)),
    db
      .select({ id: lessons.id })
      .from(lessons)
      .innerJoin(modules, eq(modules.id, lessons.moduleId))
      .where(eq(modules.isPremium, false))
      .orderBy(asc(modules.category), asc(modules.position), asc(lessons.position)),
  ]);
  const paths = [
    ...others,
    ...subjects.map((subject) => `/${subject}`),
    ...modulesListed.map(({ id }) => `/module/${id}`),
    ...lessonsListed.map(({ id }) => `/lesson/${id}`),
  ];
  const urls = paths.map((path) => `<url><loc>${escapeText(origin + path)}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  cacheReply(c, 'previews');
  return c.body(text, 200, { 'content-type': 'application/xml; charset=utf-8' });
}
