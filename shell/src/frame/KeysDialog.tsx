import { Link, paths } from '@apologia/kit';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Modal } from '../modal/Modal.tsx';
import styles from './KeysDialog.module.css';
import { KeyTable } from './KeyTable.tsx';

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
}

/** All keys, over the page. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} className={styles.dialog} labelledBy={id}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id}>Keys</h2>
          <button type="button" className="icon-control" aria-label="Close" onClick={onClose}>
            <X size={20} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </div>
        <KeyTable />
        <p className={styles.off}>
          Keys that do without Ctrl can be switched off in{' '}
          <Link to={`${paths.settings}#keyboard`} onClick={onClose}>
            Settings
          </Link>
          .
        </p>
      </div>
    </Modal>
  );
}
