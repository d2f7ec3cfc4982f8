import type { Certificate, OwnCertificate } from '@apologia/contract';
import { NotFound } from '../../kernel/errors.ts';
import { learnerRead, type Read, visitorRead } from '../../kernel/read/read.ts';
import { hoursOf } from '../progress.ts';
import { certificateByCode, certificatesOf } from './queries.ts';

export const certificateOf = (code: string): Read<Certificate> =>
  visitorRead(
    (db) => [certificateByCode(db, code)],
    ([[row]]) => {
      if (!row) throw new NotFound('Certificate not found');
      const { studyMinutes, issuedAt, ...certificate } = row;
      return {
        ...certificate,
        studyHours: hoursOf(studyMinutes),
        issuedAt: new Date(issuedAt).toISOString(),
      };
    },
  );

/** The viewer's certificates, the newest first. */
export const myCertificates = (): Read<OwnCertificate[]> =>
  learnerRead(
    (db, viewer) => [certificatesOf(db, viewer)],
    ([rows]) =>
      rows.map(({ issuedAt, ...certificate }) => ({
        ...certificate,
        issuedAt: new Date(issuedAt).toISOString(),
      })),
  );
