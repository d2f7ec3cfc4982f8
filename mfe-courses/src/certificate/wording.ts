import type { Certificate } from '@apologia/contract';
import { counted } from '@apologia/kit';
import { subjectTitle } from '../subjects.ts';

/** The title of a tab or a file with the certificate. */
export const titleOf = ({ subject, name }: Certificate) => `${subjectTitle(subject)}, certificate of ${name}`;

/** The day of issue; the same wherever the certificate is read. */
export function issuedOn({ issuedAt }: Certificate): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(issuedAt));
}

/**
 * One issued before there was a mark says what it always said.
 * @example extent(certificate) // '6 modules · an estimated 12.5 hours of study'
 */
export function extent({ moduleCount, studyHours, passMark }: Certificate): string {
  const estimated = passMark === null ? '' : 'an estimated ';
  return `${counted(moduleCount, 'module')} · ${estimated}${counted(studyHours, 'hour')} of study`;
}

/** The mark that was reached; empty on a certificate that was issued while completing was enough. */
export function reached({ passMark }: Certificate): string {
  return passMark === null ? '' : `with ${passMark}% or more in each Knowledge Check`;
}

/** All that is printed on it, for those who do not see it. */
export function inWords(certificate: Certificate): string {
  const { name, subject, code } = certificate;
  const course = [subjectTitle(subject), reached(certificate)].filter(Boolean).join(', ');
  return `${name} has completed the course ${course}: ${extent(certificate)}. Issued on ${issuedOn(certificate)}. Code: ${code}.`;
}
