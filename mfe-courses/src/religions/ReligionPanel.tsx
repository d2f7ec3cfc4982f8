import type { ModuleSummary } from '@apologia/contract';
import { RegionBoundary, useSuspenseQuery } from '@apologia/kit';
import { subjectModules } from '../queries.ts';
import { nextUp } from '../subject/groupModules.ts';
import { ModuleEntry } from '../subject/ModuleEntry.tsx';
import { ModulesSkeleton } from '../subject/SubjectSkeleton.tsx';
import styles from './ReligionPanel.module.css';
import type { religions } from './religions.ts';

type Religion = (typeof religions)[number];

/** One faith: what it is, in figures and words, and its modules. */
export function ReligionPanel({ religion }: { religion: Religion }) {
  return (
    <>
      <div className={styles.about}>
        <div>
          <h2>{religion.title}</h2>
          <p className={styles.description}>{religion.description}</p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Followers</dt>
            <dd className={styles.figure}>{religion.followers}</dd>
            <dd className={styles.counted}>Estimate for about 2020; other counts differ</dd>
          </div>
          <div>
            <dt>Founded</dt>
            <dd>{religion.founded}</dd>
          </div>
        </dl>
      </div>
      <RegionBoundary skeleton={<ModulesSkeleton />}>
        <ReligionModules religion={religion} />
      </RegionBoundary>
    </>
  );
}

function ReligionModules({ religion }: { religion: Religion }) {
  const { data } = useSuspenseQuery(subjectModules('religions'));
  const modules: ModuleSummary[] = data.modules.filter((module) => module.subcategory === religion.key);
  if (modules.length === 0)
    return <p className={styles.soon}>Modules for {religion.title} are coming soon</p>;
  const next = nextUp(modules);
  return (
    <ol className={styles.modules}>
      {modules.map((module, index) => (
        <ModuleEntry key={module.id} module={module} number={index + 1} isNext={module === next} />
      ))}
    </ol>
  );
}
