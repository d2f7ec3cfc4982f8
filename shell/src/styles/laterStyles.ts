import { rememberStyles } from './rememberStyles.ts';

const links = (mark: string) => document.querySelectorAll<HTMLLinkElement>(`link[data-${mark}]`);
const show = (link: HTMLLinkElement) => {
  link.media = 'all';
};

/**
 * Makes the stylesheets count that the text did not wait for (`gateway/src/compose/html.ts`), and lets the gateway know when they are
 * there.
 */
export function showLaterStyles(): void {
  const [shells, ...others] = links('later');
  for (const link of others) show(link);
  if (shells) show(shells);
  if (!shells || shells.sheet) rememberStyles();
  else shells.addEventListener('load', rememberStyles, { once: true });
}

/** With a change of page the faces come into use that the first one did without: now they move nothing that is being read. */
export function showFaces(): void {
  for (const link of links('next')) show(link);
}
