// Not in the index, which every page carries: it comes when a page is at rest.
const name = 'apologia:read-ahead';

interface Asked {
  path: string;
  onComing: (coming: Promise<unknown>) => void;
}

/** Has the shell fetch the code of one of its own pages. Resolves once it is here, and at once where nobody listens. */
export async function askAhead(path: string): Promise<void> {
  const coming: Promise<unknown>[] = [];
  const detail: Asked = { path, onComing: (one) => coming.push(one) };
  document.dispatchEvent(new CustomEvent(name, { detail }));
  await Promise.all(coming);
}

/** Answers those who ask. @param load fetches the code of the page at a path */
export function onAskedAhead(load: (path: string) => Promise<unknown>): void {
  document.addEventListener(name, (event) => {
    const { path, onComing } = (event as CustomEvent<Asked>).detail;
    onComing(load(path));
  });
}
