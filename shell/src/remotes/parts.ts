import type { App } from '@apologia/contract';
import { tellFault } from '../early/beaconEvents.ts';

/** The state of a component, of whatever props: who loads it knows them. */
type PartState =
  | { status: 'loading'; promise: Promise<void> }
  | { status: 'ready'; Part: unknown }
  | { status: 'failed' };

const parts = new Map<string, PartState>();

/** The state of a part, without starting to load it. */
export const partState = (name: string): PartState | undefined => parts.get(name);

/**
 * Loads a page, or a part of one, from the app that brings it. Never rejects: a failure is kept as the part's
 * state, so that a dead remote takes down what is its own and nothing else. What failed is tried again.
 */
export function loadPart(name: string, app: App, fetchPart: () => Promise<unknown>): Promise<void> {
  const state = parts.get(name);
  if (state?.status === 'loading') return state.promise;
  if (state?.status === 'ready') return Promise.resolve();
  const promise = fetchPart().then(
    (Part) => void parts.set(name, { status: 'ready', Part }),
    (error: unknown) => {
      parts.set(name, { status: 'failed' });
      tellFault({ app, kind: 'load', isPage: name.startsWith('/') });
      console.warn(`The ${app} app could not be loaded`, error);
    },
  );
  parts.set(name, { status: 'loading', promise });
  return promise;
}
