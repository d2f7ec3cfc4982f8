import type { Subject } from '@apologia/contract';

/** The title of each subject, wherever it is named. */
export const subjectTitles: Record<Subject, string> = {
  apologetics: 'Apologetics Foundations',
  theology: 'Systematic Theology',
  'bible-study': 'Comprehensive Bible Studies',
  hermeneutics: 'Biblical Hermeneutics',
  religions: 'World Religions',
};
