import type { ModuleDetail } from '@apologia/contract';
import { useMarkup } from '../components/useMarkup.ts';
import { subjectLink } from '../subjects.ts';
import styles from './FinishedModule.module.css';
import { outcomeOf } from './outcome.ts';
import { Sign } from './Sign.tsx';
import { Week } from './Week.tsx';

interface FinishedModuleProps {
  detail: ModuleDetail;
  /** Finished just now, and not on an earlier day. */
  isNew: boolean;
}

/** Marks a finished module: its sign filled, what one can answer now, and the week it belongs to. */
export default function FinishedModule({ detail, isNew }: FinishedModuleProps) {
  const { module } = detail;
  const outcome = module.userProgress.passed ? outcomeOf(module.content) : null;
  return (
    <div className={styles.finished}>
      <Sign module={module} />
      <div className={styles.words}>
        <p className={styles.title}>{titleOf(detail)}</p>
        {outcome !== null && <Outcome>{outcome}</Outcome>}
        <Extent detail={detail} />
        {isNew && <Week />}
      </div>
    </div>
  );
}

const titleOf = ({ module, othersCompleted }: ModuleDetail) =>
  othersCompleted ? `${subjectLink(module.category).title} is finished` : `“${module.title}” is finished`;

function Outcome({ children }: { children: string }) {
  const markup = useMarkup(`You should now be able to ${children}.`);
  return <p dangerouslySetInnerHTML={markup} />;
}

/** What the module was the last of. */
function Extent({ detail: { module, nextOpen, othersCompleted } }: { detail: ModuleDetail }) {
  const subject = subjectLink(module.category).title;
  if (othersCompleted) return <p>You have completed every module of this subject. Well done.</p>;
  if (nextOpen?.category === module.category) return null;
  return <p>With it you have completed all that is open to you in {subject}.</p>;
}
