import { RegionBoundary, RegionFailed, Skeleton } from '@apologia/kit';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import styles from './LessonTools.module.css';
import type { LessonTool, ToolPanelProps } from './tools.ts';

/** The panel of a tool once it has come; where it does not come, or breaks, that is said in its place. */
export function ToolPanel({ tool: { load }, detail }: ToolPanelProps & { tool: LessonTool }) {
  const [Panel, setPanel] = useState<ComponentType<ToolPanelProps> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const fetchPanel = useCallback(() => {
    setError(null);
    load().then(({ default: loaded }) => setPanel(() => loaded), setError);
  }, [load]);
  useEffect(fetchPanel, [fetchPanel]);

  if (error) return <RegionFailed error={error} onRetry={fetchPanel} />;
  if (!Panel) return <Skeleton className={styles.skeleton} />;
  return (
    <RegionBoundary skeleton={<Skeleton className={styles.skeleton} />}>
      <Panel detail={detail} />
    </RegionBoundary>
  );
}
