import { hashPassword } from '../../../src/auth/password.ts';
import { insertSignedIn } from '../../../src/testing/signedIn.ts';
import { openAcademysDatabase } from '../../kernel/database.ts';
import type * as declared from './academyDatabase.d.ts';

let passwordHash: Promise<string> | undefined;

export const openAcademyDatabase: typeof declared.openAcademyDatabase = async (dataDir) => {
  const { db } = await openAcademysDatabase({ DATA_DIR: dataDir });
  return {
    async signIn(username) {
      passwordHash ??= hashPassword('correct horse');
      const { session, device } = await insertSignedIn(db, { username, passwordHash: await passwordHash });
      return { apologia_session: session, apologia_device: device };
    },
    async run(...statements) {
      for (const statement of statements) await db.run(statement);
    },
  };
};
