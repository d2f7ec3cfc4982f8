import { rememberStyles } from './rememberStyles.ts';

const links = (mark: string) => document.querySelectorAll<HTMLLinkElement>(`link[data-${mark}]`);
/**
 * Fetches the stylesheets that neither text nor scripts waited for (`gateway/src/compose/html.ts`), and lets the gateway know when they are
 * there.
 */
export function showLaterStyles(): void {
  const later = links('later');
  // By its whole address the runtime that loads chunks knows a stylesheet again, and does not wait for another one.
  for (const link of later) Object.assign(link, { media: 'all', disabled: false, href: link.href });
  const [shells] = later;
  if (!shells || shells.sheet) rememberStyles();
  else shells.addEventListener('load', rememberStyles, { once: true });
}

/** With a change of page the faces come into use that the first one did without: now they move nothing that is being read. */
export function showFaces(): void {
  for (const link of links('next')) link.media = 'all';
}
