/** The group in the address where the learner has closed every one. */
export const noGroup = 'none';

/**
 * The group that is open, `null` where none is: the one in the address; where it names none,
 * or one there is not, the group of the module to do next, else the first.
 */
export function openGroup(
  groups: readonly { id: string; modules: readonly { id: string }[] }[],
  idInAddress: string | null,
  nextId: string | undefined,
): string | null {
  if (idInAddress === noGroup) return null;
  const linked = groups.find((group) => group.id === idInAddress);
  const due = groups.find((group) => group.modules.some((module) => module.id === nextId));
  return (linked ?? due ?? groups[0])?.id ?? null;
}
