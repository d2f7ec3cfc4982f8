import { toast, useLocation } from '@apologia/kit';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { isSidebarShortcut } from './shortcut.ts';
import { saveExpanded } from './sidebarCookie.ts';

const phone = '(max-width: 767.98px)';
const isPhone = () => matchMedia(phone).matches;
/** The column is in the markup for every width; a phone's stylesheet does not show it. */
const onServer = () => false;
const onPhoneChange = (listener: () => void) => {
  const media = matchMedia(phone);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the sidebar is expanded when the document opens: a cookie says so, which the server reads too. */
export const SidebarAtFirst = createContext(true);

/**
 * The sidebar's state: a column that folds, or on a phone a sheet that opens over the page.
 * @param loadSheet brings the sheet's code before it is opened for the first time
 */
export function useSidebar(loadSheet: () => Promise<unknown>) {
  const onPhone = useSyncExternalStore(onPhoneChange, isPhone, onServer);
  const { key } = useLocation();
  const [expanded, setExpanded] = useState(useContext(SidebarAtFirst));
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
