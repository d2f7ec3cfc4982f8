import type { SlotParams } from '@apologia/contract';
import { SlotHost, useHydrated } from '@apologia/kit';
import { useContext } from 'react';

/** The learner's marks in a passage, which come once its text is there. */
export function PassageNotes(params: SlotParams['scripture-notes']) {
  const Host = useContext(SlotHost);
  return useHydrated() && Host && <Host name="scripture-notes" params={params} />;
}
