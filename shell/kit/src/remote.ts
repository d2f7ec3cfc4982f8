import type { App, PagesOf, SlotName, SlotParams, SlotsOf } from '@apologia/contract';
import type { ComponentType } from 'react';

/** A page as a remote ships it: loaded on its first visit. */
export type LazyPage = () => Promise<{ default: ComponentType }>;

/**
 * The pages of an app by the path they stand at: all of them and no others. The build names the chunk of each after its path,
 * so that the document can ask for it beforehand.
 */
export type LazyPages<A extends App> = Record<PagesOf<A>, LazyPage>;

type LazySlot<N extends SlotName> = () => Promise<{ default: ComponentType<SlotParams[N]> }>;

/** Parts of an app for the pages of others, by their names: loaded when a reader comes near one. */
export type LazySlots<A extends App> = { [N in SlotsOf<A>]: LazySlot<N> };

/** What every remote exposes as `./routes`. A release of another day may have fewer than are known today. */
export interface RemoteRoutes {
  pages: { [path: string]: LazyPage | undefined };
  slots?: { [N in SlotName]?: LazySlot<N> };
}
