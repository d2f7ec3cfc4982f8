import { onLost } from './live.ts';

const whatHappened = 'The page did not arrive whole. Your connection may have dropped.';

/**
 * Says so where the host's own script cannot be had: nothing else would, and the skeleton would stay.
 * It runs before that script, so it needs nothing of it.
 */
export function watchHost(): void {
  const watch = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLScriptElement) || !target.defer || 'page' in target.dataset) return;
    if (document.body) tell();
    else document.addEventListener('DOMContentLoaded', tell, { once: true });
  };
  onLost(tell);
  // An element's error does not bubble, but it can be caught on its way down.
  document.addEventListener('error', watch, { capture: true });
}

function tell(): void {
  const notice = document.createElement('p');
  notice.className = 'over-the-page';
  notice.role = 'alert';
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = 'Try again';
  notice.append(`${whatHappened} `, again);
  document.body.append(notice);
}
