import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  id: string;
  isOpen: boolean;
  /** The browser's own search found a word in it while it was closed. */
  onFound: () => void;
  children: ReactNode;
}

/** A part that folds away under a header. Closed, its text is still found by the browser's search in the page. */
export function Fold({ id, isOpen, onFound, children }: FoldProps) {
  const fold = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = fold.current;
    if (!element || isOpen) return;
    // React knows `hidden` as a flag only.
    element.setAttribute('hidden', 'until-found');
    const listener = () => found();
    element.addEventListener('beforematch', listener);
    return () => {
      element.removeEventListener('beforematch', listener);
    };
  }, [isOpen]);
  return (
    <div ref={fold} id={id} className={styles.fold} hidden={!isOpen}>
      {children}
    </div>
  );
}
