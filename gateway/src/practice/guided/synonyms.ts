/** Words that mean much the same to whoever argues about these things: a line each, by the first of them. */
const alike = `
child kid kids toddler baby babies infant infants children newborn boy girl little youngster
parent mum mom mother dad father daddy mummy parents
grandmother gran grandma nan granny nana
wife husband spouse partner
die died dies dying dead death deceased killed passed
kill murder slaughter massacre slay butcher killing genocide exterminate
suffer suffering pain hurt hurts agony torment torture anguish ache
sick ill disease cancer illness leukaemia leukemia
doctor surgeon nurse physician medic vet
hospital ward clinic
prove proof proven proves evidence proofs
show shows shown demonstrate
believe belief believes believing believed faith
believer christian christians believers churchgoer
church congregation parish chapel churches
bible scripture scriptures gospel gospels verse verses
jesus christ saviour messiah
god lord almighty creator maker father
allah god
heaven paradise afterlife eternity
hell damnation fire lake
forever eternal endless everlasting eternally infinite never-ending
sin sins sinful sinner sinners wicked wickedness
wrong evil bad immoral badness
good goodness decent kind moral morals morality ethics ethical
punish punishment punished penalty sentence
judge judgement judgment judges
fair just justice unfair unjust fairness
forgive forgiveness forgiven pardon pardoned mercy grace
guilt guilty blame blamed fault
love loves loving loved
choose choice choices decide decision pick chose
free freedom liberty
force forced forces compel coerce coerced
robot robots puppet puppets machine machines
world universe cosmos earth
start began begin beginning begins started origin starts
make made makes create created creation build built
cause caused causes
nothing none zero
mind brain consciousness mental conscious
soul spirit self
body bodies corpse
grave tomb buried burial
rise rose risen resurrection raised resurrected
vision visions hallucination hallucinate hallucinations ghost dream dreams
witness witnesses testimony eyewitness eyewitnesses saw
legend myth fairy tale story stories tales myths
old ancient century centuries
lie lies liar lying lied deceive deceived trick
war wars battle fight army sword violence violent
slave slaves slavery enslaved
woman women female wife
gay homosexual lesbian lgbt queer homosexuality
marry married marriage wedding
poor poverty needy hungry beggar
help helps helping aid
hospital hospitals
school schools teacher teachers education university universities
teach taught teaches teaching doctrine
science scientific scientist scientists physics biology
evolution darwin evolved evolve
law laws rule rules commandment commandments
number numbers constants
chance luck random accident lucky coincidence
country countries nation nations land
born birth birthplace
culture cultures upbringing background
religion religions faiths religious
muslim islam muslims
hindu hinduism hindus
buddhist buddhism buddhists
atheist atheism atheists unbeliever nonbeliever
pray prayer prayers prays praying prayed
hide hidden hiding hides hiddenness
silent silence quiet
search seek seeking looking look searched seeker
find found
sign signs proof
angry anger wrath mad furious rage
afraid scared fear frightened fears terrified
happy happiness joy content glad
sad grief sorrow grieving
alone lonely loneliness
hope hopes hoping
meaning purpose point goal
worth value dignity valuable
right rights
work job living career occupation profession
read reading book books
name called
live lives living home
family relatives
friend friends mate mates
write wrote written author writer
argue argues argument arguments
philosopher thinker philosophers scholar scholars
say says said tells tell
mean means meaning
explain explanation explains
change changed changes changing
statue statues image images idol idols
animal animals creature creatures deer dog cow
blood bled bleed
cross crucified crucifixion nailed calvary
sacrifice sacrifices offering
trust trusts reliable rely
doubt doubts doubting
reason reasons rational logic logical
feel felt feeling feelings
experience experiences experienced
abuse abused abuser abusers abusing
hypocrite hypocrites hypocrisy fake
priest pastor minister vicar priests pastors
prophet prophets messenger
son sons
three trinity
king kings ruler
rebirth reincarnation reborn reincarnated
desire craving want clinging attachment
path paths road roads way ways mountain
arrogant pride proud arrogance
big huge large vast enormous
small tiny little
money rich wealth wealthy
eat food eats eating ate eaten
go goes went gone going
come comes came coming
take takes took taken taking
give gives gave given giving
get gets got gotten getting
keep keeps kept keeping
leave leaves left leaving
lose loses lost losing loss
pay pays paid paying payment
meet meets met meeting
bring brings brought
buy buys bought
catch catches caught
hear hears heard hearing
hold holds held holding
send sends sent sending
stand stands stood standing
understand understood understands
win wins won winning
wear wears wore worn
break breaks broke broken breaking
speak speaks spoke spoken speaking talk talks talked talking
drive drives drove driven
fall falls fell fallen falling
forget forgets forgot forgotten
grow grows grew grown growing
throw throws threw thrown
steal steals stole stolen thief thieves
sleep sleeps slept asleep sleeping
sing sings sang sung song songs
sit sits sat sitting
run runs ran running
draw draws drew drawn
drink drinks drank
become becomes became
burn burns burnt burned
bear bears bore borne
carry carries carried carrying
cry cries cried crying weep weeps wept tear tears
hang hangs hung hanged
lead leads led
man men
foot feet
people ppl folk folks
owe owes owed debt debts
cure cures cured heal heals healed healing medicine
rescue rescues rescued save saves saved saving
test tests tested testing
check checks checked checking
ask asks asked asking
convert converts converted conversion`;

/** What each word counts as; of a word on two lines the first counts. @param stemOf the stem of a word */
export function synonymsBy(stemOf: (word: string) => string): ReadonlyMap<string, string> {
  const synonyms = new Map<string, string>();
  for (const line of alike.trim().split('\n')) {
    const stems = line.split(' ').map(stemOf);
    for (const stem of stems) if (!synonyms.has(stem)) synonyms.set(stem, stems[0] as string);
  }
  return synonyms;
}
