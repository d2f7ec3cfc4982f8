import { type ComponentType, use } from 'react';
import { partState } from './parts.ts';

/** A part once it is there, `null` where it did not come; suspends while it is on its way. @param load begins to load it */
export function usePart<P>(name: string, load: () => void): ComponentType<P> | null {
  if (!partState(name)) load();
  let state = partState(name);
  if (state?.status === 'loading') {
    use(state.promise);
    state = partState(name);
  }
  return state?.status === 'ready' ? (state.Part as ComponentType<P>) : null;
}
