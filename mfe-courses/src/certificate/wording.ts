import type { Certificate } from '@apologia/contract';
import { counted } from '@apologia/kit';
import { subjectTitles } from '../subjects.ts';

/** What a tab or a file with it is called. */
export const titleOf = ({ subject, name }: Certificate) =>
  `${subjectTitles[subject]}, certificate of ${name}`;

/** The day of issue; the same wherever the certificate is read. */
export function issuedOn({ issuedAt }: Certificate): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(issuedAt));
}

/** @example extent(certificate) // '6 modules · 12.5 hours of study' */
export function extent({ moduleCount, studyHours }: Certificate): string {
  return `${counted(moduleCount, 'module')} · ${counted(studyHours, 'hour')} of study`;
}

/** All that is printed on it, for those who do not see it. */
export function inWords(certificate: Certificate): string {
  const { name, subject, code } = certificate;
  return `${name} has completed the course ${subjectTitles[subject]}: ${extent(certificate)}. Issued on ${issuedOn(certificate)}. Code: ${code}.`;
}
