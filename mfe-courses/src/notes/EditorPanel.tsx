import { useId } from 'react';
import styles from './EditorPanel.module.css';
import { NoteEditor } from './NoteEditor.tsx';
import type { NoteDraft } from './queries.ts';

/** A note over the page, at its edge: the text stays in view, and goes on being read. */
export function EditorPanel({ draft, onClose }: { draft: NoteDraft; onClose: () => void }) {
  const id = useId();
  return (
    <section role="dialog" aria-labelledby={id} className={`no-print ${styles.panel}`}>
      <h2 id={id} className={styles.heading}>
        {draft.bases.length === 0 ? 'A note on these words' : 'Your note'}
      </h2>
      <NoteEditor draft={draft} onClose={onClose} />
    </section>
  );
}
