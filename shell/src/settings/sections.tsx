import type { ComponentType } from 'react';
import { NoticesSection } from '../notices/NoticesSection.tsx';
import { NameSection } from './account/NameSection.tsx';
import { PasswordSection } from './account/PasswordSection.tsx';
import { AppearanceSection } from './appearance/AppearanceSection.tsx';
import { KeyboardSection } from './appearance/KeyboardSection.tsx';
import { DataSection } from './data/DataSection.tsx';
import { DeleteSection } from './data/DeleteSection.tsx';
import { EmailSection } from './email/EmailSection.tsx';
import { CertificatesSection } from './learning/CertificatesSection.tsx';
import { PlanSection } from './learning/PlanSection.tsx';
import { StudyGoalSection } from './learning/StudyGoalSection.tsx';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { SecurityEventsSection } from './security/SecurityEventsSection.tsx';
import { SignInsSection } from './security/SignInsSection.tsx';

interface SettingsSection {
  /** Also its place in an address: `/settings#account`. */
  id: string;
  title: string;
  Section: ComponentType;
}

/** The sections of the page, in its order. */
export const sections: readonly SettingsSection[] = [
  { id: 'account', title: 'Your name', Section: NameSection },
  { id: 'email', title: 'Email', Section: EmailSection },
  { id: 'password', title: 'Password', Section: PasswordSection },
  { id: 'passkeys', title: 'Passkeys', Section: PasskeysSection },
  { id: 'sign-ins', title: 'Where you are signed in', Section: SignInsSection },
  { id: 'appearance', title: 'Appearance', Section: AppearanceSection },
  { id: 'keyboard', title: 'Keyboard', Section: KeyboardSection },
  { id: 'study-goal', title: 'Study goal', Section: StudyGoalSection },
  { id: 'notices', title: 'Notices', Section: NoticesSection },
  { id: 'plan', title: 'Your plan', Section: PlanSection },
  { id: 'certificates', title: 'Certificates', Section: CertificatesSection },
  { id: 'security', title: 'What has happened', Section: SecurityEventsSection },
  { id: 'your-data', title: 'Your data', Section: DataSection },
  { id: 'delete-account', title: 'Delete your account', Section: DeleteSection },
];
