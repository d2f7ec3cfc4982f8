import { QueryClientProvider, queryClient, SlotHost, Theme } from '@apologia/kit';
import type { ComponentType, ReactNode } from 'react';
import { AppRoutes } from './AppRoutes.tsx';
import { RemoteSlot } from './remotes/RemoteSlot.tsx';

interface AppProps {
  /** The browser's router, or one that stands still at an address. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The shell, whole: a browser and the server render the same tree. */
export function App({ Router }: AppProps) {
  return (
    <Theme accentColor="tomato" grayColor="sand" radius="medium" hasBackground={false}>
      <QueryClientProvider client={queryClient}>
        <Router>
          <SlotHost value={RemoteSlot}>
            <AppRoutes />
          </SlotHost>
        </Router>
      </QueryClientProvider>
    </Theme>
  );
}
