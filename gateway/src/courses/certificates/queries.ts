import { limits, type Subject } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { certificates, modules } from '@apologia/db/schema/courses';
import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { inSubject, passedBy } from '../queries.ts';

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
      passMark: certificates.passMark,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .where(eq(certificates.code, code));
}

interface Wish {
  code: string;
  learnerId: string;
  subject: Subject;
  name: string;
  issuedAt: number;
}

/**
 * Issues a certificate of the modules as they are, where the viewer is premium and passed every one, and unless they
 * have one in this subject.
 */
export function issueCertificate(db: Db, viewer: Viewer, { code, learnerId, subject, name, issuedAt }: Wish) {
  return db
    .insert(certificates)
    .select(
      sql`select ${code}, ${learnerId}, ${subject}, ${name}, count(*), sum(${modules.estimatedMinutes}), ${limits.passMark}, ${issuedAt} from ${modules} where ${inSubject(subject)} and ${viewer.isPremium} having min(${passedBy(viewer)}) = 1`,
    )
    .onConflictDoNothing({ target: [certificates.learnerId, certificates.subject] });
}
