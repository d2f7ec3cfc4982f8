import type { Subject } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { certificates } from '@apologia/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../../access/viewer.ts';

/** The code of the viewer's certificate in a subject. */
export function certificateCode(db: Db, viewer: Viewer, subject: Subject) {
  return db
    .select({ code: certificates.code })
    .from(certificates)
    .where(and(eq(certificates.learnerId, viewer.learnerId), eq(certificates.subject, subject)));
}

/** What anyone who has the code may read. */
export function certificateByCode(db: Db, code: string) {
  return db
    .select({
      code: certificates.code,
      name: certificates.name,
      subject: certificates.subject,
      moduleCount: certificates.moduleCount,
      studyMinutes: certificates.studyMinutes,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .where(eq(certificates.code, code));
}

/** Issues a certificate, unless the learner has one in this subject. */
export function issueCertificate(db: Db, certificate: typeof certificates.$inferInsert) {
  return db
    .insert(certificates)
    .values(certificate)
    .onConflictDoNothing({ target: [certificates.learnerId, certificates.subject] });
}
