import { anyOf } from './lines.ts';

/** Phrases that offer faith in the place of a reason. */
export const faith = anyOf(`
(just|simply|only) [have to|need to|must|gotta|got to] (have [some|more] faith | believe~ | trust (god|him|jesus))
(have|need|needs) [to have] [more] faith
take it (on|by) faith
you [just] (have|need|ought) to believe
(its|thats|it is|that is) [just|simply|all] [a matter of|about] faith
faith (is|means) (enough | believing without)
because (the bible|god) says so
the bible says (it|so) _ (i believe it | that settles)
`);

export const offTopic = anyOf(`
weather | football | soccer | cricket | basketball | the match
recipe | pizza | movie | netflix | homework
tell me a joke
change the subject
ignore [all|your|the] (previous|prior|above) instructions
system prompt
what time is it
who won
stock market | bitcoin
`);

/** Questions about what the partner means. */
export const elaborate = anyOf(`
what do you mean | what does that mean | what did you mean | what exactly | meaning [what] ?
(can|could|would|will) you [please] (explain~ | clarify | give [me] an example | say more | elaborate | rephrase)
(can|could|would|will) you [please] tell me more
please explain~
explain (that|this|it|yourself)
(for example|such as) ?
like what
im not sure (what you mean | i understand)
i (dont|didnt|do not) (understand|follow|get) (you~ | what~ | the~ | that~ | it~ | . | ! | ? | $)
`);

const hesitating = anyOf(`
hm | hmm | well | ok | okay | honestly | oh | wow | yeah | yes | look | actually | truthfully
to be honest | thats fair | fair enough | you know
i (must|have to) (admit|say|confess)
`);

/** Phrases of somebody who has no reply, at the beginning of a message or after a word of hesitation. */
export const stuck = `^ _ (${hesitating} _)* ${anyOf(`
i (really|just|honestly|truly)* (dont|do not|have no) (know | idea~ | have [a good|an|any] (answer~|reply|idea~) | answer~)
[i] dunno | no idea~ | idk | not sure
im (really|just|honestly)* (not sure|stuck|stumped|lost|at a loss)
i am (not sure|stuck|at a loss)
(good|great) (point~|question~) | fair point~
thats a [really|very] (good|hard|fair|tough|great|difficult) (one|point|question)
(youre|you are) [probably] right
you (may|might|could) (be right|have a point~)
you have a point~
i (cant|cannot) answer
i agree [with (you|that|this)] _ $
hard to say
(i have|ive) never thought
let me think
(ill | i (will|have to|need to) | id have to) think
give me a (moment|minute|second)
`)}`;

/** A message that is nothing but greetings, thanks and blessings. */
export const courtesy = `^ _ (${anyOf(`
hello | hi | hey | greetings | shalom | namaste
[wa] [as] (salam~|salaam~|asalam~|assalam~|assalaam~|wasalam~|wasalaam~) [[wa] (ala~|ale~|waala~)]
peace [be] (with|to|upon|on) you
good (morning|afternoon|evening|day|night)
(its|im|so|very)* (nice|good|great|glad|pleased|happy) to (meet|see|talk to|talk with|chat with) you
how are you [doing]
(thanks | thank you) [(so|very) much | a lot] [for ..9 ..5]
[god] bless [you]
bye | goodbye | see you [later|soon] | take care | amen | cheers
have a # (day|evening|one)
(that|this|it) (was|is|has been) (very|really|so)* (helpful|kind|nice|interesting|good of you)
there | friend | again | and | [to] you too | to you | today | too
`)} _)+ $`;

/** A message that is nothing but yes, no, or a verdict. */
export const bare = `^ _ (${anyOf(`
yes | yeah | yep | no | nope | nah | ok | okay | sure | right | true | false | wrong | exactly
maybe | perhaps | possibly | probably | of course | absolutely | so what | whatever | i see | lol
not (really|at all|a chance|necessarily|true|exactly)
none of (these|those|them)
neither [of (these|those|them)]
fair [enough]
i [totally|completely|strongly|really|still] (disagree | (dont|do not|cant|cannot) agree) [with (you|that|this)]
(thats|that is|its|it is|youre|you are) [just|so|simply|not|totally|completely|very] (wrong|right|true|false|untrue|nonsense|mistaken)
`)} _)+ $`;
