import { anyOf } from './lines.ts';

const strengthened =
  '(an|a|so|just|really|such|all|nothing but|complete|completely|total|totally|utter|utterly|fucking|bloody)*';
const hard = `${strengthened} ${anyOf(`
idiot | idiots | idiotic | stupid | moron | morons | moronic | dumb | fool | fools | foolish | ignorant | pathetic
liar | liars | evil | satanic | demonic | disgusting | brainwashed | retarded | terrorist | terrorists
savage | savages | paedophile | paedophiles | pedophile | pedophiles | loser | losers | insane | crazy
`)}`;

/** Insults to the partner or their people. To call anything else evil is no insult. */
export const insults = anyOf(`
(youre | you (are|people are|lot are)) ${hard} -to
your (people|kind|prophet|god|gods|religion|faith) (is|are|was|were) ${hard}
shut up
screw you
fuck (you|off)
piss off
drop dead
you (stupid|dumb|ignorant|pathetic|filthy) #
^ _ (rot|burn) in hell _ $
-see -watch -let -if @ (you [will|can|should|deserve to|are going to|going to] | youll | youre [going to]) [all] (rot|burn) in hell _ $
^ _ [just|please] go to hell
^ _ [what (a|an)] (idiot|moron|fool|liar) _ $
`);

/** Denials: in “I don’t think that …”, “nobody says …”, “do you feel …” whatever follows is no insult. */
export const denials = anyOf(`
not
never
nobody
no one
do you (think|feel|believe|say)
dont
doesnt
didnt
cant
couldnt
wont
wouldnt
shouldnt
mustnt
neednt
isnt
arent
aint
wasnt
werent
hasnt
havent
hadnt
`);
