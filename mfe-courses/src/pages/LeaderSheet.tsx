import { RegionBoundary, useParams } from '@apologia/kit';
import { ReadingSkeleton } from '../components/ReadingSkeleton.tsx';
import { LessonForGroup } from '../leader/LessonForGroup.tsx';

export default function LeaderSheet() {
  const { id = '' } = useParams();
  return (
    <RegionBoundary key={id} skeleton={<ReadingSkeleton />}>
      <LessonForGroup id={id} />
    </RegionBoundary>
  );
}
