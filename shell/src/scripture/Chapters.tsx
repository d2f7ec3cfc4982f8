import { Page, useLocation, useNavigationType, useSuspenseQuery } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { scrollToAskedVerses } from './askedVerses.ts';
import { BooksLink } from './BooksLink.tsx';
import { ChapterNav } from './ChapterNav.tsx';
import styles from './Chapters.module.css';
import { GoToPassage } from './GoToPassage.tsx';
import { LearnVerse } from './LearnVerse.tsx';
import { PassageText } from './PassageText.tsx';
import { passagesAt } from './queries.ts';
import { Source } from './Source.tsx';

/** Passages in their whole chapters, with the verses asked for marked and in view. */
export function Chapters({ reference }: { reference: string }) {
  const { passages } = useSuspenseQuery(passagesAt(reference)).data;
  const text = useRef<HTMLDivElement>(null);
  useScrollToAskedVerses(text);
  return (
    <Page
      measure="reading"
      eyebrow={<BooksLink />}
      title={passages.map((passage) => passage.reference).join('; ')}
    >
      <GoToPassage />
      <div ref={text} className={styles.text}>
        {passages.map((passage) => (
          <section key={passage.reference} className={styles.passage}>
            {passages.length > 1 && <h2>{passage.reference}</h2>}
            <PassageText passage={passage} only="chapter" />
            <LearnVerse passage={passage} />
            <ChapterNav passage={passage} asPages />
          </section>
        ))}
      </div>
      <Source />
    </Page>
  );
}

function useScrollToAskedVerses(text: { current: Element | null }) {
  const { key } = useLocation();
  // Going back, the browser returns to where the reader was; the first page counts as such.
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  useEffect(() => {
    if (isReturn) return;
    // After the frame has gone to the top, and before it is painted.
    const frame = requestAnimationFrame(() => scrollToAskedVerses(text.current));
    return () => cancelAnimationFrame(frame);
  }, [isReturn, text]);
}
