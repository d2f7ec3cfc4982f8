import { X } from 'lucide-react';
import { useId } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { Sidebar } from './Sidebar.tsx';
import styles from './SidebarSheet.module.css';

interface SidebarSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar on a phone: over the page, from the left. */
export default function SidebarSheet({ open, onClose }: SidebarSheetProps) {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} className={styles.sheet} labelledBy={id}>
      <div className={styles.inside}>
        <h2 id={id} className="visually-hidden">
          Menu
        </h2>
        <button
          type="button"
          className={`icon-control ${styles.close}`}
          aria-label="Close the menu"
          onClick={onClose}
        >
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
        <Sidebar />
      </div>
    </Modal>
  );
}
