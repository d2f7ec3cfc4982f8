import { routeOf } from '@apologia/contract';
import { BrowserRouter, QueryClientProvider, queryClient, SlotHost, Theme } from '@apologia/kit';
import { createRoot } from 'react-dom/client';
import '@apologia/kit/styles.css';
import { AppRoutes } from './AppRoutes.tsx';
import { registerWorker } from './offline/register.ts';
import { loadPage } from './remotes/loadPage.ts';
import { RemoteSlot } from './remotes/RemoteSlot.tsx';

const match = routeOf(location.pathname);
// The page is rendered once, whole: a fallback first would cost a second layout and 300 ms.
if (match) await loadPage(match.route);

const root = document.getElementById('root');
if (root) {
  // A boundary shows these to the learner; for the console they are no defect of the page.
  const onCaughtError = (error: unknown) => console.warn(error);
  createRoot(root, { onCaughtError }).render(
    <Theme accentColor="tomato" grayColor="sand" radius="medium" hasBackground={false}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SlotHost value={RemoteSlot}>
            <AppRoutes />
          </SlotHost>
        </BrowserRouter>
      </QueryClientProvider>
    </Theme>,
  );
}

registerWorker();
