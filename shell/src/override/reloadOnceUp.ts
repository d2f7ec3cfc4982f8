/**
 * A server that was down when the document began, and is there once somebody has pressed Retry: what it serves needs React's development
 * build, which has to come before the host does.
 */
export function reloadOnceUp(servers: readonly string[]): void {
  let wasDown = false;
  const isEntry = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement &&
    servers.some((server) => target.src === `${server}/remoteEntry.js`);
  const listen = (type: 'error' | 'load', listener: () => void) =>
    document.addEventListener(type, ({ target }) => isEntry(target) && listener(), { capture: true });
  listen('error', () => {
    wasDown = true;
  });
  listen('load', () => wasDown && location.reload());
}
