import { type AcademyDatabase, openAcademyDatabase } from '@apologia/gateway/testing';

/** The records of the academy that this worker tests. */
export const academyDatabase = (): Promise<AcademyDatabase> =>
  openAcademyDatabase(process.env.ACADEMY_DATA ?? '');
