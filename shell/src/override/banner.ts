import { resetOverride } from './tab.ts';

const element = <T extends keyof HTMLElementTagNameMap>(tag: T, ...children: (Node | string)[]) => {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
};

/** Says in every page what of it does not come from the academy, and leads back. It needs nothing of the host's script. */
export function showBanner(override: readonly (readonly [app: string, server: string])[]): void {
  const parts = override.flatMap(([app, server], i) => [
    i === 0 ? '' : ', ',
    element('strong', app),
    ' from ',
    element('code', server),
  ]);
  const reset = element('button', 'Reset');
  reset.type = 'button';
  reset.addEventListener('click', resetOverride);
  const banner = element(
    'aside',
    element('p', 'This tab runs ', ...parts, '. Everything else is as shipped.'),
    reset,
  );
  banner.className = 'override no-print';
  banner.setAttribute('aria-label', 'Running from elsewhere');
  const show = () => document.body.append(banner);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true });
  else show();
}
