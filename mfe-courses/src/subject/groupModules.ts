import type { ModuleSummary } from '@apologia/contract';

export interface Group {
  /** Its name in the address and in the page. */
  id: string;
  name: string;
  modules: ModuleSummary[];
}

/** @example groupId('Does God Exist') // 'does-god-exist' */
export const groupId = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/**
 * Modules by subcategory: the groups named in `order` first, then any that it does not know, last
 * what has no subcategory. A group without modules is left out.
 */
export function groupModules(modules: readonly ModuleSummary[], order: readonly string[]): Group[] {
  const found = modules.map((module) => module.subcategory).filter((name) => name !== '');
  const names = new Set([...order, ...found, '']);
  return [...names].flatMap((subcategory) => {
    const group = modules.filter((module) => module.subcategory === subcategory);
    const name = subcategory || 'Other';
    return group.length > 0 ? [{ id: groupId(name), name, modules: group }] : [];
  });
}

/** The module to open next: the first that is open to the learner and not completed. */
export const nextUp = (modules: readonly ModuleSummary[]) =>
  modules.find((module) => !module.isLocked && !module.userProgress.completed);

export const completedOf = (modules: readonly ModuleSummary[]) =>
  modules.filter((module) => module.userProgress.completed).length;
