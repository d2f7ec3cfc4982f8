import type { ComponentType } from 'react';
import { AccountSection } from './AccountSection.tsx';
import { DataSection } from './data/DataSection.tsx';
import { DeleteSection } from './data/DeleteSection.tsx';

interface SettingsSection {
  /** Also its place in an address: `/settings#account`. */
  id: string;
  title: string;
  Section: ComponentType;
}

/** The sections of the page, in its order. */
export const sections: readonly SettingsSection[] = [
  { id: 'account', title: 'Your account', Section: AccountSection },
  { id: 'your-data', title: 'Your data', Section: DataSection },
  { id: 'delete-account', title: 'Delete your account', Section: DeleteSection },
];
