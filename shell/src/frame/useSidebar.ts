import { toast, useLocation } from '@apologia/kit';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isSidebarShortcut } from './shortcut.ts';
import { saveExpanded, wasExpanded } from './sidebarCookie.ts';

const phone = '(max-width: 767.98px)';
const isPhone = () => matchMedia(phone).matches;
const onPhoneChange = (listener: () => void) => {
  const media = matchMedia(phone);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/**
 * The sidebar's state: a column that folds, or on a phone a sheet that opens over the page.
 * @param loadSheet brings the sheet's code before it is opened for the first time
 */
export function useSidebar(loadSheet: () => Promise<unknown>) {
  const onPhone = useSyncExternalStore(onPhoneChange, isPhone);
  const { key } = useLocation();
  const [expanded, setExpanded] = useState(wasExpanded);
  const [sheetReady, setSheetReady] = useState(false);
  // The visit the sheet was opened on: any navigation closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const sheetOpen = onPhone && openedOn === key;

  useLayoutEffect(() => {
    document.documentElement.dataset.sidebar = expanded ? 'expanded' : 'collapsed';
  }, [expanded]);

  const openSheet = useCallback(
    (open: boolean) => {
      if (!open) return setOpenedOn(null);
      loadSheet().then(
        () => {
          setSheetReady(true);
          setOpenedOn(key);
        },
        () =>
          toast({
            title: 'The menu could not be opened',
            description: 'Your connection may have dropped. Please try again.',
            tone: 'destructive',
          }),
      );
    },
    [loadSheet, key],
  );

  const toggle = useCallback(() => {
    if (isPhone()) return openSheet(!sheetOpen);
    saveExpanded(!expanded);
    setExpanded(!expanded);
  }, [openSheet, sheetOpen, expanded]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSidebarShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { onPhone, expanded, sheetReady, sheetOpen, openSheet, toggle };
}
