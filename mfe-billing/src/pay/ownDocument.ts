/**
 * Whether the tab loaded this very page. Signing in leads here within the document of the sign-in page, whose
 * policy keeps PayPal's script out.
 */
export function isOwnDocument(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return !arrival || new URL(arrival.name).pathname === location.pathname;
}
