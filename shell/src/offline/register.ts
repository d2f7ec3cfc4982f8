import { createPolicy } from '@apologia/kit/trusted';

const address = '/sw.js';
const policy = createPolicy('apologia-worker', {
  createScriptURL(url) {
    if (url !== address) throw new TypeError(`${url} is no worker of this academy`);
    return url;
  },
});

/** Registers the service worker once the page has loaded, so that it competes with nothing the page needs. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register(policy.createScriptURL(address)).catch((error: unknown) => {
      console.warn('The service worker could not be registered', error);
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
