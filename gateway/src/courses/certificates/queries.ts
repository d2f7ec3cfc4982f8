import { passMark, type Subject } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { certificates, modules } from '@apologia/db/schema/courses';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { selectColumns } from '../../kernel/write/selectColumns.ts';
import { inSubject, passedBy } from '../queries.ts';

/** The code of the viewer's certificate in a subject. */
export function certificateCode(db: Db, viewer: Viewer, subject: Subject) {
  return db
    .select({ code: certificates.code })
    .from(certificates)
    .where(and(eq(certificates.learnerId, viewer.learnerId), eq(certificates.subject, subject)));
}

/** The viewer's certificates, the newest first. */
export function certificatesOf(db: Db, viewer: Viewer) {
  return db
    .select({
      code: certificates.code,
      subject: certificates.subject,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .where(eq(certificates.learnerId, viewer.learnerId))
    .orderBy(desc(certificates.issuedAt));
}

/** A certificate as anyone who has its code may read it. */
export function certificateByCode(db: Db, code: string) {
  return db
    .select({
      code: certificates.code,
      name: certificates.name,
      subject: certificates.subject,
      moduleCount: certificates.moduleCount,
      studyMinutes: certificates.studyMinutes,
      passMark: certificates.passMark,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .where(eq(certificates.code, code));
}

interface NewCertificate {
  code: string;
  learnerId: string;
  subject: Subject;
  name: string;
  issuedAt: number;
}

/**
 * Issues a certificate for the modules as they are now, if the viewer is premium and passed every one of them, unless they
 * have one in this subject already.
 */
export function issueCertificate(db: Db, viewer: Viewer, certificate: NewCertificate) {
  const row = {
    ...certificate,
    moduleCount: sql`count(*)`,
    studyMinutes: sql`sum(${modules.estimatedMinutes})`,
    passMark,
  };
  return db
    .insert(certificates)
    .select(
      sql`${selectColumns(certificates, row)} from ${modules} where ${inSubject(certificate.subject)} and ${viewer.isPremium} having min(${passedBy(viewer)}) = 1`,
    )
    .onConflictDoNothing({ target: [certificates.learnerId, certificates.subject] });
}
