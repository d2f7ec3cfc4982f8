import { useEffect } from 'react';
import { type Region, tellLive } from './live.ts';

/** Tells, once the component is live, that its region is (`acts.ts`). */
export function useTellLive(region: Region): void {
  useEffect(() => void tellLive(region), [region]);
}
