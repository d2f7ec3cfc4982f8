import { type Remote, routes } from '@apologia/contract';

/**
 * The page of a deployed gateway that runs one remote from here.
 * @throws Error where that gateway does not answer, or has nothing run from elsewhere
 */
export async function previewAddress(gateway: string, remote: Remote, server: string): Promise<string> {
  if (!URL.canParse(gateway) || !/^https?:$/.test(new URL(gateway).protocol)) {
    throw new Error(`--against needs the address of a gateway, not ${gateway}.`);
  }
  const page = routes.find(({ app, path }) => app === remote && !path.includes(':'))?.path ?? '/';
  const address = `${new URL(page, gateway).href}?app.${remote}=${server}`;
  const reply = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' }).catch(() => {
    throw new Error(`No gateway answers at ${new URL(gateway).origin}. Is it running?`);
  });
  if (reply.status === 403) {
    throw new Error(
      `${new URL(gateway).origin} runs what was shipped, and nothing else: it is in production.`,
    );
  }
  if (reply.status >= 400) throw new Error(`${address} answers ${reply.status}.`);
  return address;
}
