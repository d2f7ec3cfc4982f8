/*
 * What Scripture tells and teaches, by the words that nobody does without who tells it again: a line a passage, its reference and its
 * groups of words. A message tells it where it has a word of every group, close together. Words of four letters and more count in all their forms.
 */
export const scenes = `
Genesis 1:26-27 | image | god gods | made created creates create
Genesis 2:7 | adam man human | dust clay soil earth | breath breathed
Genesis 3 | eve adam serpent snake | fruit apple tree garden | ate eat took hid naked lied tempted
Genesis 4 | cain | abel brother
Genesis 6-9 | noah | ark flood animals rainbow
Genesis 11 | babel tower | languages language heaven confused scattered
Genesis 12 | abraham abram | left leave called country blessing nations
Genesis 18 | abraham | sodom righteous bargain bargained haggled | ten fifty city god judge
Genesis 22 | abraham | isaac son | knife altar mountain ram sacrifice
Genesis 32 | jacob | wrestled wrestling limp hip
Genesis 37-50 | joseph | brothers brother | sold pit slave egypt pharaoh meant forgave
Genesis 50:20 | meant | evil harm | god | good
Exodus 3 | moses | bush burning
Exodus 3:14 | moses burning bush | name | am
Exodus 12 | blood lamb | doorposts doorpost doors door lintel
Exodus 14 | sea | moses israel pharaoh | parted split crossed drowned dry
Exodus 32 | golden | calf
Exodus 33 | moses | face glory | see hid rock
1 Kings 18 | elijah | carmel baal fire prophets
1 Kings 19 | elijah | cave whisper still voice wind earthquake tree bread
1 Samuel 16:7 | samuel david | looks look appearance outward | heart
1 Samuel 17 | david | goliath
2 Samuel 11-12 | david | nathan bathsheba uriah
1 Kings 3 | solomon | baby cut wisdom
Job 1-2 | job | satan boils sores ashes camels | god he his
Job 38 | job | whirlwind storm foundations
Job 42:7 | job | friends | wrong angry anger spoken
Psalm 19 | heavens sky skies stars | declare tell proclaim sing | glory god
Psalm 22 | forsaken | why | god jesus cross cried
Psalm 23 | shepherd | valley shadow pastures waters
Psalm 139 | knit knitted formed woven | womb mother
Jonah 1-4 | jonah | nineveh fish whale plant worm sulked
Daniel 6 | daniel | lions lion den
Daniel 3 | shadrach furnace fiery | fire furnace burn burned
Isaiah 53 | pierced wounded crushed bruised | transgressions iniquities sins wounds stripes healed
Isaiah 53:7 | lamb sheep | slaughter | silent mouth led
Isaiah 55 | ways thoughts | higher
Ezekiel 37 | dry | bones | live valley breath
Hosea 1-3 | hosea | wife gomer unfaithful prostitute
Ruth 1 | ruth | naomi boaz
Micah 6:8 | justice justly right micah | mercy kindness | walk | humbly humble
Matthew 2 | herod | babies children bethlehem wise magi
Matthew 3 | baptism baptised baptized dove jordan | dove voice heaven heavens | spirit father son
Matthew 4 | jesus satan devil tempter tempted | wilderness desert stones | bread fasted tempted bow kingdoms
Matthew 5:3-12 | blessed | poor meek mourn hungry peacemakers merciful persecuted
Matthew 5:38-39 | turn | other | cheek
Matthew 5:44 | love pray | enemies enemy persecute persecutors | jesus commands told says said tells taught
Matthew 5:45 | sun rain | just unjust good evil righteous | shines rises falls sends
Matthew 5:21-28 | anger angry lust looks looking | heart | murder adultery | jesus said says
Matthew 6:9-13 | forgive | debts trespasses | our as we
Matthew 6:25-30 | birds sparrows lilies flowers ravens | worry anxious feeds clothes dressed toil spin
Matthew 7:3-5 | speck splinter mote log plank beam | eye
Matthew 7:12 | do | others neighbours | want would | jesus golden rule
Matthew 7:24-27 | house builder built | rock | sand
Matthew 7:21-23 | lord | never | knew
Matthew 7:16-20 | fruit fruits | know | tree trees
Matthew 8 | jesus | boat storm waves | asleep slept calmed still
Matthew 10:29 | sparrow sparrows | falls fall ground | father god
Matthew 13:24-30 | weeds tares | wheat | together harvest field
Matthew 14 | peter | water waves | walked walk sank sink
Matthew 18:6 | millstone | neck sea
Matthew 18:12 | ninety hundred 99 | sheep lost | one left leaves shepherd
Matthew 18:23-35 | servant slave | debt owed debts | forgave forgiven let king
Matthew 18:22 | seventy 70 77 | seven times | forgive forgave forgiveness
Matthew 20:1-16 | vineyard workers labourers | hour last | same paid wage denarius
Matthew 21:12 | tables | temple money changers overturned turned | jesus he
Matthew 22:37-40 | love | neighbour neighbor | commandment commandments greatest law heart yourself | god jesus he
Matthew 23 | pharisees hypocrites | tombs whitewashed cup graves gnat burdens
Matthew 25:14-30 | talent talents | buried servant master
Matthew 25:31-46 | hungry thirsty naked prison stranger | least | did done
Matthew 25:31-46 | sheep | goats
Matthew 26:39 | gethsemane garden cup | pass take away | will prayed sweat
Matthew 26:52 | sword | peter live lives | put perish die ear
Matthew 26:69-75 | peter | denied denies | three cock rooster knew crow
Matthew 27:3-5 | judas | silver thirty hanged kissed kiss
Matthew 27:24 | pilate | washed hands crowd truth
Matthew 27:46 | forsaken | cross jesus cried god
Matthew 28:11-15 | guards soldiers | tomb body | stole bribed paid asleep
Matthew 28:19 | disciples nations | baptise baptising baptizing | father son
Mark 2:1-12 | roof paralysed paralyzed lame | friends mat sins forgiven lowered
Mark 2:17 | doctor physician | sick ill | healthy well righteous jesus
Mark 2:27 | sabbath | made | man us people
Mark 9:24 | believe | help | unbelief disbelief
Mark 10:14 | children little | come | jesus | let kingdom
Mark 10:17-22 | rich young | ruler man | sell gave everything follow treasure
Mark 10:25 | camel | needle
Mark 10:45 | serve servant | served | ransom life
Mark 12:41-44 | widow | coins coin mites pennies mite
Mark 14:61-64 | high priest trial | clouds blasphemy robe robes tore | jesus son
Luke 1-2 | mary | angel gabriel virgin | said told child son baby
Luke 2 | manger stable shepherds | born baby jesus bethlehem laid
Luke 4 | nazareth scroll | jesus | poor captives read cliff
Luke 7 | woman | feet | tears hair perfume
Luke 9:54 | james john disciples | fire | village samaritan heaven rebuked
Luke 10:30-37 | samaritan | road wounded beaten inn helped robbed neighbour priest levite good
Luke 10:38-42 | martha | mary
Luke 12:16-21 | barns barn | rich fool farmer bigger
Luke 13:4 | tower siloam | fell killed
Luke 13:34 | hen | chicks jerusalem wings
Luke 15:4-7 | shepherd | lost | sheep | found search looks carries shoulders left went
Luke 15:8-10 | coin | lost | woman sweeps found lamp
Luke 15:11-32 | father dad | son boy lad | ran pigs pigsty robe ring calf embraced far feast
Luke 15:11-32 | prodigal | son father
Luke 15:25-32 | older elder | brother | party feast sulked outside prodigal
Luke 16:19-31 | rich | lazarus | gate dogs poor tongue fire
Luke 18:9-14 | pharisee | tax collector taxman | prayed temple mercy
Luke 19:1-10 | zacchaeus
Luke 19:41 | wept cried weeps cries | jerusalem city | jesus he over
Luke 23:34 | forgive | know | father they | do doing cross killed nails
Luke 23:39-43 | thief thieves criminal robber | cross beside next | paradise remember today jesus
Luke 24:13-35 | emmaus | road walked bread
Luke 24:36-43 | fish | ate | jesus risen ghost disciples resurrection
John 1:14 | word | flesh | became dwelt lived
John 1:1 | beginning | word | with was | god john
John 2:1-11 | water | wine | wedding cana turned jesus
John 3:3 | born | again | nicodemus
John 3:16 | god | loved | world | gave sent
John 3:19 | light | darkness | loved love came | deeds world people
John 4 | samaritan woman | well | water husbands
John 5:1-9 | pool | bethesda lame sick | years carry walk
John 8:1-11 | stone stones | adultery adulteress sin | first cast throw threw woman
John 8:58 | before | abraham | am
John 9 | blind | born | sinned mud sight see | jesus parents
John 9:25 | blind | now | see
John 10:11-18 | good | shepherd | life lays laid lay
John 10:30 | i | father | one | are
John 11:35 | wept cried cries weeps weeping | jesus he | lazarus grave tomb friend
John 11 | lazarus | tomb dead raised grave four
John 13 | feet | washed washes wash | disciples jesus judas towel basin
John 14:6 | way | truth | life
John 14:9 | seen | father | philip me
John 15:1-8 | vine | branches branch
John 15:13 | greater | love | friends friend | life lay
John 18:38 | pilate | what | truth
John 19:34 | spear | side | blood water
John 20:11-18 | mary magdalene | gardener name
John 20:1-9 | women mary woman | tomb grave | empty first morning found stone
John 20:24-29 | thomas | wounds hands side finger doubted lord nail see
John 21 | peter | love | three sheep breakfast fish lambs
Acts 2 | pentecost tongues | languages fire language peter
Acts 5:29 | obey | god | rather | men man
Acts 7 | stephen | stoned stones
Acts 9 | paul saul | damascus persecuted persecuting persecutor blind
Acts 17 | paul | athens unknown areopagus poets
Acts 17:11 | bereans berea | searched examined checked scriptures
Acts 17:27 | not | far | each every one us | god
Acts 10:34 | god | favourites favoritism partial partiality favourite | no not shows nation
Romans 1:20 | creation made things nature | seen clear clearly plain plainly | excuse invisible qualities
Romans 2:14-15 | law | hearts heart conscience | written gentiles
Romans 3:23 | all | sinned | short glory
Romans 5:8 | while still | sinners enemies | died
Romans 6:23 | wages | sin | death
Romans 7:15-19 | good want | do | evil hate | paul
Romans 8:18-22 | creation | groans groaning groan
Romans 8:28 | all things | work works | good | love god
Romans 8:38-39 | nothing neither | separate separates | love
Romans 9:20-21 | potter | clay | talk talks answer back vessel vessels pot say says question shape right isaiah paul romans
Romans 12:17-21 | vengeance revenge evil | repay overcome | mine good evil lord
1 Corinthians 1:18 | cross | foolishness folly foolish | wise perishing power greeks stumbling
1 Corinthians 13 | love | patient | kind
1 Corinthians 13:12 | glass mirror | dimly darkly | face
1 Corinthians 15:3-8 | five | hundred | appeared saw seen alive witnesses
1 Corinthians 15:3-8 | 500 | appeared saw seen alive witnesses
1 Corinthians 15:14 | raised risen rise | vain futile useless | faith preaching
1 Corinthians 15:26 | last | enemy | death
1 Corinthians 15:42-44 | seed sown | body bodies | raised imperishable dies
2 Corinthians 5:19 | god | christ | reconciling reconciled | world
2 Corinthians 5:21 | sin | knew no | made became | righteousness
2 Corinthians 12:7-9 | thorn | flesh paul grace weakness
Galatians 1 | paul | persecuted | church | preached preaching faith arabia
Galatians 3:28 | neither no | jew greek | slave free male female
Galatians 5:22 | fruit | spirit | love joy peace
Galatians 6:7 | sow sows sowed | reap reaps
Ephesians 2:8-9 | grace | saved | works gift boast
Philippians 2:5-8 | emptied humbled | form servant slave | god cross death
Colossians 1:15-17 | things everything | hold holds | together | him christ god jesus
1 Timothy 2:4 | god wants | all everyone | saved | truth
1 Timothy 2:5 | one | mediator | god
Hebrews 4:15 | tempted tested | every all | without sin | priest as we
Hebrews 11:1 | faith | assurance substance conviction | hoped unseen seen
James 1:17 | every | gift | good perfect | above lights
James 2:17 | faith | without | works deeds | dead
James 2:19 | demons | believe | shudder tremble god
1 Peter 2:22-24 | bore | sins | body | tree
1 Peter 3:15 | ready | answer defence reason | hope
2 Peter 3:8 | thousand | years | day | god lord
2 Peter 3:9 | patient slow | perish | god lord wanting wishing any
1 John 1:1 | heard | seen | touched hands | eyes
1 John 1:9 | confess | sins | faithful forgive
1 John 4:19 | love | because | he god | first | loved
Revelation 3:20 | stand stands | door | knock knocks
Revelation 7:9 | every | tribe tribes tongue | nation nations
Revelation 21:4 | wipe wipes | tear tears
Revelation 21:1-5 | new | heaven heavens | earth | god revelation john promise promised tears
Revelation 21:5 | making makes make | all | things everything | new
Ecclesiastes 3:11 | eternity | heart hearts
Genesis 18:25 | judge | earth | right
Acts 4:12 | no | name | heaven saved salvation under
Acts 4:20 | cannot cant | not stop speaking speak | seen heard
John 14:6 | no nobody | comes come get gets | father | me him except through
John 8:32 | truth | free | set make sets makes | know jesus
John 12:24 | grain seed wheat kernel | ground earth | dies die | fruit alone many
John 14:2 | father fathers | house | rooms mansions room place
John 14:28 | father | greater | than
John 10:16 | other | sheep | fold voice pen
John 17:24 | loved love | before | world foundation | father son
John 18:36 | kingdom | not | this | world
John 20:19 | disciples | locked hiding | door doors room
John 1:46 | good | nazareth
Luke 12:47-48 | servant servants | few fewer many | blows beating stripes lashes knew know
Luke 9:23 | take up | cross | deny daily follow
Luke 16:31 | moses prophets | rise rises rose risen dead | listen believe convinced
Matthew 5:17 | abolish abolished destroy | fulfil fulfill fulfilled | law
Matthew 6:33 | seek | first | kingdom
Matthew 7:7 | ask seek knock | find given opened | seek knock
Matthew 7:13-14 | narrow | gate road way door
Matthew 10:28 | fear afraid | kill | body | soul
Matthew 16:26 | gain gains | world | soul
Matthew 19:4-6 | two | one | flesh
Mark 3:21 | jesus his | family mother brothers | mad crazy mind
Mark 10:18 | call | good | me | god
Mark 13:32 | day | hour | knows know | son father angels
Ezekiel 33:11 | pleasure | death | wicked
Ezekiel 36:26 | heart | stone | flesh new
Isaiah 11:6-9 | wolf lion leopard | lamb calf child straw
Isaiah 44:14-17 | wood tree | half | god fire | carves bows worships roasts cooks bread carve
Isaiah 49:15 | mother | forget forgets | baby child nursing
Isaiah 64:6 | righteous righteousness good | rags filthy
Jeremiah 17:9 | heart | deceitful
Jeremiah 29:13 | seek | find | heart
Jeremiah 31:33 | covenant | law hearts | write written new
Psalm 8 | stars moon | man human | crowned lower care
Psalm 14:1 | fool | heart | no god
Psalm 51 | david psalm | clean create conceived bathsheba | heart sin
Psalm 90:4 | thousand | years | day watch yesterday | sight god lord
Psalm 103:12 | east | west | sins removes sin transgressions
Psalm 115:4-7 | idols | mouths eyes ears mouth | speak see hear
Proverbs 3:5 | trust | lord god | understanding | own lean
Proverbs 12:10 | righteous good | animal animals beast | life cares care needs
Deuteronomy 6:4 | hear | israel | one lord
Deuteronomy 30:19 | choose | life | death blessing
Exodus 20 | sinai tablets | commandments
Leviticus 17:11 | life | blood | flesh altar
Hebrews 9:22 | without | blood | forgiveness
Hebrews 9:26-28 | hebrews christ jesus | offered sacrificed | once one
Hebrews 9:27 | die dies | once | judgment judgement meet | god hebrews then after
Amos 5:24 | justice | roll river waters stream | righteousness amos
Romans 5:3-5 | suffering sufferings | endurance perseverance | character hope
Romans 5:12 | adam one | sin | death | entered came spread world
Romans 6:3-4 | buried | baptism baptised baptized | him christ raised
Romans 8:31-32 | god | for | us | against | who
Romans 12:1-2 | conformed | transformed renewing mind
1 Corinthians 6:12 | everything all things | allowed permitted lawful permissible | not | good beneficial helpful helps
1 Corinthians 1:27 | god | chose | foolish weak | wise strong
1 Corinthians 15:55 | death | sting victory
2 Corinthians 5:7 | walk | faith | sight
2 Corinthians 5:17 | new | creation creature | christ
Galatians 2:20 | crucified | christ | live lives | me i
Ephesians 4:32 | forgive forgiving | as | god christ | forgave forgiven
Philippians 1:21 | live | christ | die | gain
Philippians 2:10 | every | knee | bow bows
Philippians 2:12-13 | work | salvation | fear trembling
Philippians 4:6-7 | peace | passes surpasses understanding
1 Thessalonians 4:13 | grieve mourn | hope | no without others
1 Thessalonians 5:21 | test | everything all | good | hold keep
2 Timothy 3:16 | scripture | breathed inspired | all god
Titus 3:5 | saved | not | works deeds | mercy
James 1:2-4 | joy | trials | faith patience perseverance
1 Peter 5:8 | devil enemy | lion | roaring prowls devour
1 John 4:10 | love | not | we | loved | god | first he sent
Acts 10 | cornelius
Acts 5 | gamaliel ananias sapphira
Acts 12 | rhoda
Genesis 39 | potiphar
Judges 6-16 | gideon delilah samson jephthah
Joshua 2 | rahab jericho
2 Kings 5 | naaman
1 Samuel 17 | goliath
Jonah 3 | nineveh
Matthew 26:36 | gethsemane
Matthew 27:16 | barabbas
John 3 | nicodemus
Mark 10:46 | bartimaeus
Philemon | philemon onesimus
Luke 24 | emmaus
Galatians 6:2-5 | carry carries bear bears | burden burdens load loads | each own others another
John 1:29 | lamb | takes away took | sin sins
Matthew 10:14 | shake shook dust | feet sandals | dust
Luke 18:1-8 | widow | judge | unjust kept nagging
Matthew 11:28 | come | weary burdened heavy tired | rest
Matthew 6:24 | two | masters | serve
Matthew 5:14 | light salt city | world earth hill | you jesus
Matthew 18:20 | two | three | gathered together | name midst
Matthew 22:21 | caesar | coin render give belongs
Mark 8:36 | profit gain | world | soul
Luke 17 | lepers | ten one thanked thank
Luke 2 | twelve boy | temple | teachers parents questions
Acts 3 | lame beggar | gate temple | silver gold walk
Acts 16 | jailer prison | earthquake singing sang chains
Hebrews 12:1 | cloud | witnesses
Hebrews 13:8 | same | yesterday | today ever forever
Revelation 21:4 | no more | death dying pain | tears tear eye eyes cry crying
Psalm 19 | psalm psalms | sky heavens stars | talks speak says tell made
Matthew 26:64 | trial caiaphas priest | clouds
Deuteronomy 18:15 | prophet | like | moses
Isaiah 40-66 | withers grass | word | stands forever fades
`;

