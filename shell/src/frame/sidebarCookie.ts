const name = 'sidebar_state';
const sevenDays = 604_800;

/** Whether the sidebar was left expanded; it is until a learner folds it. */
export const wasExpanded = (): boolean => !document.cookie.split('; ').includes(`${name}=false`);

/** Saves the sidebar's state for the next visit, and for the gateway, which writes the document in that state. */
export function saveExpanded(expanded: boolean): void {
  document.cookie = `${name}=${expanded}; path=/; max-age=${sevenDays}; SameSite=Lax`;
}
