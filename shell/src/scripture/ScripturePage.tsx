import { RegionBoundary, useSearchParams } from '@apologia/kit';
import { Chapters } from './Chapters.tsx';
import { ChaptersFailed } from './ChaptersFailed.tsx';
import { ChaptersSkeleton } from './ChaptersSkeleton.tsx';
import { Shelf } from './Shelf.tsx';
import { useArrival } from './useArrival.ts';

/** A passage in its chapter, or the books to choose from. */
export default function ScripturePage() {
  const reference = useSearchParams()[0].get('ref');
  useArrival(reference);
  if (!reference) return <Shelf />;
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
