import type { ModuleDetail } from '@apologia/contract';
import { Link, Page, paths, useSuspenseQuery } from '@apologia/kit';
import { Achieved } from '../components/Achieved.tsx';
import { Missing } from '../components/Missing.tsx';
import { ModuleMeta } from '../components/ModuleMeta.tsx';
import { UpLink } from '../components/UpLink.tsx';
import { useMarkup } from '../components/useMarkup.ts';
import { moduleDetail } from '../queries.ts';
import { subjectLink } from '../subjects.ts';
import { Contents } from './Contents.tsx';
import { KnowledgeCheck } from './KnowledgeCheck.tsx';
import { LockedModule } from './LockedModule.tsx';
import styles from './ModuleOverview.module.css';
import { NextModules } from './NextModules.tsx';

/** A module: what it is about, its introduction, its lessons and its Knowledge Check. */
export function ModuleOverview({ id }: { id: string }) {
  const { data } = useSuspenseQuery(moduleDetail(id));
  if (!data) return <Missing title="Module not found" />;
  return data.isLocked ? <LockedModule detail={data} /> : <OpenModule detail={data} />;
}

function OpenModule({ detail }: { detail: ModuleDetail }) {
  const { module } = detail;
  const overview = useMarkup(module.content);
  const subject = subjectLink(module.category);
  return (
    <Page
      eyebrow={<UpLink to={subject.to}>{subject.title}</UpLink>}
      title={module.title}
      lead={module.description}
    >
      <div className={styles.meta}>
        <ModuleMeta module={module} />
        {module.userProgress.completed && <Achieved>Module completed</Achieved>}
      </div>
      <div className={styles.columns}>
        <Contents module={module} />
        <section aria-label="Overview" className="prose" dangerouslySetInnerHTML={overview} />
      </div>
      <p className={styles.guide}>
        <Link to={`${paths.guides}#${module.id}`}>Print and guides</Link>
      </p>
      <KnowledgeCheck detail={detail} />
      <NextModules detail={detail} />
    </Page>
  );
}
