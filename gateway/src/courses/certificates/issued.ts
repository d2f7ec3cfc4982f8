import type { Db } from '@apologia/db';
import { certificates } from '@apologia/db/schema/courses';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Viewer } from '../../kernel/access/viewer.ts';

/** The certificates that were issued to the viewer since, the latest first. */
export function certificatesSince(db: Db, viewer: Viewer, since: number) {
  return db
    .select({ code: certificates.code, subject: certificates.subject, issuedAt: certificates.issuedAt })
    .from(certificates)
    .where(and(eq(certificates.learnerId, viewer.learnerId), gt(certificates.issuedAt, since)))
    .orderBy(desc(certificates.issuedAt));
}

/** Who was issued a certificate since, and when the last one. */
export function issuedSince(db: Db, since: number) {
  return db
    .select({ learnerId: certificates.learnerId, at: sql<number>`max(${certificates.issuedAt})`.as('at') })
    .from(certificates)
    .where(gt(certificates.issuedAt, since))
    .groupBy(certificates.learnerId);
}
