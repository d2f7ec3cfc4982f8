interface Religion {
  /** Its subcategory among the modules, and its name in the address. */
  key: string;
  title: string;
  description: string;
  followers: string;
  founded: string;
}

/** The religions in the order of their tabs; the first is open at the start. */
export const religions: readonly [Religion, ...Religion[]] = [
  {
    key: 'islam',
    title: 'Islam',
    description:
      'Islam means surrender: the glad submission of the whole of life to the one God. Muslims pray five times a day, fast in Ramadan, give to the poor, and hold the Qur’an to be God’s own word, recited to Muhammad, the last of a long line of prophets that includes Abraham, Moses and Jesus.',
    followers: '1.9 billion',
    founded:
      'About AD 610 in Mecca, when Muhammad began to recite the Qur’an. Muslims see in it the restored faith of Abraham rather than a new one.',
  },
  {
    key: 'buddhism',
    title: 'Buddhism',
    description:
      'Buddhism begins with suffering and asks how it may end. The Buddha taught that our craving binds us to it, and that a path of right living, attention and insight leads out. His followers form a family of schools, chiefly Theravada and Mahayana, that differ among themselves about a great deal.',
    followers: '520 million',
    founded:
      'About the fifth century BC in northern India, by Siddhartha Gautama, whom his followers call the Buddha, the one who woke up.',
  },
  {
    key: 'hinduism',
    title: 'Hinduism',
    description:
      'One name for many paths. Most Hindus hold that the soul passes through many lives, shaped by its deeds, and longs for release; some seek it in knowledge, some in duty, most in loving devotion to God under one of many names. Many of them prefer to call it sanatana dharma, the eternal way.',
    followers: '1.2 billion',
    founded:
      'No single founder. Its oldest hymns, the Vedas, were composed in India from about 1500 BC; Hindus hold that their truth has no beginning.',
  },
  {
    key: 'judaism',
    title: 'Judaism',
    description:
      'The faith of the people of the covenant, who have blessed God in every century and in almost every land. Jews confess that the Lord is one, live by the Torah and its long conversation among the rabbis, keep the Sabbath, and look for the mending of the world.',
    followers: '15 million',
    founded:
      'In God’s covenant with Abraham, by tradition almost four thousand years ago, and the Torah given through Moses. Its rabbinic form grew after the temple fell in AD 70.',
  },
  {
    key: 'atheism',
    title: 'Atheism',
    description:
      'Not a religion, but a serious answer to the questions religions ask. Some atheists are sure that there is no God; many simply see no good reason to believe in one; a great number live by a thoughtful humanism. Not everyone who is non-religious would take the name.',
    followers: '1.2 billion non-religious',
    founded:
      'No founder. Doubters of the gods wrote in ancient India and Greece; as an open movement in the West, atheism dates from the eighteenth century.',
  },
];
