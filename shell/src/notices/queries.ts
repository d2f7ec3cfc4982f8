import { notices } from '@apologia/contract';
import { query } from '@apologia/kit';

/** What is new is asked for anew when somebody comes back to the tab, and otherwise with each page that is opened. */
export const latestNotices = {
  ...query(notices.latest),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
};

export const noticeMail = query(notices.mail);
