import type { LessonDetail } from '@apologia/contract';
import { ALargeSmall, type LucideIcon, Volume2 } from 'lucide-react';
import type { ComponentType } from 'react';

/** Something to study a lesson with. Its panel comes when it is first opened: a lesson that is only read carries the row of buttons. */
export interface LessonTool {
  /** Also the end of its panel's id. */
  readonly id: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Fetches the panel, as a chunk of its own; the same function at each render. */
  readonly load: () => Promise<{ default: ComponentType<ToolPanelProps> }>;
}

export interface ToolPanelProps {
  detail: LessonDetail;
}

/** In the order in which they stand. */
export const lessonTools: readonly LessonTool[] = [
  {
    id: 'reading',
    label: 'Reading',
    Icon: ALargeSmall,
    load: () => import(/* webpackChunkName: "study" */ './reading/ReadingPanel.tsx'),
  },
  {
    id: 'listen',
    label: 'Listen',
    Icon: Volume2,
    load: () => import(/* webpackChunkName: "study" */ './listen/ListenPanel.tsx'),
  },
];
