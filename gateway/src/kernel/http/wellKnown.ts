import type { Hono } from 'hono';
import type { GatewayEnv } from '../context.ts';
import { NotFound } from '../errors.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** What is said of a contact holds this long: RFC 9116 recommends less than a year. */
const contactDays = 180;

/** What is not for learners: who looks for vulnerabilities, and who indexes pages. */
export function wellKnownRoutes(app: Hono<GatewayEnv>): void {
  // RFC 9116. Without a contact there is none: a wrong one would be worse.
  app.get('/.well-known/security.txt', (c) => {
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
  });

  // Releases are not among them: a page cannot be drawn without its files.
  app.get('/robots.txt', (c) => c.text(`${robots}\nSitemap: ${new URL('/sitemap.xml', c.req.url)}\n`));
}

/** A page that needs signing in leads a robot to the sign-in page, which says what its one address is. */
const robots = `User-agent: *
${['/api/', '/paypal/', '/releases'].map((path) => `Disallow: ${path}`).join('\n')}
`;
