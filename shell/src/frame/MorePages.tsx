import { NavLink, paths } from '@apologia/kit';
import { BookMarked, type LucideIcon, MessageCircleQuestionMark, PenLine, RotateCcw } from 'lucide-react';
import styles from './Sidebar.module.css';

const pages: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: paths.dailyReview, label: 'Daily Review', icon: RotateCcw },
  { to: paths.notes, label: 'Your Notes', icon: PenLine },
  { to: paths.questions, label: 'Questions You Follow', icon: MessageCircleQuestionMark },
  { to: '/scripture', label: 'The Bible', icon: BookMarked },
];

/** The pages that a learner comes back to, below the academy's areas. */
export default function MorePages() {
  return (
    <ul className={styles.list}>
      {pages.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <NavLink to={to} end className={styles.link} data-tip={label}>
            <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
            <span className={styles.label}>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
