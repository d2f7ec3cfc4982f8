/** What stands in the address where the learner has closed every group. */
export const noGroup = 'none';

/**
 * The group that is open, `null` where none is: the one the address asks for; without a word from it,
 * or with one it does not know, the group of the module to do next, else the first.
 */
export function openGroup(
  groups: readonly { id: string; modules: readonly { id: string }[] }[],
  wanted: string | null,
  nextId: string | undefined,
): string | null {
  if (wanted === noGroup) return null;
  const asked = groups.find((group) => group.id === wanted);
  const due = groups.find((group) => group.modules.some((module) => module.id === nextId));
  return (asked ?? due ?? groups[0])?.id ?? null;
}
