import type { Subject } from '@apologia/contract';
import { Page, RegionBoundary, useSuspenseQuery } from '@apologia/kit';
import type { ReactNode } from 'react';
import { subjectModules } from '../queries.ts';
import { subjectTitles } from '../subjects.ts';
import { groupModules, nextUp } from './groupModules.ts';
import { ModuleGroup } from './ModuleGroup.tsx';
import { SubjectSkeleton } from './SubjectSkeleton.tsx';

interface Outline {
  subject: Subject;
  /** Subcategories in the order of study. */
  groups: readonly string[];
  /** How a group is headed where its name alone would not do. */
  headings?: Record<string, ReactNode>;
}

interface SubjectPageProps extends Outline {
  intro: string;
  /** Stands between the introduction and the modules. */
  children?: ReactNode;
}

/** The page of a subject: what it is about, and its modules in groups. */
export function SubjectPage({ intro, children, ...outline }: SubjectPageProps) {
  return (
    <Page title={subjectTitles[outline.subject]} lead={intro}>
      {children}
      <RegionBoundary skeleton={<SubjectSkeleton />}>
        <Groups {...outline} />
      </RegionBoundary>
    </Page>
  );
}

function Groups({ subject, groups, headings }: Outline) {
  const { data } = useSuspenseQuery(subjectModules(subject));
  if (data.modules.length === 0)
    return <p className="soft">The first modules are being written. Look in again soon.</p>;
  const found = groupModules(data.modules, groups);
  const next = nextUp(found.flatMap((group) => group.modules));
  return found.map((group) => (
    <ModuleGroup key={group.name} {...group} heading={headings?.[group.name]} nextId={next?.id} />
  ));
}
