import type { ModuleSummary } from '@apologia/contract';

export interface Group {
  name: string;
  modules: ModuleSummary[];
}

/**
 * Modules by subcategory: the groups named in `order` first, then any that it does not know, last
 * what has no subcategory. A group without modules is left out.
 */
export function groupModules(modules: readonly ModuleSummary[], order: readonly string[]): Group[] {
  const found = modules.map((module) => module.subcategory).filter((name) => name !== '');
  const names = new Set([...order, ...found, '']);
  return [...names].flatMap((name) => {
    const group = modules.filter((module) => module.subcategory === name);
    return group.length > 0 ? [{ name: name || 'Other', modules: group }] : [];
  });
}

/** The module to open next: the first that is open to the learner and not completed. */
export const nextUp = (modules: readonly ModuleSummary[]) =>
  modules.find((module) => !module.isLocked && !module.userProgress.completed);
