import type { ComponentType } from 'react';

/** A page as a remote ships it: loaded on its first visit. */
export type LazyPage = () => Promise<{ default: ComponentType }>;

/** What every remote exposes as `./routes`: its pages by the path they stand at. */
export interface RemoteRoutes {
  pages: Record<string, LazyPage>;
}
