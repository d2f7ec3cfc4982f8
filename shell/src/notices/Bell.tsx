import { notices } from '@apologia/contract';
import { call, queryClient, useQuery } from '@apologia/kit';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './Bell.module.css';
import { NoticeList } from './NoticeList.tsx';
import { latestNotices } from './queries.ts';

const panel = 'notices-panel';

/** The bell in the top bar: how much is new, and a panel that tells what. */
export default function Bell() {
  const latest = useQuery(latestNotices);
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLElement>(null);
  const newCount = latest.data?.newCount ?? 0;
  return (
    <>
      <button
        type="button"
        className={`icon-control ${styles.bell}`}
        aria-label={newCount ? `Notices, ${newCount} new` : 'Notices'}
        title="Notices"
        popoverTarget={panel}
      >
        <BellIcon size={20} strokeWidth={1.6} aria-hidden="true" />
        {newCount > 0 && (
          <span className={styles.count} aria-hidden="true">
            {newCount}
          </span>
        )}
      </button>
      <section
        ref={popover}
        id={panel}
        className={styles.panel}
        popover="auto"
        aria-label="Notices"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') lookedAt();
          else forgetNew();
        }}
      >
        {isOpen && <NoticeList latest={latest} onLeave={() => popover.current?.hidePopover()} />}
      </section>
    </>
  );
}

/** Notes that the list was looked at. Where that does not arrive it is new once more, and nothing is lost. */
function lookedAt(): void {
  const data = queryClient.getQueryData(latestNotices.queryKey);
  const [last] = data?.notices ?? [];
  if (!data?.newCount || !last) return;
  queryClient.setQueryData(latestNotices.queryKey, { ...data, newCount: 0 });
  call(notices.see, { body: { until: last.at } }).catch(() => {});
}

/** What was new while the panel was open is not when it opens again. */
function forgetNew(): void {
  queryClient.setQueryData(
    latestNotices.queryKey,
    (data) => data && { ...data, notices: data.notices.map((one) => ({ ...one, isNew: false })) },
  );
}
