import { type App, labelOf } from '@apologia/contract';
import type { AppReleases } from './queries.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** An instant where the reader is. @example when('2026-11-23T01:20:00Z') // 'Nov 23, 2026, 1:20 AM' */
export const when = (iso: string): string => moment.format(new Date(iso));
export const timeOfDay = (ms: number): string => clock.format(new Date(ms));

/** @example percent(0.0125) // '1.3%' */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** @example kilobytes(12_345) // '12.3 kB' */
export const kilobytes = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;

const appNames: Record<App, string> = {
  shell: 'Shell',
  courses: 'Courses',
  practice: 'Practice',
  billing: 'Billing',
  community: 'Community',
};
export const appName = (app: AppReleases['app']): string => labelOf(appNames, app);

type Step = AppReleases['history'][number];

const stepNames = {
  shipped: 'Shipped to everybody',
  canary: 'On trial',
  promoted: 'Promoted',
  brought_back: 'Brought back',
  rolled_back: 'Rolled back',
  taken_back: 'Taken back',
  replaced: 'Replaced',
  swept: 'Files deleted',
} as const;

/** @example stepName({ step: 'canary', percent: 10 }) // 'On trial for 10 visitors of 100' */
export const stepName = ({ step, percent: share }: Pick<Step, 'step' | 'percent'>): string =>
  labelOf(stepNames, step) + (step === 'canary' && share ? ` for ${share} visitors of 100` : '');
