import { Page, RegionBoundary, useLocation } from '@apologia/kit';
import { filterFromSearch } from '../resources/filter.ts';
import { Library } from '../resources/Library.tsx';
import { LibrarySkeleton } from '../resources/LibrarySkeleton.tsx';
import { ReadingPath, readingPathId } from '../resources/ReadingPath.tsx';

export default function Resources() {
  const { key, search } = useLocation();
  return (
    <Page
      title="Resource Library"
      lead={
        <>
          A short shelf, chosen with care: works worth your time, with a word on who disagrees. Not sure where
          to begin? <a href={`#${readingPathId}`}>Follow the reading path</a>.
        </>
      }
    >
      <RegionBoundary skeleton={<LibrarySkeleton />}>
        {/* Coming here anew, or back, starts from what the address asks for. */}
        <Library key={key} initial={filterFromSearch(search)} />
      </RegionBoundary>
      <ReadingPath />
    </Page>
  );
}
