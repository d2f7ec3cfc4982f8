import type { ModuleSummary } from '@apologia/contract';
import type { ReactNode } from 'react';
import { groupModules, nextUp } from './groupModules.ts';
import { ModuleGroup } from './ModuleGroup.tsx';
import { useOpenGroup } from './useOpenGroup.ts';

export interface GroupsProps {
  /** Subcategories in the order of study. */
  groups: readonly string[];
  /** The heading of a group where its name alone would not do. */
  headings?: Record<string, ReactNode>;
}

/** The modules of a subject in their groups, of which one is open at a time. A group alone does not fold. */
export function Groups({ modules, groups: order, headings }: GroupsProps & Modules) {
  const groups = groupModules(modules, order);
  const nextId = nextUp(groups.flatMap((group) => group.modules))?.id;
  const { open, show, toggle } = useOpenGroup(groups, nextId);
  return groups.map((group) => (
    <ModuleGroup
      key={group.id}
      group={group}
      heading={headings?.[group.name]}
      nextId={nextId}
      fold={
        groups.length > 1
          ? {
              isOpen: group.id === open,
              onToggle: (header) => toggle(group.id, header),
              onFound: () => show(group.id),
            }
          : null
      }
    />
  ));
}

interface Modules {
  modules: readonly ModuleSummary[];
}
