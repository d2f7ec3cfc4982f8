import type { LessonDetail } from '@apologia/contract';
import { ALargeSmall, Download, type LucideIcon, PenLine, Printer, Share2, Volume2 } from 'lucide-react';
import type { ComponentType } from 'react';

/** Something to study a lesson with. Its panel comes when it is first opened: a lesson that is only read carries the row of buttons. */
export interface LessonTool {
  /** Also the end of its panel's id. */
  readonly id: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Whether it is of use without an account. */
  readonly visitors?: boolean;
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
    visitors: true,
    load: () => import(/* webpackChunkName: "study" */ './reading/ReadingPanel.tsx'),
  },
  {
    id: 'listen',
    label: 'Listen',
    Icon: Volume2,
    visitors: true,
    load: () => import(/* webpackChunkName: "study" */ './listen/ListenPanel.tsx'),
  },
  {
    id: 'notes',
    label: 'Notes',
    Icon: PenLine,
    load: () => import(/* webpackChunkName: "page-notes" */ '../../notes/NotesPanel.tsx'),
  },
  {
    id: 'share',
    label: 'Share',
    Icon: Share2,
    visitors: true,
    load: () => import(/* webpackChunkName: "courses-later" */ './share/SharePanel.tsx'),
  },
  {
    id: 'print',
    label: 'Print',
    Icon: Printer,
    load: () => import(/* webpackChunkName: "page-guides" */ './print/PrintPanel.tsx'),
  },
  {
    id: 'offline',
    label: 'Offline',
    Icon: Download,
    load: () => import(/* webpackChunkName: "offline" */ './offline/KeepPanel.tsx'),
  },
];
