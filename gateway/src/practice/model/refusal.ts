/** Words with which a model steps out of the part, wherever they stand. */
const outOfPart = [
  'as an ai',
  'as a language model',
  'as a large language model',
  "i'm an ai",
  'i am an ai',
  "i'm just an ai",
  'content policy',
  'my guidelines',
  'my programming',
  'my training data',
];

/** How a refusal begins, and what is refused then: a partner may well say “I can't accept that”. */
const unable = [
  "i can't",
  'i cannot',
  'i can not',
  "i won't be able to",
  "i'm unable to",
  'i am unable to',
  "i'm not able to",
  'i am not able to',
  'i must decline to',
];
const refused = [
  'assist',
  'help with',
  'help you with',
  'comply',
  'fulfil',
  'provide',
  'generate',
  'create',
  'produce',
  'write',
  'role',
  'play',
  'pretend',
  'act as',
  'engage',
  'participate',
  'take part',
  'continue this',
  'continue with',
  'discuss',
];

/** A refusal comes first; farther on the same words are talk. */
const beginning = 200;

/** Whether a model refuses to answer, in words. */
export function isRefusal(text: string): boolean {
  const plain = text.toLowerCase().replaceAll('’', "'");
  if (outOfPart.some((words) => plain.includes(words))) return true;
  const first = plain.slice(0, beginning);
  return unable.some((start) => refused.some((what) => first.includes(`${start} ${what}`)));
}
