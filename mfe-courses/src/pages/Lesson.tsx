import { RegionBoundary, useParams } from '@apologia/kit';
import { ReadingSkeleton } from '../components/ReadingSkeleton.tsx';
import { LessonReading } from '../lesson/LessonReading.tsx';

export default function Lesson() {
  const { id = '' } = useParams();
  return (
    <RegionBoundary key={id} skeleton={<ReadingSkeleton measure="reading" />}>
      <LessonReading id={id} />
    </RegionBoundary>
  );
}
