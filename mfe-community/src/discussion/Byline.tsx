import type { AskedQuestion, GivenAnswer } from '@apologia/contract';
import { useDay } from '@apologia/kit';
import styles from './Discussion.module.css';
import { headingOf } from './headings.ts';

interface BylineProps {
  post: AskedQuestion | GivenAnswer;
  /** What the writer of the post does; empty where nobody is named. */
  verb: string;
  level?: 3 | 4;
  hasNews?: boolean;
}

/** Who wrote a post, and when. */
export function Byline({ post, verb, level = 3, hasNews = false }: BylineProps) {
  const Heading = `h${level}` as const;
  const day = useDay();
  return (
    <div className={styles.byline}>
      <Heading id={headingOf(post.id)} tabIndex={-1} className={styles.name}>
        {verb ? (
          <>
            <bdi>{post.userName}</bdi> {verb}
          </>
        ) : (
          'A question taken back'
        )}
      </Heading>
      <span className={styles.day}>
        <time dateTime={post.createdAt}>{day(post.createdAt)}</time>
        {post.isEdited && ', edited'}
      </span>
      {hasNews && <span className={styles.news}>New answers</span>}
    </div>
  );
}