/*
 * Stories, by the words of which whoever tells them again uses three, close together and whichever they are.
 */
export const stories = `
Genesis 3 | adam eve serpent snake garden fruit tree hid naked leaves ashamed tempted
Genesis 4 | cain abel brother field blood keeper ground
Genesis 6-9 | noah flood ark rainbow animals dove rain raven
Genesis 11 | babel tower brick languages scattered heaven
Genesis 18 | abraham sodom bargained haggled pleaded fifty ten righteous judge
Genesis 22 | abraham isaac knife altar mountain ram wood donkey sacrifice
Genesis 28-32 | jacob ladder wrestled night limp hip angel esau blessing
Genesis 37-50 | joseph brothers pit sold egypt pharaoh prison coat dream famine slave
Exodus 2-4 | moses bush heard cry suffering burning sandals shoes egypt pharaoh slaves stammer staff
Exodus 12-14 | moses pharaoh sea lamb doorposts firstborn passover plagues egypt israel parted
Exodus 32 | moses mountain calf gold golden earrings melted aaron danced idol tired waiting
1 Samuel 3 | samuel eli called night dark name temple boy
1 Samuel 17 | david goliath sling stone giant armour sheep
2 Samuel 11-12 | david bathsheba uriah nathan roof lamb
1 Kings 18-19 | elijah baal cave fire earthquake wind whisper quiet voice storm broom ravens
Ruth | ruth naomi boaz widow gleaning stayed barley
Job | job ashes sores camels boils friends storm whirlwind foundations stars
Jonah | jonah fish whale nineveh storm plant worm boat
Daniel 3 | furnace shadrach nebuchadnezzar flames statue bow
Daniel 6 | daniel lions den king darius
Ecclesiastes 1-2 | preacher gardens singers gold wind vanity chasing solomon ecclesiastes teacher palaces
Ecclesiastes 3 | season time plant born weep laugh dance mourn
Isaiah 44 | wood log half tree idol carpenter fire cooks dinner bread roast bows warms prophet prays
Isaiah 53 | lamb slaughter silent pierced sorrows stripes despised rejected wounds servant
Ezekiel 37 | bones valley dry breath army ezekiel
Hosea | hosea gomer prostitute unfaithful bought
Matthew 2 | herod magi star bethlehem babies gold gifts egypt
Matthew 4 | wilderness desert devil satan stones bread fasted forty tempted kingdoms scripture
Matthew 5:38-48 | cheek coat mile enemies persecute slap turn
Matthew 6:25-34 | lilies birds sparrows flowers worry solomon toil spin barns feeds
Matthew 8:5-13 | centurion servant roof worthy soldier faith healed
Mark 4:35-41 | storm boat waves asleep calmed disciples pillow wind
Matthew 13 | sower weeds wheat mustard seed thorns harvest field enemy soil
Matthew 14 | peter water waves sank walked boat hand
Matthew 18:6 | little ones thrown sea stone millstone neck
Matthew 18:23-35 | servant king debt forgave talents throttled prison fellow owed
Matthew 20:1-16 | vineyard workers wage hour grumbled paid generous last
Matthew 21:12 | temple tables money whip sellers doves overturned drove thieves
Matthew 23 | pharisees hypocrites graves tombs painted whitewashed bones cups burdens gnat camel religious
Matthew 25:1-13 | virgins bridesmaids lamps oil bridegroom
Matthew 25:14-30 | talents buried master servants
Matthew 25:31-46 | hungry thirsty naked prison stranger sick sheep goats least visited fed
Matthew 26:36-46 | garden gethsemane cup knees sweat begged asleep prayed blood spared
Matthew 26:69-75 | peter rooster cock denied courtyard servant girl fire wept
Mark 5 | demons pigs legion tombs chains cliff
Mark 5:25-34 | woman bleeding touched hem cloak twelve doctors crowd
Mark 2 | roof paralysed mat friends lowered forgiven scribes
Mark 10:17-27 | rich young ruler camel needle sad sell treasure
Mark 12:41-44 | widow coins temple pennies mite poor
Mark 15 | cross nails thorns crown mocked soldiers vinegar dice robe golgotha
Luke 1-2 | manger shepherds angels mary bethlehem inn stable swaddling gabriel
Luke 7:36-50 | perfume tears hair feet pharisee simon woman kissed
Luke 10:25-37 | samaritan robbers donkey inn ditch priest levite wounded beaten
Luke 12:13-21 | barns fool grain rich tonight bigger
Luke 13:1-5 | siloam tower pilate galileans fell worse sinners
Luke 15:3-10 | shepherd ninety sheep coin lamp swept sweeps shoulders lost
Luke 15:11-32 | prodigal pigs robe calf ring inheritance fattened feast elder squandered pigsty husks
Luke 16:19-31 | beggar gate lazarus sores dogs rich crumbs purple abraham thirsty
Luke 18:9-14 | pharisee taxman collector temple breast mercy prayed
Luke 19:1-10 | zacchaeus tree sycamore tax climbed
Luke 23:32-43 | thief thieves criminals paradise cross remember today
Luke 24:13-43 | emmaus road bread fish stranger broke recognised tomb
John 2 | wedding wine water jars cana mother
John 3 | nicodemus night born again wind womb
John 4 | well samaritan woman husbands water thirst jar
John 6 | loaves fish thousand baskets fed boy crowd
John 8:1-11 | adultery stones stone throw dust sand wrote condemn woman
John 9 | blind mud pool siloam parents sinned spit
John 11 | lazarus tomb martha mary wept bethany four stone grave
John 13 | feet towel basin washed judas bread supper pupils disciples dust dirty
John 14:1-6 | thomas going mansions rooms where
John 18-19 | pilate truth crowd barabbas crown kingdom washed
John 20:1-18 | magdalene mary gardener tomb stone garden angels weeping women cloths linen folded peter
Matthew 11:2-6 | john prison prisoner blind lame deaf lepers walk
John 20:24-29 | thomas doubted wounds finger side hands nails
John 21 | peter sheep breakfast fish shore charcoal love feed
Acts 7-9 | stephen stoned saul damascus light blind persecuted cloaks fell
Acts 16 | jailer prison earthquake silas paul singing chains
Acts 17 | athens mars areopagus poets unknown altar paul hill far idols
Acts 10 | peter cornelius sheet unclean centurion rooftop
Romans 9 | potter clay vessel pot lump
1 Corinthians 15 | five hundred witnesses appeared alive twelve
Hebrews 11 | abraham faith city tents hoped moses rahab
Revelation 21 | tears wipe mourning jerusalem bride heaven death crying pain
Acts 2 | pentecost wind flames tongues languages drunk jerusalem helper
Acts 10 | cornelius peter roof dream unclean animals angel sheet prayed
Judges | gideon fleece trumpets torches midian jars
1 Kings 17 | widow jar oil flour elijah ravens
2 Kings | naaman jordan leprosy elisha seven river
Nehemiah | wall jerusalem ruins rebuilt nehemiah gates
Esther | esther haman queen mordecai gallows
Matthew 9 | tax collector matthew sinners table dined physician
Mark 7 | crumbs dogs table daughter syrophoenician
Luke 5 | nets fish boat caught deep peter
Luke 8 | jairus daughter twelve girl asleep
Luke 22 | bread wine supper cup table last body
John 19 | mother john cross thirst side spear
Acts 27 | shipwreck paul storm malta island snake
`;
