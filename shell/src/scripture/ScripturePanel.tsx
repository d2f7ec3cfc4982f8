import { Link, paths, RegionBoundary } from '@apologia/kit';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { PanelPassages } from './PanelPassages.tsx';
import { PassageFailed } from './PassageFailed.tsx';
import { PassageSkeleton } from './PassageSkeleton.tsx';
import { printedReference } from './printedReference.ts';
import styles from './ScripturePanel.module.css';
import { Source } from './Source.tsx';

export interface PanelProps {
  reference: string;
  /** The passage that was opened from the page; from there one may have read on. */
  start: string;
  /** Counts up: the same passage opened again is shown anew. */
  opening: number;
  open: boolean;
  onClose: () => void;
}

/** A passage beside the page, on a phone from below: its verses first, the whole chapter on request. */
export default function ScripturePanel({ reference, start, opening, open, onClose }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!open || !opening) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('dialog')?.scrollTo(0, 0);
  }, [open, opening]);
  return (
    <Modal open={open} onClose={onClose} className={styles.panel} labelledBy={id}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {printedReference(reference)}
        </h2>
        <button type="button" className="icon-control" aria-label="Close" onClick={onClose}>
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </header>
      {reference !== start && (
        <p className={styles.back}>
          <Link to={paths.scripture(start)}>Back to {printedReference(start)}</Link>
        </p>
      )}
      {/* A chapter read on to is long, and focus stands before it. */}
      <div className={styles.body} aria-live={reference === start ? 'polite' : 'off'}>
        <RegionBoundary key={opening} skeleton={<PassageSkeleton />} failed={PassageFailed}>
          <PanelPassages reference={reference} />
        </RegionBoundary>
      </div>
      <footer className={styles.foot}>
        <Link to={paths.scripture(reference)} data-as-page>
          Open as a page
        </Link>
        <Source />
      </footer>
    </Modal>
  );
}
