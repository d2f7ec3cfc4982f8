import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { Sidebar } from './Sidebar.tsx';
import styles from './SidebarSheet.module.css';

interface SidebarSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where focus returns to. */
  toggle: RefObject<HTMLElement | null>;
  /** The sheet is put inside the frame, so that the theme's names reach it. */
  frame: RefObject<HTMLElement | null>;
}

/** The sidebar on a phone: over the page, from the left. */
export default function SidebarSheet({ open, onOpenChange, toggle, frame }: SidebarSheetProps) {
  const openedAt = useRef('');
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal container={frame.current}>
        <Dialog.Overlay className={styles.veil} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            openedAt.current = location.pathname;
          }}
          onCloseAutoFocus={() => {
            // After a navigation focus belongs to the new page.
            if (location.pathname === openedAt.current) toggle.current?.focus();
          }}
        >
          <Dialog.Title className="visually-hidden">Menu</Dialog.Title>
          <Dialog.Close className={`icon-control ${styles.close}`} aria-label="Close the menu">
            <X size={20} strokeWidth={1.6} aria-hidden="true" />
          </Dialog.Close>
          <Sidebar />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
