import { type ReactNode, useEffect, useRef } from 'react';
import { closeOutside } from './closeOutside.ts';
import { holdPage } from './holdPage.ts';
import styles from './Modal.module.css';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  className: string | undefined;
  /** The id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * A dialog of the browser's own over the page, which waits behind it. Escape, a tap outside and the phone's
 * Back close it, and focus returns to where it was.
 */
export function Modal({ open, onClose, className, labelledBy, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!open || !current) return;
    const listening = new AbortController();
    closeOutside(current, listening.signal);
    const release = holdPage();
    current.showModal();
    return () => {
      listening.abort();
      release();
      current.close();
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${className} no-print`}
      aria-labelledby={labelledBy}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
