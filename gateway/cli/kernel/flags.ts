/**
 * Refuses what a command does not know: a flag that is passed over in silence does something else than was asked.
 * @param usage how the command is called
 * @throws Error with the usage
 */
export function refuseUnknown(args: readonly string[], known: readonly string[], usage: string): void {
  // Some hand on the two dashes that divide their own flags from ours.
  const unknown = args.find((one) => one !== '--' && !known.includes(one));
  if (unknown !== undefined) throw new Error(`There is no ${unknown} here. ${usage}`);
}
