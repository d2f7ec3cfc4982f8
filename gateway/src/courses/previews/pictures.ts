import { pictures } from '@apologia/db/schema/courses';
import { eq } from 'drizzle-orm';
import type { GatewayContext } from '../../kernel/context.ts';
import { NotFound } from '../../kernel/errors.ts';
import { cacheReply } from '../../kernel/http/cacheControl.ts';

/** What has a picture of its own, to be shown where its address is shared. */
export type PictureKind = 'subject' | 'module' | 'lesson';

export const pictureAddress = (origin: string, kind: PictureKind, id: string) =>
  `${origin}/pictures/${kind}/${id}.png`;

const address = /^\/pictures\/([a-z]{1,10}\/[a-z0-9-]{1,100})\.png$/;

/** The picture of a page. One that was not drawn yet is nowhere: what shows the address does without. */
export async function pictureAt(c: GatewayContext): Promise<Response> {
  const [, name] = c.req.path.match(address) ?? [];
  if (!name) throw new NotFound();
  const [picture] = await c.var.db
    .select({ png: pictures.png })
    .from(pictures)
    .where(eq(pictures.name, name));
  if (!picture) throw new NotFound();
  cacheReply(c, 'previews');
  return c.body(new Uint8Array(picture.png), 200, { 'content-type': 'image/png' });
}
