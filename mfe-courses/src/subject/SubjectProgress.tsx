import { passMark, type Subject } from '@apologia/contract';
import { Link, paths, RegionBoundary, Skeleton, useQuery } from '@apologia/kit';
import { lazy } from 'react';
import { subjectModules } from '../queries.ts';
import { subjectTitles } from '../subjects.ts';
import { CompletedCount } from './CompletedCount.tsx';
import { completedOf } from './groupModules.ts';
import styles from './SubjectProgress.module.css';

/** Few who open the page have come so far. */
const CertificatePanel = lazy(
  () => import(/* webpackChunkName: "courses-later" */ '../certificate/CertificatePanel.tsx'),
);

/** The learner's progress in a whole subject; once all of it is completed, the certificate. */
export function SubjectProgress({ subject }: { subject: Subject }) {
  const { data } = useQuery(subjectModules(subject));
  const modules = data?.modules ?? [];
  // None of a locked module.
  const lessons = modules.flatMap((module) => module.lessons);
  const freeCount = modules.filter((module) => !module.isPremium).length;
  const isCompleted = modules.length > 0 && completedOf(modules) === modules.length;
  // A visitor has none yet, and no certificate to aim at.
  const isLearner = data && !data.visitor;
  const showsCertificate = isCompleted || Boolean(data?.certificateCode);
  return (
    <>
      <div className={styles.overall}>
        {isLearner && lessons.length > 0 && (
          <CompletedCount
            done={lessons.filter((lesson) => lesson.completed).length}
            total={lessons.length}
            what="lessons"
            of={subjectTitles[subject]}
          />
        )}
        {isLearner && modules.length > 0 && !showsCertificate && (
          <p className={styles.note}>
            The certificate needs every module, with {passMark}% or more in each Knowledge Check.
          </p>
        )}
        {data && freeCount < modules.length && !data.isPremium && (
          <p className={styles.note}>
            {freeCount} of {modules.length} modules here are free.{' '}
            <Link to={paths.subscription}>Upgrade to Premium</Link> for the others.
          </p>
        )}
      </div>
      {data && showsCertificate && (
        <RegionBoundary skeleton={<Skeleton className={styles.certificate} />}>
          <CertificatePanel
            subject={subject}
            code={data.certificateCode}
            isPremium={data.isPremium}
            toRetry={modules.filter(({ userProgress }) => !userProgress.passed)}
          />
        </RegionBoundary>
      )}
    </>
  );
}
