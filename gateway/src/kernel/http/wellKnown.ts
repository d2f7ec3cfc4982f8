import type { GatewayContext } from '../context.ts';
import { NotFound } from '../errors.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** What is said of a contact holds this long: RFC 9116 recommends less than a year. */
const contactDays = 180;

/** Whom to tell of a vulnerability: RFC 9116. Without a contact there is none: a wrong one would be worse. */
export async function securityText(c: GatewayContext): Promise<Response> {
  const contact = c.get('config').SECURITY_CONTACT;
  if (!contact) throw new NotFound();
  const { origin } = new URL(c.req.url);
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const expires = new Date(today + contactDays * dayMs).toISOString();
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return c.text(`${fields.join('\n')}\n`);
}

/**
 * What is not for who indexes pages, and where those are. A page that needs signing in leads a robot to the sign-in page, which says
 * what its one address is. Releases are not kept from robots: a page cannot be drawn without its files.
 */
export async function robots(c: GatewayContext): Promise<Response> {
  const lines = [
    'User-agent: *',
    ...['/api/', '/paypal/', '/releases'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', c.req.url)}`,
  ];
  return c.text(`${lines.join('\n')}\n`);
}
