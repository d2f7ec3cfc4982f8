import { counted, Link } from '@apologia/kit';
import type { KeptLesson } from '@apologia/kit/kept';
import styles from './KeepPanel.module.css';

interface KeptListProps {
  lessons: readonly KeptLesson[];
  /** In bytes; `null` while it is counted. */
  room: number | null;
  onLetGo: (path: string) => void;
}

/** What is kept on this device, and the room it takes. */
export function KeptList({ lessons, room, onLetGo }: KeptListProps) {
  if (lessons.length === 0) return null;
  return (
    <details className={styles.kept}>
      <summary>
        {counted(lessons.length, 'lesson')} on this device
        {room !== null && `, ${megabytes(room)} with all they need`}
      </summary>
      <ul>
        {lessons.map(({ path, title, isPinned }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <span className="soft">{isPinned ? 'Kept' : 'Opened'}</span>
            <button type="button" className={styles.letGo} onClick={() => onLetGo(path)}>
              Let go<span className="visually-hidden"> of {title}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const megabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
