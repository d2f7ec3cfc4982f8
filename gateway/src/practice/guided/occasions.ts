import type { Reading } from '../../context.ts';
import { wordsOf } from './words.ts';

/** What a message is, whatever it answers. */
export interface Seen {
  insult: string | null;
  faith: boolean;
  offTopic: boolean;
  /** A greeting, thanks, a blessing, and no more. */
  courtesy: boolean;
  /** Yes, no, a verdict, and no more. */
  bare: boolean;
  /** A question to the partner; `explicit` where it asks what they mean. */
  question: 'explicit' | 'maybe' | null;
  stuck: boolean;
  /** References to Scripture as they were written, and how many words of the learner's own stand beside them. */
  references: string[];
  wordsBeside: number;
}

const hardWords =
  '(?:an? |so |just |really |such |all |nothing but |complete(?:ly)? |total(?:ly)? |utter(?:ly)? |fucking |bloody ){0,3}(?:idiots?|idiotic|stupid|morons?|moronic|dumb|fools?|foolish|ignorant|pathetic|liars?|evil|satanic|demonic|disgusting|brainwashed|retarded|terrorists?|savages?|paedophiles?|pedophiles?|losers?|insane|crazy)';

/** “I don’t think that …”, “nobody says …”, “do you feel …”: what follows is not held against anybody. */
const unlessDenied = `(?<!(?:\\b(?:not|never|nobody|no one|dont|do you (?:think|feel|believe|say))|n['’]t)(?:\\s+[\\w'’]+){0,4}\\s+)`;

/** Said of the partner or their own, or said at them; that somebody calls something evil is no insult. */
const insult = new RegExp(
  [
    `${unlessDenied}\\byou(?:['’]?re| are| people are| lot are) ${hardWords}\\b(?! to\\b)`,
    `${unlessDenied}\\byour (?:people|kind|prophet|gods?|religion|faith) (?:is|are|was|were) ${hardWords}\\b`,
    `\\b(?:shut up|screw you|f+u+c+k+ (?:you|off)|piss off|drop dead|you (?:stupid|dumb|ignorant|pathetic|filthy) )`,
    `(?:^\\W*|${unlessDenied}(?<!\\b(?:see|watch|let|if)\\s+)\\byou(?:['’]ll| will| can| should| deserve to| are going to|['’]re going to)? (?:all )?)(?:rot|burn) in hell[.!\\s]*$`,
    `^\\W*(?:just |please )?go to hell\\b`,
    `^\\W*(?:what an? )?(?:idiot|moron|fool|liar)\\W*$`,
  ].join('|'),
  'i',
);

/** Believing offered in the place of a reason. */
const faith =
  /\b(?:(?:just|simply|only) (?:have to |need to |must |gotta |got to )?(?:have (?:some |more )?faith|believe|trust (?:god|him|jesus))|(?:have|need|needs) (?:to have )?(?:more )?faith\b|take it (?:on|by) faith|you (?:just )?(?:have|need|ought) to believe|(?:it['’]?s|that['’]?s|it is|that is) (?:just |simply |all )?(?:a matter of |about )?faith|faith (?:is|means) (?:enough|believing without)|because (?:the bible|god) says so|the bible says (?:it|so)\W+(?:i believe it|that settles))/i;

const offTopic =
  /\b(?:weather|football|soccer|cricket|basketball|the match|recipe|pizza|movie|netflix|homework|(?:are you|you['’]?re) (?:an? )?(?:bot|robot|ai|chatgpt|computer|real person|human)|what(?:['’]?s| is) your (?:name|favou?rite)|tell me a joke|(?:can|could|may) we (?:please )?(?:talk|speak|move on|discuss)|rather (?:not )?(?:talk|speak) about|change the subject|how old are you|ignore (?:all |your |the )?(?:previous|prior|above) instructions|system prompt|what time is it|who won|stock market|bitcoin|lol|haha+)\b/i;

