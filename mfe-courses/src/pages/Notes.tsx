import { Page, RegionBoundary } from '@apologia/kit';
import { AllNotes } from '../notes/page/AllNotes.tsx';
import { NotesSkeleton } from '../notes/page/NotesSkeleton.tsx';

export default function Notes() {
  return (
    <Page
      measure="reading"
      title="Your Notes"
      lead="What you marked and wrote down while reading. Nobody else sees it."
    >
      <RegionBoundary skeleton={<NotesSkeleton />}>
        <AllNotes />
      </RegionBoundary>
    </Page>
  );
}
