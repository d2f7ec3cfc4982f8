import type { Subject } from '@apologia/contract';

/** Short, for a line beside a title. */
export const subjectNames: Record<Subject, string> = {
  apologetics: 'Apologetics',
  theology: 'Theology',
  'bible-study': 'Bible Studies',
  hermeneutics: 'Hermeneutics',
  religions: 'World Religions',
};