const explicit =
  /\b(?:what do you mean|what does that mean|what exactly|(?:can|could|would|will) you (?:please )?(?:explain|clarify|give (?:me )?an example|say more|elaborate|rephrase|tell me (?:more|why|what|how))|why do you (?:think|say|believe|feel|hold)|what makes you|how do you (?:know|define|explain|account|decide)|how did you (?:come|get)|please explain|explain (?:that|this|it|yourself)\b|what(?:['’]s| is) your point|what (?:would|do) you (?:mean|say|count|accept|think|believe|understand)|do you (?:mean|think|believe|accept|agree|hold|hear|see)|are you (?:saying|asking|claiming|suggesting)|have you (?:ever|read|considered|met)|which (?:one|part|kind) (?:do|did|are|would) you|for example\?|such as\?|like what|i['’]?m not sure (?:what you mean|i understand)|i don['’]?t (?:understand|follow|get)(?: you| what| your| the|$|[.!?]))/i;

const stuck =
  /^(?:\W*(?:hm+|well|ok(?:ay)?|honestly|oh|wow|yeah|yes|look|actually|truthfully|to be honest|that['’]?s fair|fair enough|i (?:must|have to) (?:admit|say|confess)|you know)\W+)*(?:i (?:really |just |honestly |truly )*(?:don['’]?t|do not|dunno|have no) ?(?:know|idea|have (?:a good |an |any )?(?:answer|reply|idea)|answer)|no idea|idk|dunno|not sure|i['’]?m (?:really |just |honestly )*(?:not sure|stuck|stumped|lost|at a loss)|i am (?:not sure|stuck|at a loss)|good (?:point|question)|great (?:point|question)|fair point|that['’]?s a (?:really |very )?(?:good|hard|fair|tough|great|difficult) (?:one|point|question)|you(?:['’]?re| are) (?:right|probably right)|you (?:may|might|could) (?:be right|have a point)|you have a point|i (?:can['’]?t|cannot) answer|i agree(?: with (?:you|that|this))?\W*$|hard to say|i (?:have|['’]ve) never thought|let me think|i(?:['’]ll| will| have to| need to|['’]d have to) think|give me a (?:moment|minute|second))/i;

const courtesy =
  /^\W*(?:(?:hello|hi|hey|greetings|shalom|namaste|(?:wa[ -]?)?(?:as[ -]?)?sal[a]+m\w*(?: (?:wa ?)?['’]?al[ae]\w*)?|peace (?:be )?(?:with|to|upon|on) you|good (?:morning|afternoon|evening|day|night)|(?:it['’]?s |i['’]?m |so |very )*(?:nice|good|great|glad|pleased|happy) to (?:meet|see|talk (?:to|with)|chat with) you|how are you(?: doing)?|thank(?:s| you)(?: (?:so|very) much| a lot)?(?: for [^.?!]{1,60})?|(?:god )?bless(?: you)?|(?:good)?bye|see you(?: later| soon)?|take care|amen|cheers|have a \w+ (?:day|evening|one)|(?:that|this|it) (?:was|is|has been) (?:very |really |so )*(?:helpful|kind|nice|interesting|good of you)|there|friend|again|and|(?:to )?you too|to you|today|too)\b\W*)+$/i;

const bare =
  /^\W*(?:(?:yes|yeah|yep|no|nope|nah|ok|okay|sure|right|true|false|wrong|exactly|maybe|perhaps|possibly|probably|of course|absolutely|so what|whatever|i see|lol|not (?:really|at all|a chance|necessarily|true|exactly)|none of (?:these|those|them)|neither(?: of (?:these|those|them))?|fair(?: enough)?|i (?:(?:totally|completely|strongly|really|still) )?(?:disagree|(?:don['’]?t|do not|can['’]?t|cannot) agree)(?: with (?:you|that|this))?|(?:that['’]?s|that is|it['’]?s|it is|you(?:['’]?re| are)) (?:(?:just|so|simply|not|totally|completely|very) )?(?:wrong|right|true|false|untrue|nonsense|mistaken))\b\W*)+$/i;

/** Recognises what is not tied to any one objection. */
export function see(message: string, { mentionsIn }: Reading): Seen {
  const references = mentionsIn(message).filter(({ passages }) => passages.length > 0);
  const rest = references.reduce((text, { text: reference }) => text.replace(reference, ' '), message);
  const words = wordsOf(rest).length;
  const own = references.length > 0 ? wordsOf(rest.replace(/[“"][^“”"]*[”"]/g, ' ')).length : words;
  return {
    insult: insultIn(message),
    faith: faith.test(message) && words <= 40,
    offTopic: offTopic.test(message) && words <= 25,
    courtesy: words <= 20 && courtesy.test(message),
    bare: words <= 10 && bare.test(message),
    question: explicit.test(message) && words <= 40 ? 'explicit' : /\?\s*$/.test(message) ? 'maybe' : null,
    stuck: stuck.test(message) && words <= 18,
    references: references.map(({ text }) => text),
    wordsBeside: own,
  };
}

/** The sentence of a text that a pattern is found in, cut where it is long. */
export function sentenceWith(text: string, pattern: RegExp): string | null {
  const sentence = sentencesOf(text).find((one) => pattern.test(one));
  return sentence ? shortened(sentence) : null;
}

export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean);

const longest = 280;

export const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))} …`;

/** Whether a reference written by the learner touches one of the passages. */
export function touches({ passagesIn }: Reading, reference: string, passages: readonly string[]): boolean {
  const mine = passagesIn(reference);
  const theirs = passages.flatMap((one) => passagesIn(one));
  return mine.some((a) => theirs.some((b) => a.book === b.book && overlap(a, b)));
}

type Passage = ReturnType<Reading['passagesIn']>[number];
const overlap = (a: Passage, b: Passage) => place(a.from) <= place(b.to) && place(b.from) <= place(a.to);
const place = ({ chapter, verse }: Passage['from']) => chapter * 1_000 + verse;

/** The sentence that insults, where one does. */
export const insultIn = (text: string): string | null => sentenceWith(text, insult);
