import type { Boot, Route } from '@apologia/contract';
import { escapeText } from '../../kernel/http/escapeText.ts';
import { aboutPage } from './aboutPage.ts';

/** What the head of a page says of it. */
export interface PreviewHead {
  title: string;
  description: string;
  /** Markup for whoever shares the page or searches for it. */
  tags: string;
}

/**
 * The head of a page of courses, `null` where there is no such page.
 * @param data the page's first data
 */
export function previewHead(route: Route, data: Boot['data'], url: URL): PreviewHead | null {
  const about = aboutPage(route, data, url);
  if (!about) return null;
  const { title, description, image, kind, isIndexed, structured } = about;
  const properties = {
    'og:site_name': 'Apologia',
    'og:type': kind,
    'og:title': title,
    'og:description': description,
    'og:url': url.origin + url.pathname,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  const tags = [
    ...Object.entries(properties).map(([name, content]) => meta('property', name, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    isIndexed ? '' : meta('name', 'robots', 'noindex'),
    // Data, which no policy for scripts is asked about.
    `<script type="application/ld+json">${JSON.stringify(structured).replaceAll('<', '\\u003c')}</script>`,
  ];
  return { title: `${title} · Apologia`, description, tags: tags.filter(Boolean).join('\n') };
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeText(content)}">`;
