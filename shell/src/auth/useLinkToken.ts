import { useHydrated } from '@apologia/kit';

/**
 * The secret of the link that led here. It stands behind the sign that browsers send to nobody: no server and no log sees it
 * before it is used. `null` while that is not known, `''` where there is none.
 */
export function useLinkToken(): string | null {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return /^#[0-9a-f]{64}$/.test(location.hash) ? location.hash.slice(1) : '';
}

/** Takes the secret out of the address and the history: once used it is good for nothing, and others may look over a shoulder. */
export const forgetLinkToken = (): void => history.replaceState(history.state, '', location.pathname);
