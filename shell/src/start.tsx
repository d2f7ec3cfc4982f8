import { routeOf } from '@apologia/contract';
import { BrowserRouter } from '@apologia/kit';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { registerWorker } from './offline/register.ts';
import { loadPage } from './remotes/loadPage.ts';
import { type LoadRemote, provideRemotes } from './remotes/remoteRoutes.ts';

/** Begins the shell in this document. */
export async function start(loadRemote: LoadRemote): Promise<void> {
  provideRemotes(loadRemote);
  const match = routeOf(location.pathname);
  // The page is rendered once, whole: a fallback first would cost a second layout and 300 ms.
  if (match) await loadPage(match.route);

  const root = document.getElementById('root');
  if (root) {
    // A boundary shows these to the learner; for the console they are no defect of the page.
    const onCaughtError = (error: unknown) => console.warn(error);
    createRoot(root, { onCaughtError }).render(<App Router={BrowserRouter} />);
  }
  registerWorker();
}
