import { QueryClientProvider, queryClient, SlotHost, Theme } from '@apologia/kit';
import type { ComponentType, ReactNode } from 'react';
import { AppRoutes } from './AppRoutes.tsx';
import { SidebarAtFirst } from './frame/useSidebar.ts';
import { RemoteSlot } from './remotes/RemoteSlot.tsx';

interface AppProps {
  /** Whether the sidebar is a whole column at first, or a rail of icons. */
  isSidebarExpanded: boolean;
  /** The browser's router, or one that stands still at an address. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The shell, whole: a browser and the server render the same tree. */
export function App({ Router, isSidebarExpanded }: AppProps) {
  return (
    <Theme accentColor="tomato" grayColor="sand" radius="medium" hasBackground={false}>
      <QueryClientProvider client={queryClient}>
        <Router>
          <SlotHost value={RemoteSlot}>
            <SidebarAtFirst value={isSidebarExpanded}>
              <AppRoutes />
            </SidebarAtFirst>
          </SlotHost>
        </Router>
      </QueryClientProvider>
    </Theme>
  );
}
