import { isSubject, labelOf, type Subject, type UnknownMember } from '@apologia/contract';
import { paths } from '@apologia/kit';

/** The title of each subject, wherever it is named. */
export const subjectTitles: Record<Subject, string> = {
  apologetics: 'Apologetics Foundations',
  theology: 'Systematic Theology',
  'bible-study': 'Comprehensive Bible Studies',
  hermeneutics: 'Biblical Hermeneutics',
  religions: 'World Religions',
};

export const subjectTitle = (subject: Subject | UnknownMember) => labelOf(subjectTitles, subject);

/** Where a subject's modules are listed: one that this release has no page for is reached from the dashboard. */
export const subjectLink = (subject: Subject | UnknownMember) =>
  isSubject(subject)
    ? { to: paths.subject(subject), title: subjectTitles[subject] }
    : { to: paths.dashboard, title: 'Dashboard' };
