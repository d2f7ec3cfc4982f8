import { type ComponentType, use } from 'react';
import { partState } from './parts.ts';

/** A part once it is loaded, `null` where that failed; suspends meanwhile. @param load begins to load the part */
export function usePart<P>(name: string, load: () => void): ComponentType<P> | null {
  if (!partState(name)) load();
  let state = partState(name);
  if (state?.status === 'loading') {
    use(state.promise);
    state = partState(name);
  }
  return state?.status === 'ready' ? (state.Part as ComponentType<P>) : null;
}
