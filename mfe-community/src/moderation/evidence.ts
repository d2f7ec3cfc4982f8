import { limits } from '@apologia/contract';

const howLong = `until ${limits.reportedKeptDays} days after they have decided`;

/** The note to a reporter about the reported words, and the note to their writer before deleting them. */
export const evidenceNote = `Moderators keep these words as they are now, ${howLong}, even if they are changed or deleted.`;
export const keptIfReportedNote = `If it was reported, moderators keep a copy ${howLong}.`;
