import type { SlotName, SlotParams } from '@apologia/contract';
import type { ComponentType } from 'react';

/** A page as a remote ships it: loaded on its first visit. */
export type LazyPage = () => Promise<{ default: ComponentType }>;

/** Parts for the pages of other apps, by their names: loaded when a reader comes near one. */
export type LazySlots = { [N in SlotName]?: () => Promise<{ default: ComponentType<SlotParams[N]> }> };

/** The exports of every remote's `./routes`: its pages by their path, and its parts for the pages of others. */
export interface RemoteRoutes {
  pages: Record<string, LazyPage>;
  slots?: LazySlots;
}
