import { paths } from '@apologia/kit';
import { goneKey } from './goneKey.ts';

/** Leaves the page when another tab has deleted the account: what stands on it is nobody's any more. */
export function followGone(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== goneKey) return;
    sessionStorage.clear();
    location.replace(paths.accountDeleted);
  });
}
