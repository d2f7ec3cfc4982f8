import type { Subject } from '@apologia/contract';
import { Page, RegionBoundary, useSuspenseQuery } from '@apologia/kit';
import type { ReactNode } from 'react';
import { Frontispiece } from '../frontispiece/Frontispiece.tsx';
import { subjectModules } from '../queries.ts';
import { subjectTitles } from '../subjects.ts';
import { Groups, type GroupsProps } from './Groups.tsx';
import { GuidesLink } from './GuidesLink.tsx';
import { SubjectProgress } from './SubjectProgress.tsx';
import { SubjectSkeleton } from './SubjectSkeleton.tsx';

interface SubjectPageProps extends GroupsProps {
  subject: Subject;
  intro: string;
  /** Stands between the introduction and the modules. */
  children?: ReactNode;
}

/** The page of a subject: what it is about, and its modules in groups. */
export function SubjectPage({ subject, intro, children, ...groups }: SubjectPageProps) {
  return (
    <Page eyebrow={<Frontispiece subject={subject} />} title={subjectTitles[subject]} lead={intro}>
      <SubjectProgress subject={subject} />
      {children}
      <RegionBoundary skeleton={<SubjectSkeleton />}>
        <Modules subject={subject} {...groups} />
      </RegionBoundary>
      <GuidesLink subject={subject} />
    </Page>
  );
}

function Modules({ subject, ...groups }: GroupsProps & { subject: Subject }) {
  const { data } = useSuspenseQuery(subjectModules(subject));
  if (data.modules.length === 0)
    return <p className="soft">The first modules are being written. Look in again soon.</p>;
  return <Groups modules={data.modules} {...groups} />;
}
