import { type App, steadyCookie } from '@apologia/contract';

const hourSeconds = 60 * 60;

/**
 * Asks for the page once more where it is a canary that could not be loaded: composed of what is in force for everybody. Once a tab, and
 * not without a network, where the page that is here is the better one.
 */
export function takeLive(app: App): void {
  const { canaries } = document.getElementById('boot')?.dataset ?? {};
  if (!canaries?.split(' ').includes(app)) return;
  document.cookie = `${steadyCookie}=1; Max-Age=${hourSeconds}; Path=/; SameSite=Lax`;
  try {
    if (sessionStorage[steadyCookie]) return;
    sessionStorage[steadyCookie] = '1';
  } catch {
    // Without storage nothing says that it was tried: the error card has a way on.
    return;
  }
  fetch('/healthz').then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
}
