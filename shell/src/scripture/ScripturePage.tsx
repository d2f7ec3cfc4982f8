import { RegionBoundary, useSearchParams } from '@apologia/kit';
import { BooksPage } from './BooksPage.tsx';
import { Chapters } from './Chapters.tsx';
import { ChaptersFailed } from './ChaptersFailed.tsx';
import { ChaptersSkeleton } from './ChaptersSkeleton.tsx';
import { useFocusOnPassage } from './useFocusOnPassage.ts';

/** A passage in its chapter, or the books to choose from. */
export default function ScripturePage() {
  const reference = useSearchParams()[0].get('ref');
  useFocusOnPassage(reference);
  if (!reference) return <BooksPage />;
  return (
    <RegionBoundary
      key={reference}
      skeleton={<ChaptersSkeleton />}
      failed={(failure) => <ChaptersFailed reference={reference} {...failure} />}
    >
      <Chapters reference={reference} />
    </RegionBoundary>
  );
}
