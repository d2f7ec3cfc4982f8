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
am i right
do i understand
do i have (that|this|it|you|your)
to put it (another | in my)
`);

/** Phrases that give a reason. */
export const reasoning = anyOf(`
because | since | therefore | so that | which is why | that is why | thats why | given that
for [the] reason | reason (is|to) | evidence | it follows | implies | (mean|means) that
otherwise | if .. (then|would|wouldve|could|couldve) | consider | for example | for instance | think of | suppose
historian | historians | after all
`);

/** Gentle phrases: thanks, regret, respect and concessions. */
export const gentle = anyOf(`
(thank you | thanks for) -nothing -god -lord -jesus
i [can|do|really] (understand|appreciate|respect|see why|hear you|hear what|feel that|admire)
(im|i am) [so|very|truly|really] sorry (-but -, | , -but)
must (have been|have felt|be|feel) [so|very|really|terribly] (hard|painful|difficult|lonely|heavy|awful|terrible|confusing|frightening)
fair (point|question|enough)
thats [a] fair
(good|honest|important) question
(youre|you are) right (that|to|about)
i agree (that|with)
that makes sense
it makes sense (that|why) you
i share (your|that|this)
with respect -to
i dont want to (hurt|offend|argue|push|win|pretend|dismiss|brush|make light|put words|presume|sound|be (rude|unkind|unfair))
forgive me
i may be wrong
i could be wrong
i grant
i admit
i confess [that] i
you (raise|ask) (a|an|something|one of|the right|hard|good|real|fair) #
`);
