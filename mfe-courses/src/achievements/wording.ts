import type { AchievementKind } from '@apologia/contract';
import {
  BookCheck,
  CalendarCheck,
  CalendarRange,
  CheckCheck,
  GraduationCap,
  type LucideIcon,
  MessagesSquare,
  PenLine,
} from 'lucide-react';

/** What each achievement is called, and what it takes: those that come first come first. */
export const achievementWords: Record<AchievementKind, { Icon: LucideIcon; title: string; takes: string }> = {
  'first-answer': { Icon: PenLine, title: 'First answer given', takes: 'A quiz handed in' },
  'week-kept': { Icon: CalendarCheck, title: 'A week kept', takes: 'Three days of study in one week' },
  'module-finished': {
    Icon: BookCheck,
    title: 'A module finished',
    takes: 'All the way to its Knowledge Check',
  },
  'all-right': { Icon: CheckCheck, title: 'Nothing missed', takes: 'A whole Knowledge Check right' },
  'month-kept': { Icon: CalendarRange, title: 'A month kept', takes: 'Four such weeks in a row' },
  'worldviews-met': {
    Icon: MessagesSquare,
    title: 'Every partner met',
    takes: 'A conversation with each worldview in practice',
  },
  'subject-finished': {
    Icon: GraduationCap,
    title: 'A subject finished',
    takes: 'Every module of it completed',
  },
};
