import { Link, PremiumBadge } from '@apologia/kit';
import { Lock } from 'lucide-react';
import type { MouseEvent } from 'react';
import styles from './OptionRow.module.css';
import type { Option } from './options.ts';
import { Snippet } from './Snippet.tsx';

interface OptionRowProps {
  id: string;
  option: Option;
  isActive: boolean;
  onPoint: () => void;
  onClick: (event: MouseEvent) => void;
}

/** One result. The keyboard stays in the field: the option it is on is marked. */
export function OptionRow({ id, option, isActive, onPoint, onClick }: OptionRowProps) {
  const { to, title, note, snippet, isVerse, isLocked } = option;
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onClick}
    >
      <span className={styles.head}>
        <span className={isVerse ? `reference ${styles.title}` : styles.title}>{title}</span>
        {isLocked && (
          <span className={styles.locked}>
            <Lock size={15} strokeWidth={1.8} aria-hidden="true" />
            <span className="visually-hidden">Locked,</span> <PremiumBadge />
          </span>
        )}
        {note && <span className={styles.subject}>{note}</span>}
      </span>
      {snippet.length > 0 && <Snippet pieces={snippet} isVerse={isVerse} />}
    </Link>
  );
}
