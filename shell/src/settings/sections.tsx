import type { ComponentType } from 'react';
import { NoticesSection } from '../notices/NoticesSection.tsx';
import { AccountSection } from './AccountSection.tsx';

interface SettingsSection {
  /** Also its place in an address: `/settings#account`. */
  id: string;
  title: string;
  Section: ComponentType;
}

/** The sections of the page, in its order. */
export const sections: readonly SettingsSection[] = [
  { id: 'account', title: 'Your account', Section: AccountSection },
  { id: 'notices', title: 'Notices', Section: NoticesSection },
];
