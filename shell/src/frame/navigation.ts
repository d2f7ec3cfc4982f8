import { paths } from '@apologia/kit';
import {
  BookOpen,
  Church,
  CreditCard,
  Glasses,
  Globe,
  House,
  Library,
  type LucideIcon,
  MessagesSquare,
  Scale,
} from 'lucide-react';

interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Belongs to the premium plan. */
  premium?: boolean;
  /** Stands apart from the one above it. */
  apart?: boolean;
}

/** The sidebar's list, in its order. */
export const destinations: readonly Destination[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: House },
  { to: paths.subject('apologetics'), label: 'Apologetics Foundations', icon: Scale, apart: true },
  { to: paths.subject('theology'), label: 'Systematic Theology', icon: Church, premium: true },
  { to: paths.subject('hermeneutics'), label: 'Biblical Hermeneutics', icon: Glasses },
  { to: paths.subject('bible-study'), label: 'Bible Studies', icon: BookOpen, premium: true },
  { to: paths.subject('religions'), label: 'World Religions', icon: Globe },
  { to: paths.practice, label: 'AI Discussion Practice', icon: MessagesSquare, premium: true, apart: true },
  { to: paths.resources, label: 'Resource Library', icon: Library },
  { to: paths.subscription, label: 'Subscription', icon: CreditCard },
];
