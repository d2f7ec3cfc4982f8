import { anyOf } from './lines.ts';

/** Phrases that restate what the partner said. */
export const restating = anyOf(`
(if|as) i (hear|understand)
[so [what]] (youre|you are) saying
what (i|im|i am) hear~
in other words
your (point|worry|question|concern|objection|claim|argument) (is~|seems)
so you (mean|believe|hold|feel|think|say)
so for you
let me (make sure|see if|check)
(thats | is that | that is) (what you (mean~|say|said|think|believe) | your (claim|point|argument|view))
am i right
do i understand
do i have (that|this|it|you|your)
to put it (another | in my)
`);

/** Phrases that give a reason. */
export const reasoning = anyOf(`
because | since | therefore | so that | which is why | that is why | thats why | given that
for [the] reason | reason (is|to) | it follows | implies | means that
otherwise | , so (it|that|all|at least|he|she|they|we|there|no|the|god|you|why|how|what|who) | if .. (then|would|wouldve|could|couldve|its|isnt|it is|nobody|there is|theres) | consider | for example | for instance | think of | suppose
historian | historians | after all
`);

/** Kind words about the partner. */
export const praising = anyOf(`
(you are|youre|ur|u r|you sound|you seem) ..2 (kind|clever|wise|patient|honest|gentle|funny|smart|calm|brave|nice|sweet|lovely|thoughtful|polite|quiet|generous|friendly|interesting|easy to talk to) -enough
you [really|do|certainly] (know|argue|think|write|put it|listen) ..2 (well|clearly|kindly|patiently|beautifully)
`);

/** Gentle phrases: thanks, regret, respect and concessions. */
export const gentle = anyOf(`
(thank you | thanks for | ^ _ (ok|oh|well|and|many)* _ thanks -for) -nothing -god -lord -jesus -but
i [can|do|really] (appreciate|respect|see why|feel that|admire)
(^ _ | , | and | but | well | yes | ok | i can | i do | i really) [i] (understand -if | hear (you | what))
i [can] see (what you | your | how you) | i can see (that|why|how)
(i am | im | we are | were) [so|truly|deeply] ashamed | if i may ask | if you dont mind | (no | not an) excuse
(im|i am) [so|very|truly|really] sorry (-but -, | , -but)
sorry (if | for | about | to hear) | , sorry _ $
must (have been|have felt|be|feel) [so|very|really|terribly] (hard|painful|difficult|lonely|heavy|awful|terrible|confusing|frightening)
(fair|good|great|honest|strong|lovely|kind|interesting|excellent|clever|nice) (point|question|enough|answer|thought|reply|demand)
(hadnt | havent | never) [ever] (thought of|considered)
(cant | cannot) argue with | (you | it | that) (may | might | could) be right | i get (that | why | how | your)
(feel | felt) bad (about | for) | (was | were | is) wrong of (us | them | him | her)
(im | i am) (grateful | thankful | glad) | learn~ (a lot | something | much) from | no (rush | hurry | pressure)
thats [a] fair
(good|honest|important) question
(youre|you are) right (that|to|about)
(^ _ | , | and | so | yes | ok | think | there) (youre|you are|ur) [quite|absolutely] right
i [do|can|fully|quite] agree -but
i [do|really] (like|love) (that | how you | your | the (way you | picture | image | thought | idea))
no (offence|offense|disrespect)
i [do] hope (that|this|it|i) (doesnt|isnt|didnt|wasnt|havent)
that makes sense
it makes sense (that|why) you
i share (your|that|this)
with respect -to
i (dont | didnt) (want | mean) to (hurt|offend|quarrel|fight|debate|insult|mock|upset|preach|argue|push|win|pretend|dismiss|brush|make light|put words|presume|sound|be (rude|unkind|unfair))
forgive me
i may be wrong
i could be wrong
i grant
i admit
i confess [that] i
you (raise|ask) (a|an|something|one of|the right|hard|good|real|fair) #
`);
