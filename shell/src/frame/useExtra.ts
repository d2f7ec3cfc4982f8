import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that the page does without until it has come, and for good where it does not come. No boundary waits for it: React holds
 * back the hydration of everything that is left for 300 ms after one has shown that it waits.
 * @param load fetches it, once the page is live; the same function at each render
 */
export function useExtra<P>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> | null {
  const [Extra, setExtra] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    load().then(
      ({ default: loaded }) => setExtra(() => loaded),
      () => {},
    );
  }, [load]);
  return Extra;
}
