/** The id of a tool's panel. In an address, it opens the panel. */
export function panelId(tool: string): string {
  return `lesson-tool-${tool}`;
}
