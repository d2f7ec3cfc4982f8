import { routeOf } from '@apologia/contract';
import { savesData } from '@apologia/kit';
import { onAskedAhead } from '@apologia/kit/readAhead';
import { loadPage } from '../remotes/loadPage.ts';

/** The events that a link is about to be followed after. */
const signs = ['pointerover', 'focusin', 'pointerdown'];

function onSign({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  const match = link && routeOf(link.pathname);
  if (match && match.route.path !== '/' && !savesData()) loadPage(match.route);
}

/** Loads the code of a page when a link to it is pointed at, focused or pressed. */
export function readAhead(): void {
  for (const sign of signs) document.addEventListener(sign, onSign);
  onAskedAhead(async (path) => {
    const match = routeOf(path);
    if (match) await loadPage(match.route);
  });
}
