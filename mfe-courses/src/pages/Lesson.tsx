import { RegionBoundary, useParams } from '@apologia/kit';
import { ReadingSkeleton } from '../components/ReadingSkeleton.tsx';
import { LessonLayout } from '../lesson/LessonLayout.tsx';
import { LessonReading } from '../lesson/LessonReading.tsx';

export default function Lesson() {
  const { id = '' } = useParams();
  const skeleton = (
    <LessonLayout>
      <ReadingSkeleton />
    </LessonLayout>
  );
  return (
    <RegionBoundary key={id} skeleton={skeleton}>
      <LessonReading id={id} />
    </RegionBoundary>
  );
}
