import { anyOf } from './lines.ts';
import { restating } from './moves.ts';

/*
 * Phrases by which a message shows what it is whatever else it speaks of: whoever denies having said something repeats it, and
 * whoever agrees, repeats what the partner said, or tells of their life has the words of an argument too.
 */

const not = '(didnt|never|havent|dont|wasnt|wouldnt|not|am not|did not|do not|was not|have not)';
const saying =
  '(say~|said|claim~|mean|meant|call~|mention~|talk~|speak~|spoke|ask~|write|wrote|argue~|arguing|put|blam~|bring|brought)';

/** That something was not said or meant. */
export const correcting = anyOf(`
(i|im|ive|we) ${not} ..2 ${saying}
not ..2 (what i | my [own] (point|argument|view|position|words|claim|question|message|opinion))
(wasnt | isnt | was not | is not | not) (me | my)
misunder~ | misread~ | misheard | misquot~ | misrepresent~ | strawman | straw man
(mix~ | mistak~ | mistook | confus~) me
(put|putting) .. words | twist~ | those are your words | your words not
(who|where|when) ..2 (said | did i | have i | i ${saying})
opposite of what | wrong (end | way round) | the other way round
(i | what i) [actually|really|only|just] meant | i mean the other | i said .. not | not .. i (said|meant)
rephrase | let me (put|say|try) (it|that) (again|differently) | read ..3 again | came out wrong | put it badly
(you|u|youve) [have] (got|took|take|taken|read|have|heard|understood) ..1 wrong~
(answer~|answered) ..1 (different|another|wrong|somebody|someone) | past each other
(im|i am|i was) (fine|ok|happy) with
`);

/** Agreement. */
export const agreeing = anyOf(`
(youre|you are|ur | you (may|might|could) [well] be) ..1 (right | correct | not wrong) -to
agree | agreed
(fair|good|valid|excellent|great|strong|lovely|nice|honest) (point|enough|comment|answer|thought) | point taken | (have|got|get) a point | point to you
(cant|cannot|cant even|couldnt|wouldnt|wont|hard to|not going to) (argue|disagree|deny|quarrel)
(must|have to|has to|ill|i will|can|do|would) [only|just] (admit|concede|grant|give (you|u))
no (argument|objection|disagreement|quarrel|contradiction)
nothing (against|to add)
same here | with (you|u) (on|there) | spot on | well (said|put) | hear hear | amen | indeed | exactly | quite so
^ _ (yes|ok|yeah|well|thats|so|sad but|very|all|too|it is|its|that is)* _ (true | makes sense | correct | yep | yup)
(hadnt | havent | never) [ever] (thought of|considered|looked at|seen it|heard it)
theres truth in | truth in (that|this|it) | to our shame | i (think|see) so too | see it (the same|like you|now)
`);

const relative =
  '(mum|mom|mother|mam|dad|father|parents|wife|husband|son|sons|daughter|child|kids|baby|brother|sister|twin|gran|granny|nan|grandma|grandmother|grandfather|grandad|grandson|granddaughter|aunt|uncle|cousin|friend|neighbour|pastor|boss|fiance|boyfriend|girlfriend)';

/** What has happened to the learner, or to those near them. */
export const telling = anyOf(`
(my|our) [best|late|own|little|older|younger|eldest|oldest|first|second|ex] ${relative}
(i|we|she|he) (was|were|grew|lost|left|stopped|used|prayed|cried|wept|had|nursed|worked|lived|moved|married|buried|sat|held|went|came|told|asked|died|heard|stood|felt|began|started|walked|drove|found)
when i was | when we were | as a (child|kid|boy|girl|teenager) | years ago | last (year|week|month|night|summer|winter|spring) | this (morning|week) | yesterday
in (january|february|march|april|may|june|july|august|september|october|november|december) | ever since | for (years|months)
i (cant|could not|couldnt) (stop|sleep|sing|pray) | (honestly|tbh) i | ive never told | told (anyone|anybody|nobody|no one)
`);

/** What the partner has said, in other words. */
export const repeating = `(${restating} | ${anyOf(`
^ _ (ok|okay|right|ah|hm|hmm|yeah|wait|then)* _ so (you|u|your|youre|for you|its|it is|in your|basically|if|when|because|god|the|a|there|nobody|no|even|one|every|everybody)
basically | in short | in a nutshell | in your (view|eyes|opinion) | for you | to you | as you see | your point | the idea
(have|did|do) i (got|get|understand|understood|have) | (is|was) that (it|right|what|the) | that about right | if i (get|got|hear|understand)
let me (repeat|see|check|say) | what you (mean|say|want|are)
^ _ (ok|okay|right|ah|hm|hmm|yeah|wait|then|and|so)* _ you (think|mean|believe|say|trust|prefer|worry|find|would)
`)})`;

/** Whoever goes on so contradicts what they have repeated. */
export const contradicting = 'but | yet | though | however | except';
