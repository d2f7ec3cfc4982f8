import { RegionBoundary, useParams } from '@apologia/kit';
import { ModuleOverview } from '../module/ModuleOverview.tsx';
import { ModuleSkeleton } from '../module/ModuleSkeleton.tsx';

export default function Module() {
  const { id = '' } = useParams();
  return (
    <RegionBoundary key={id} skeleton={<ModuleSkeleton />}>
      <ModuleOverview id={id} />
    </RegionBoundary>
  );
}
