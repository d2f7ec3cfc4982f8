import { useNavigationType } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../frame/focusHeading.ts';

/** From one passage to the next is a new page to read, though its path is the same. */
export function useFocusOnPassage(reference: string | null): void {
  const navigation = useNavigationType();
  const lastReference = useRef(reference);
  useEffect(() => {
    if (lastReference.current === reference) return;
    lastReference.current = reference;
    if (navigation !== 'POP') window.scrollTo(0, 0);
    return focusHeading();
  }, [reference, navigation]);
}
