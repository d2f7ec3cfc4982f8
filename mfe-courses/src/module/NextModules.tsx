import type { ModuleDetail } from '@apologia/contract';
import { Link } from '@apologia/kit';
import { ArrowLeft } from 'lucide-react';
import { subjectLink } from '../subjects.ts';
import { NextCard } from './NextCard.tsx';
import { NextModuleButton } from './NextModuleButton.tsx';
import styles from './NextModules.module.css';

/** The foot of a module: the next one that is open, beside it the locked one that comes between, and its subject. */
export function NextModules({ detail }: { detail: ModuleDetail }) {
  const { module, quiz, nextOpen, nextLocked } = detail;
  const { category, userProgress } = module;
  const subject = subjectLink(category);
  return (
    <nav className={styles.next} aria-label="Modules">
      {nextOpen && (
        <div>
          <h2 className={styles.heading}>Go on with</h2>
          <NextCard module={nextOpen} from={category} />
        </div>
      )}
      {nextLocked && (
        <div>
          <h2 className={styles.heading}>Next in this subject, with Premium</h2>
          <NextCard module={nextLocked} from={category} isLocked />
        </div>
      )}
      <div className={styles.links}>
        <Link to={subject.to} className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          {subject.title}
        </Link>
        {userProgress.completed && !quiz && <NextModuleButton detail={detail} />}
      </div>
    </nav>
  );
}
