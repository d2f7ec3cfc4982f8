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
  const byName = Map.groupBy(modules, (module) => module.subcategory);
  const unforeseen = [...byName.keys()].filter((name) => name !== '' && !order.includes(name));
  return [...order, ...unforeseen, ''].flatMap((name) => {
    const found = byName.get(name);
    return found ? [{ name: name || 'Other', modules: found }] : [];
  });
}

/** The module to open next: the first that is open to the learner and not completed. */
export const nextUp = (modules: readonly ModuleSummary[]) =>
  modules.find((module) => !module.isLocked && !module.userProgress.completed);
