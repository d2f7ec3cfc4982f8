import { Page } from '@apologia/kit';
import { BookList } from './BookList.tsx';
import { BooksLink } from './BooksLink.tsx';
import styles from './ChaptersFailed.module.css';
import { GoToPassage } from './GoToPassage.tsx';
import { isNoPassage, PassageFailed } from './PassageFailed.tsx';
import { printedReference } from './printedReference.ts';

interface ChaptersFailedProps {
  reference: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands in place of the chapters: another try, or another passage. */
export function ChaptersFailed({ reference, error, onRetry }: ChaptersFailedProps) {
  const isNowhere = isNoPassage(error);
  return (
    <Page
      measure="reading"
      eyebrow={<BooksLink />}
      title={isNowhere ? 'Scripture' : printedReference(reference)}
    >
      <div className={styles.what}>
        <PassageFailed error={error} onRetry={onRetry} />
        {isNowhere && (
          <p className="soft">
            Look at the name of the book and at the numbers once more, or choose a book below.
          </p>
        )}
      </div>
      <GoToPassage wrongReference={reference} />
      {isNowhere && <BookList />}
    </Page>
  );
}
