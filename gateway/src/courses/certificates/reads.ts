import type { Certificate } from '@apologia/contract';
import { NotFound } from '../../kernel/errors.ts';
import { type Read, visitorRead } from '../../kernel/read/read.ts';
import { hoursOf } from '../progress.ts';
import { certificateByCode } from './queries.ts';

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
