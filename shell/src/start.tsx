import { routeOf } from '@apologia/contract';
import { ApiError, BrowserRouter, queryClient, session } from '@apologia/kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { takeOverTab } from './auth/takeOverTab.ts';
import { tellError } from './early/beaconEvents.ts';
import { tellLost } from './early/live.ts';
import { wasExpanded } from './frame/sidebarCookie.ts';
import { loadNotFound, loadPage, nowhere } from './remotes/loadPage.ts';
import { partState } from './remotes/parts.ts';
import { type LoadRemote, provideRemotes } from './remotes/remoteRoutes.ts';
import { showLaterStyles } from './styles/laterStyles.ts';
import { takeStyles } from './styles/takeStyles.ts';

/** Begins the shell in this document: takes over the page that the server rendered, or renders it. */
export async function start(loadRemote: LoadRemote): Promise<void> {
  provideRemotes(loadRemote);
  const learner = queryClient.getQueryData(session.queryKey);
  if (learner) takeOverTab(learner.username);
  const match = routeOf(location.pathname);
  const page = match ? loadPage(match.route) : loadNotFound();
  showLaterStyles();

  const root = document.getElementById('root');
  const app = <App Router={BrowserRouter} isSidebarExpanded={wasExpanded()} />;
  if (root?.hasAttribute('data-rendered')) {
    takeStyles(root);
    // Found wanting, the page would be tried again 300 ms later. Where it is long in coming, the frame need not wait for it.
    await Promise.race([page, new Promise((resolve) => setTimeout(resolve, 200))]);
    // In slices: what is tapped meanwhile comes first.
    startTransition(() => {
      hydrateRoot(root, app, { onCaughtError, onRecoverableError });
    });
    page.then(() => partState(match?.route.path ?? nowhere)?.status === 'failed' && tellLost());
  } else if (root) {
    // The page is rendered once, whole: a fallback first would cost a second layout and 300 ms.
    await page;
    createRoot(root, { onCaughtError }).render(app);
  }
  // Without it the academy goes on.
  import(/* webpackChunkName: "at-rest" */ './atRest.ts')
    .then(({ atRest }) => atRest())
    .catch(() => undefined);
}

/** A boundary shows these to the learner; for the console they are no defect of the page. What the gateway answered is none of the app. */
function onCaughtError(error: unknown): void {
  console.warn(error);
  if (!(error instanceof ApiError)) tellError(error, 'render');
}

/** React's number for a region that the server left to the browser, because its data was not in the document. */
const leftToBrowser = '#419';

/** Markup that does not fit is rendered anew, and is a defect. */
function onRecoverableError(error: unknown): void {
  if (error instanceof Error && error.message.includes(leftToBrowser)) return;
  reportError(error);
}
