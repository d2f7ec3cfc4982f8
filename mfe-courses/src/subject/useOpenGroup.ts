import { useLocation, useNavigationType, useSearchParams } from '@apologia/kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Group } from './groupModules.ts';
import { noGroup, openGroup } from './openGroup.ts';

/** Which group of modules is open. It is kept in the address, so it survives a reload and can be linked to. */
export function useOpenGroup(groups: readonly Group[], nextId: string | undefined) {
  const [search, setSearch] = useSearchParams();
  const open = openGroup(groups, search.get('group'), nextId);
  const hold = useHeldInPlace(open);
  useLinkedGroup();

  const show = (id: string) =>
    setSearch(
      (now) => {
        now.set('group', id);
        return now;
      },
      { replace: true },
    );
  const toggle = (id: string, header: HTMLElement) => {
    hold(header);
    show(id === open ? noGroup : id);
  };
  return { open, show, toggle };
}

/** A header that was clicked stays under the pointer, though a group above it closes. */
function useHeldInPlace(open: string | null) {
  const clicked = useRef<{ header: HTMLElement; top: number; before: string | null }>(null);
  useLayoutEffect(() => {
    if (!clicked.current || clicked.current.before === open) return;
    const { header, top } = clicked.current;
    clicked.current = null;
    window.scrollBy({ top: header.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [open]);
  return (header: HTMLElement) => {
    clicked.current = { header, top: header.getBoundingClientRect().top, before: open };
  };
}

/** A link that names a group in its fragment brings it into view, once it is open. */
function useLinkedGroup() {
  const location = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (location.hash === '') return;
    // Going back, the browser returns to where the reader was; the first entry has no such place.
    if (navigation === 'POP' && location.key !== 'default') return;
    const heading = document.getElementById(location.hash.slice(1));
    heading?.scrollIntoView();
    heading?.querySelector('button')?.focus({ preventScroll: true });
  }, [location, navigation]);
}
