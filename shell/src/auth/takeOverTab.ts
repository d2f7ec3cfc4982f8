/**
 * What was typed in this tab is the learner's who typed it: whoever comes after them finds none of it. What a visitor typed goes along
 * when they sign in.
 * @param before the name that the learner had until now
 */
export function takeOverTab(username: string, before = username): void {
  try {
    const { tabOwner } = sessionStorage;
    if (tabOwner && tabOwner !== before) sessionStorage.clear();
    sessionStorage.tabOwner = username;
  } catch {
    // Storage may be forbidden: then nothing was kept.
  }
}
