import { RegionBoundary, useParams } from '@apologia/kit';
import { ReadingSkeleton } from '../components/ReadingSkeleton.tsx';
import { ModuleOverview } from '../module/ModuleOverview.tsx';

export default function Module() {
  const { id = '' } = useParams();
  return (
    <RegionBoundary key={id} skeleton={<ReadingSkeleton measure="wide" />}>
      <ModuleOverview id={id} />
    </RegionBoundary>
  );
}
