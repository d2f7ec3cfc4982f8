import { stylesCookie } from '@apologia/contract';
import { boot } from '@apologia/kit';

const aYear = 31_536_000;

/**
 * Makes the stylesheets count that the text did not wait for (`gateway/src/compose/html.ts`), and tells the gateway when the shell's is
 * there: then the next document names it instead of bringing its rules.
 */
export function loadLaterStyles(): void {
  const later = document.querySelectorAll<HTMLLinkElement>('link[data-later]');
  for (const link of later) link.media = 'all';
  const [shells] = later;
  const remember = () => {
    if (boot.styles)
      document.cookie = `${stylesCookie}=${boot.styles}; path=/; max-age=${aYear}; SameSite=Lax`;
  };
  if (!shells || shells.sheet) remember();
  else shells.addEventListener('load', remember, { once: true });
}
