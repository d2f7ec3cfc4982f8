import type { ComponentType } from 'react';
import { AccountSection } from './AccountSection.tsx';
import { EmailSection } from './EmailSection.tsx';

interface SettingsSection {
  /** Also its place in an address: `/settings#account`. */
  id: string;
  title: string;
  Section: ComponentType;
}

/** The sections of the page, in its order. */
export const sections: readonly SettingsSection[] = [
  { id: 'account', title: 'Your account', Section: AccountSection },
  { id: 'email', title: 'Email', Section: EmailSection },
];
