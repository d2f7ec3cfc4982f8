import { Page } from '@apologia/kit';
import { BookList } from './BookList.tsx';
import { GoToPassage } from './GoToPassage.tsx';
import { Source } from './Source.tsx';

/** All the books, and a field for a passage that the reader knows. */
export function BooksPage() {
  return (
    <Page
      measure="reading"
      title="Scripture"
      lead="Every verse that a lesson names can be read here in its chapter. Choose a book, or go straight to a passage."
    >
      <GoToPassage />
      <BookList />
      <Source />
    </Page>
  );
}
