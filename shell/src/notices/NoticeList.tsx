import { type Notice, noticeSentence, type notices, type Reply, routeOf } from '@apologia/contract';
import { Button, Link, paths, useDay, type useQuery } from '@apologia/kit';
import styles from './Bell.module.css';

interface NoticeListProps {
  latest: Pick<ReturnType<typeof useQuery<Reply<typeof notices.latest>>>, 'data' | 'isError' | 'refetch'>;
  /** Called when a notice was followed. */
  onLeave: () => void;
}

const subject = (slug: string) => routeOf(`/${slug}`)?.route.title ?? slug.replaceAll('-', ' ');

/** What is new, each with its day and where it leads. */
export function NoticeList({ latest: { data, isError, refetch }, onLeave }: NoticeListProps) {
  const day = useDay();
  const keyOf = ({ kind, path, at }: Notice) => `${kind} ${path} ${at}`;
  return (
    <>
      <h2 className={styles.title}>Notices</h2>
      {!data && !isError && <p className={styles.empty}>One moment…</p>}
      {!data && isError && (
        <div className={styles.empty} role="alert">
          <p>Notices could not be loaded. Your connection may have dropped.</p>
          <Button variant="soft" onClick={() => refetch()}>
            Retry
          </Button>
        </div>
      )}
      {data?.notices.length === 0 && (
        <p className={styles.empty}>
          Nothing new. What others answer you, and what is due for review, will stand here.
        </p>
      )}
      {!!data?.notices.length && (
        <ul className={styles.list}>
          {data.notices.map((notice) => (
            <li key={keyOf(notice)} data-new={notice.isNew || undefined}>
              <Link to={notice.path} onClick={onLeave}>
                {notice.isNew && <span className="visually-hidden">New: </span>}
                {noticeSentence(notice, { day, subject })}
                <time dateTime={notice.at}>{day(notice.at)}</time>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className={styles.choose} to={`${paths.settings}#notices`} onClick={onLeave}>
        Choose what you are told by mail
      </Link>
    </>
  );
}
