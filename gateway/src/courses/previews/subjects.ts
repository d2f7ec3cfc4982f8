import type { Subject } from '@apologia/contract';

/** What each subject is about, for whoever has not been there. */
export const descriptions: Readonly<Record<Subject, string>> = {
  apologetics:
    'Does truth exist, does God, can miracles happen, is the New Testament true? Lessons on the four questions of Christian apologetics, with the best objections heard first.',
  theology:
    'What Christians believe about God, Christ, the Spirit, salvation and the world to come: systematic, biblical, historical and practical theology, lesson by lesson.',
  'bible-study':
    'Whole books of the Bible read slowly, with their setting, their shape, and the hard passages left in: comprehensive Bible studies from Genesis to the Gospels and Paul.',
  hermeneutics:
    'How to read the Bible well: context, kinds of writing, the Old Testament and the New, and the long road from then to now. Lessons in biblical hermeneutics.',
  religions:
    'Islam, Buddhism, Hinduism, Judaism and atheism, told as those who hold them would tell it, and where the gospel meets each. Lessons in world religions.',
};

/** As the pages are titled. */
export const subjectTitles: Readonly<Record<Subject, string>> = {
  apologetics: 'Apologetics Foundations',
  theology: 'Systematic Theology',
  'bible-study': 'Comprehensive Bible Studies',
  hermeneutics: 'Biblical Hermeneutics',
  religions: 'World Religions',
};
