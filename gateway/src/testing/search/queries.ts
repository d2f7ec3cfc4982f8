/** A search as a learner types it, and the pages that they may mean by it: the first three results hold one of them. */
export interface SearchQuery {
  q: string;
  means: string[];
}

const quran = [
  'modules/understanding-islam',
  'lessons/the-one-god-of-islam',
  'lessons/has-the-bible-been-changed',
];

/** Those that aliases and weights were worked out with. */
export const tunedQueries: SearchQuery[] = [
  {
    q: 'trinty',
    means: ['lessons/one-god-three-persons', 'modules/the-god-who-is', 'lessons/tawhid-and-the-trinity'],
  },
  { q: 'ressurection', means: ['modules/the-resurrection-of-jesus'] },
  { q: 'euthypro', means: ['lessons/the-euthyphro-question'] },
  { q: 'budhism', means: ['modules/understanding-buddhism'] },
  { q: 'ploblem of evil', means: ['modules/the-problem-of-evil'] },
  { q: 'azuza street', means: ['lessons/azusa-street-and-the-world'] },
  { q: 'nicea', means: ['lessons/what-nicaea-decided'] },
  { q: 'fine tunning', means: ['lessons/finely-tuned'] },
  { q: 'quran', means: [...quran, 'resources/the-study-quran'] },
  { q: 'theodicy', means: ['modules/the-problem-of-evil'] },
  { q: 'kalam', means: ['modules/the-beginning-of-everything', 'lessons/did-the-universe-begin'] },
  { q: 'did jesus exist', means: ['modules/jesus-in-history', 'lessons/early-witnesses-outside'] },
  { q: 'speaking in tongues', means: ['lessons/fire-and-gifts'] },
  { q: 'violence in the old testament', means: ['lessons/the-hardest-pages'] },
  { q: 'apocalypse', means: ['modules/the-book-of-revelation'] },
  { q: 'why does god allow suffering', means: ['modules/the-problem-of-evil', 'lessons/if-god-is-good'] },
  {
    q: 'is the trinity in the bible',
    means: ['lessons/one-god-three-persons', 'lessons/tawhid-and-the-trinity'],
  },
  { q: 'can i lose my salvation', means: ['lessons/will-he-keep-me'] },
  {
    q: 'do all religions lead to god',
    means: ['lessons/one-way-and-many-roads', 'lessons/caste-conscience-and-all-paths'],
  },
  { q: 'what is faith', means: ['lessons/what-faith-is'] },
  { q: 'mere christanity', means: ['resources/mere-christianity'] },
  { q: 'the lord is my sheperd', means: ['scripture/Psalm 23:1'] },
];

/** Those that were written with them and looked at only when everything else was done. */
export const heldOutQueries: SearchQuery[] = [
  { q: 'mirackles', means: ['modules/can-miracles-happen', 'modules/claims-of-miracles'] },
  { q: 'athiesm', means: ['modules/understanding-atheism'] },
  { q: 'gospel of jhon', means: ['modules/the-gospel-of-john'] },
  { q: 'reveletion', means: ['modules/the-book-of-revelation'] },
  { q: 'pharoah', means: ['lessons/pharaohs-heart'] },
  { q: 'karma and rebrith', means: ['lessons/karma-rebirth-and-grace'] },
  { q: 'holy sprit', means: ['modules/the-holy-spirit', 'lessons/who-is-the-holy-spirit'] },
  { q: 'manuscrips', means: ['modules/manuscripts-and-canon'] },
  { q: 'koran', means: [...quran, 'resources/the-study-quran'] },
  { q: 'big bang', means: ['lessons/did-the-universe-begin', 'modules/the-beginning-of-everything'] },
  { q: 'divine hiddenness', means: ['lessons/if-god-is-there'] },
  { q: 'gnostic gospels', means: ['lessons/the-gospels-left-out'] },
  { q: 'ten commandments', means: ['lessons/ten-words-and-slave-laws'] },
  {
    q: 'intelligent design',
    means: [
      'lessons/not-an-argument-from-gaps',
      'modules/a-universe-made-for-life',
      'lessons/poor-design-and-honest-faith',
    ],
  },
  { q: 'moral argument', means: ['modules/goodness-and-god', 'lessons/where-does-ought-come-from'] },
  {
    q: 'did jesus really rise from the dead',
    means: [
      'modules/the-resurrection-of-jesus',
      'lessons/weighing-the-empty-tomb',
      'lessons/if-he-was-raised',
    ],
  },
  { q: 'has the bible been corrupted', means: ['lessons/has-the-bible-been-changed'] },
  { q: 'how do i pray', means: ['lessons/learning-to-pray'] },
  {
    q: 'does science disprove god',
    means: [
      'lessons/has-science-ruled-them-out',
      'modules/signs-and-science',
      'lessons/science-naturalism-and-meaning',
    ],
  },
  { q: 'what happens to israel', means: ['lessons/israel-and-the-church'] },
  { q: 'cs lewis', means: ['resources/mere-christianity', 'resources/reflections-on-the-psalms'] },
  { q: 'jesus wpet', means: ['scripture/John 11:35'] },
];
