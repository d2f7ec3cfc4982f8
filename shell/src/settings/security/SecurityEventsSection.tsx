import { labelOf, limits, security } from '@apologia/contract';
import { Button, call, useSuspenseQuery, useTimeZone } from '@apologia/kit';
import { useShowMore } from '@apologia/kit/showMore';
import styles from '../SettingsPage.module.css';
import { eventNames } from './eventNames.ts';
import { whereOf } from './placeName.ts';
import { addEvents, securityEvents } from './queries.ts';

const headingOf = (id: string) => `event-${id}`;

/** The audit trail of the account. */
export function SecurityEventsSection() {
  const { data: entries } = useSuspenseQuery(securityEvents);
  const timeZone = useTimeZone();
  const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const { isWhole, button } = useShowMore({
    entries,
    pageSize: limits.securityEventsOnAPage,
    isWhole: () => entries.length === 0 || entries.length % limits.securityEventsOnAPage !== 0,
    fetchPage: (before) => call(security.events, { query: { before } }),
    onFetched: addEvents,
    headingOf,
    failure: 'Older entries could not be loaded. Please try again.',
  });
  return (
    <>
      <p className={styles.lead}>
        Sign-ins and changes of the last {limits.securityEventsKeptDays} days. If one was not you, change your
        password.
      </p>
      {entries.length === 0 && <p className={styles.meta}>Nothing yet.</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <p id={headingOf(entry.id)} tabIndex={-1}>
              {labelOf(eventNames, entry.kind)}
            </p>
            <p className={styles.meta}>
              {whereOf(entry)} · <time dateTime={entry.at}>{instant.format(new Date(entry.at))}</time>
            </p>
          </li>
        ))}
      </ol>
      {!isWhole && (
        <Button {...button} variant="soft" color="gray">
          Show more
        </Button>
      )}
    </>
  );
}
