/** Words that have to do with one another, a line a subject: whoever compares forgiveness with a paid bill speaks of debts. */
const lines = `
doctor nurse surgeon physician hospital clinic ward patient medicine cure heal treatment pill drug vaccine antidote therapy diagnosis operate operation chemist pharmacist vet ambulance
ill sick disease cancer illness leukaemia tumour virus infection diabetes dementia alzheimer fever plague epidemic poison wound injury stroke
rescue save saved saviour deliver lifeguard lifeboat firefighter helicopter drown drowning rope raft pull ambulance swim lifeline
debt owe pay paid bill fine cost price account bank loan ransom compensate cheque rent money bought free
judge court trial verdict sentence jury lawyer magistrate prison jail police crime criminal guilty innocent hang execute bench dock punish
crime criminal murderer rapist thief robber abuser torturer gangster killer butcher trafficker hitler stalin mao pol genocide nazi holocaust camp
king crown prince queen throne royal palace ruler lord emperor kingdom servant subject
father dad son daughter child mother parent family home adopt orphan heir brother sister
wife husband marriage wedding bride groom spouse married divorce partner faithful affair adultery
teacher pupil school lesson class exam learn student homework teach lecture professor university
shepherd sheep flock lamb lost found seek search coin
map road path route way journey travel trip walk climb mountain summit top hill ladder stairs
train rail bus car drive wagon engine plane pilot ship captain boat river bank sea ocean shore
house build builder architect foundation roof wall brick carpenter engineer
paint painter painting picture artist canvas art sculpture portrait photo image statue
watch clock watchmaker machine factory mechanism gear robot computer program code programmer software
book author writer novel story chapter page character shakespeare plot play script
song music melody note piano violin orchestra choir singer sing hymn concert jazz scales
game football rules referee team player match chess score goal cricket
food eat bread hungry hunger meal cook dinner restaurant feed starve
water thirst drink thirsty well river rain fountain spring
light dark lamp sun candle shadow bright shine torch blind see eyes
fire burn flame smoke hot heat ash lake
seed plant garden gardener grow tree root fruit harvest farmer soil flower vine branch
animal dog cat cow fish bird horse sheep goat pig elephant lion tiger fawn deer monkey ape chimp beast creature insect cockroach rat
meat vegetarian vegan slaughterhouse butcher burger beef chicken
earth planet nature environment climate pollution river forest ecology rubbish plastic waste dirty
stars galaxy space telescope moon astronomy sky planets universe cosmos
atom molecule chemistry chemical neuron brain particle gene dna cell hormone physics matter meat
evolution evolved survive survival instinct ancestor gene darwin ape selection tribe
maths number sum equation arithmetic two plus logic calculate probability odds chance percent lottery dice luck
scientist lab experiment test measure theory hypothesis data study research
proof evidence prove fact testimony witness clue document source archaeologist manuscript
historian history century ancient record roman tacitus josephus date year
copy scribe manuscript text translation original version edition variant changed altered corrupted forged
gospel matthew mark luke john acts romans corinthians galatians hebrews isaiah psalm genesis exodus leviticus deuteronomy revelation verse chapter
paul peter james thomas apostle disciple pharisee
cross crucified nails calvary golgotha thorns blood died good friday
resurrection risen rise tomb grave easter empty third day raised body
heaven paradise eternal everlasting ever eternity afterlife hereafter
hell damned damnation torment lost condemned flames
die death dead funeral grave bury coffin dying mortal cemetery bereaved widow
grief mourn cry tears weep sad loss miss sorrow
pain suffer hurt agony ache cruel torture
afraid fear scared frightened terrified nervous worry anxious panic
angry anger wrath rage furious temper mad
happy joy content cheerful glad smile laugh fun
peace calm quiet relax meditate serene still breath
lonely alone isolated abandoned company friends community
love care tender affection hug kiss embrace beloved dear
hate despise hostile enemy enemies cruel contempt
forgive forgiveness mercy pardon grace sorry apologise reconcile amnesty
guilt guilty ashamed shame conscience remorse regret blame fault
sin sinner wicked evil bad wrong transgression immoral crooked depraved
good decent virtue noble righteous saintly saint holy
proud arrogant smug superior boast conceited haughty better humble humility
humble modest lowly kneel bow servant wash feet stoop
free freedom liberty choose choice will decide voluntary consent refuse
force forced compel coerce slave prisoner puppet chain handcuff gunpoint hostage must obey
obey command order rules boss submit submission authority law
change changed transform different new become better improve convert
true truth false correct right fact real reality lie
contradict opposite conflict disagree incompatible inconsistent clash both
same equal alike identical similar different
know knowledge understand mind aware sense grasp comprehend mystery puzzle secret
think reason rational logic argument intellect brain thoughts
dream illusion unreal imagine imagination fantasy fairy myth legend maya fiction invented made
vision hallucination ghost appear apparition appeared saw seen
silent silence hidden hide absent distant far invisible unseen quiet
speak voice word talk message letter say said answer call
pray prayer praying worship kneel church mass service bless
church pastor priest vicar bishop pope congregation parish minister elder nun monk
pope bishop cardinal crusade inquisition catholic protestant lutheran baptist orthodox methodist
mosque imam muslim islam quran allah ramadan mecca hajj prophet muhammad
temple shrine krishna vishnu shiva rama gita veda upanishad brahman hindu guru swami
buddha buddhist nirvana karma monk meditation dharma
rebirth reborn reincarnation past lives previous life again
karma deserve earned sow reap harvest consequences deed deeds
jew jewish israel hebrew moses abraham david torah rabbi shema
india indian calcutta delhi bengal kerala goa hindi
england british britain yorkshire london wales cardiff leeds
poor poverty slum homeless beggar hungry starving charity needy refugee
rich wealth wealthy money luxury comfortable pension welfare
hospital orphanage charity school university founded built volunteer aid
slave slavery slaves owner plantation wilberforce abolish emancipate freed
war soldier army battle weapon sword gun kill bomb violence crusade conquer invade
peace neighbour tolerance tolerant respect together coexist
race racist black white colour foreigner immigrant ethnic
woman women female girl wife feminist rights vote
gay homosexual lesbian celibate celibacy single straight queer
child baby newborn toddler infant kid kids pregnant womb unborn abortion foetus
old elderly aged pensioner grandmother granny grandad
disabled handicapped wheelchair coma dementia
abuse abused predator cover covered survivor victim safeguarding
hypocrite fake counterfeit forged pretend false
bad apples minority few exceptions
media newspaper journalist television internet
country nation culture society civilisation people tribe
born birth birthplace raised upbringing brought geography riyadh
parents raise upbringing indoctrinate brainwash teach raised taught
convert conversion missionary mission evangelise proselytise preach baptise baptism baptised
gift present free given receive accept grace undeserved
sacrifice offering altar blood lamb goat temple ransom
substitute place instead behalf representative stand
join united member body limb head branch connected belong
hope hopeful future promise goal end ending purpose
purpose meaning point sense worth matter reason why
pointless useless vain waste senseless meaningless absurd
begin beginning start started origin first bang began
eternal timeless outside time infinite endless unlimited forever always
cause caused effect explain explanation because source
nothing zero vacuum empty void
design designer tuned tuning fine precise constants dial adjust
multiverse universes worlds many parallel
universe world creation created everything existence
god creator maker almighty divine deity lord
jesus christ messiah saviour carpenter nazareth
spirit ghost inside within indwell breath wind
word logos speech book recite
one single unity oneness only alone unique
three trinity triune persons persons threefold
person personal someone somebody who face name
thing object force impersonal energy power
body flesh bodily physical incarnate skin bones human
soul self ego me identity mind inner
born manger stable baby mary virgin
mary virgin birth mother nazareth
image idol statue brass carved stone wood icon
respect honour dignity value worth precious rights
animal human special difference above
doubt unsure uncertain question wonder struggle sceptic
certain sure convinced positive definite confident
faith belief trust believe confidence rely
trust rely depend lean confidence reliable
science religion faith conflict compatible
miracle supernatural sign wonder healed healing impossible
feel felt feeling emotion heart experience
experience encounter met touched felt presence
test try check examine verify prove experiment
teach teaching doctrine creed dogma theology
rules commandments law sinai moses ten
sermon mount beatitudes neighbour samaritan enemies cheek
patience wait patient slow time chance chances second
justice fair just unfair unjust equal rights
victim victims hurt wronged harmed injured
revenge retaliate vengeance payback
excuse defend justify excused defence
apologise sorry ashamed confess repent admit wrong
gandhi vivekananda radhakrishnan ramakrishna tagore
caste dalit untouchable outcaste brahmin sweeper
colonial empire british missionary rice goa
name names called
job work career living profession employed retired shop
live lives home house town village city country from
old age years birthday young
read book novel author favourite
food eat drink meal favourite
hobby free weekend fun enjoy spare
family married kids children wife husband
brother sister siblings aunt uncle cousin
parents mother father mum dad mam
friend friends mate mates colleague neighbour
pray meditate shrine morning evening daily
scared afraid fear death dying
lost died grief worst hardest
convince persuade change mind evidence`;

/** The subjects of each word, by number. @param stemOf the stem of a word */
export function subjectsBy(stemOf: (word: string) => string): ReadonlyMap<string, readonly number[]> {
  const subjects = new Map<string, number[]>();
  for (const [subject, line] of lines.trim().split('\n').entries()) {
    for (const stem of new Set(line.split(' ').map(stemOf))) {
      const known = subjects.get(stem);
      if (known) known.push(subject);
      else subjects.set(stem, [subject]);
    }
  }
  return subjects;
}
