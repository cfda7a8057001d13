/**
 * Words of everyday English that are so close to a word of some food that they would be read as misspelt: "coming" as
 * comino, "hung" as hing. They are those of the 20,000 most frequent words of the English web that a dictionary has, and
 * of the 40,000 words of the lists of SCOWL up to 35, in the singular, without names. Words that are a likely slip for a
 * food are not among them: "leak", "meet".
 */
export const englishWords: ReadonlySet<string> = new Set(
  `access acetate adobe aging alcoholism alight allow ally aloe amended america ample anger angle another apparatus
  applet apply arise aroma aromatic arouse arson babe backed backing bacteria badger baffle bagging bailed ballad
  ballet ballot baltic bandy bang banged banish bank banker banking banner banter barbarian barbaric barber bare
  bared barely barking barn baron barrel barry barter basal baton batted battery battle beacon beaded beagle beanie
  beard bearer beast beat beater beck beefy been beetle began begin behind belle belting bend bestow better bettor
  biased bike biker biking bill billed bisect bison bistro blanch blank blind blink blond blonde bloody blown board
  boast boiler bolting bomb bonus book booked booking booth bored borne boss bothered bottled braiding brainy brake
  branch brand branded branding brasher brass brawn brawny break breaking breath breed brewed bride brief brine
  brink brisk brisked brisker briskest brooch browning browsing buck budge bugger bull bullet bullock bunny burner
  burr bury buster butler butte butted buttery cable cackle caddy caging cain caked caller callow calm calorie
  calories camera camper canal canary candid canine cannon canny canoe canola canon canva canyon caption carb carbs
  card carer caribous carl carnival carry carte carter cartridge carve cashed casino castle cater cause cave cease
  cellar cello cellphone center centre cerebral chair chaired chalet champion chance chap charm chart chase chat
  cheat check cheer cheesed chess chew chickened chill chinking chit chocolatey choice choose choosing chopper chord
  chorus chose christie cinch cinder cite claim clammy clamp class classified clever click clone close closer coach
  coal coast coaster coat cobb cobble coca code coed coil coin collage collapse coloring colour column comet coming
  commander common commute compare concentrated condemned condense conditioner cone confederate conflict conscious
  contra convoy cook cooker cooled cooler cooling coolly copier copper cord corner corona corp corpse corpus
  corvette cote couch could country coup coupe cove cover crabby cracking crane crap crashed creak creakier creamier
  creamy created creation creek creep creepy crept crest crib crime crispier croaked crooked croquet crosse crueler
  crueller cruising crystallize cured current cute cutter cyan daily daisy damaging dandy danger daring dash data
  dating dazing deader deal dearer deck dedicated defer dell denied dense designated deter dial diary dice dick
  digestible digesting digestion digging dime dimpling diner diocese dipping directive discarded disco discord
  discuss diver dock dodging dogging doll dominate donate donor doodle door dose doubled downier dragging drank
  draping drawn dread dreamer dreaming drill drilling droll drone drooping dropping drunk dual dull duller dummy
  dumping eager easier eastern eater egging either elemental elite else ember erring evaporate extracted extractor
  failed fall farm fate fatter fave feat feijoa fell ferret fetus fickle file filed fill filler filmed finder finest
  fired fishmonger fishy fiver flakey flame flare flavored flawed flesh flex float flood floor floral floundered
  flowed flowery flux foil folded folio follower fondle fool form founder freed freeze fresno friend frill fringe
  fronting froth fudged fuel fuller fully fumed funny furrow furry fury fuse gain gala gallow galore gamma gamut
  gander gardener garish garnish garrison garten gate gazette geese ghost gingerly giving gland glazed gloat gloss
  glossy glower goatee goblet goner gooier goosed grace grad grade graded graduated gran grande grant granted grater
  grave gray grayer great greatest greece greeted greyer grid grill grille grim grin grind gripping groovy gross
  grounded grouped groused guidance gull gullet guru gutter hack haired hairy hallway halve handout handy hang hardy
  hared harem haring harrying harsh hasty havoc haying heal healthy heard hearing hearse heath heck heel hell hello
  herd herding hereby hernia hewing hick hike hilly hinge hipper hiring hoarse hockey hoeing hogged hold hole holly
  homey homme honed honeycombed hong honing horde horse horsed hose hour humorous humour hung hurry hurrying hush
  husky idle initiation injury inland instance instantly instinct invitation irritation islander israel jealous
  jolly judge juicy jumbo kara karma kayak keeper kennel keto khaki kindle kindness kite knicker lame lamer landed
  lander lane lang langer larded larger laser latch later lathe latter lattice laugh launch launching lavish laxer
  layer laying leap learn lease leech lend less lever lichen like liker limb limit limped limper limpest liner ling
  lion lite lived liven loan locus logger login loom loose lord lose loss lounge lover lower luke lung lyme macho
  mack madam madame magazine maid mailer main maintain mairie male mallet maltese mama manage manga manger mania
  manifold manor manual many march marina marinate marine mariner marsh martin masher mass massage match mate matte
  matter mature mayor maze mean meant medal mellow melt melted memo menace mere mesh mess meta metal mexicano mice
  micron mile milky mill miller mime minded mine ming mini minus minuten miring misery miss mist misuse mitch mitten
  module mold molded money mono monster morose morrow most motion motto mould moult mounting mourning mouse moussed
  much muffing mule mummy muse mussed must muster mustered mutation mute name nasty natty naturally near needle neon
  neutral nick niece noir none noodled noon noose notch nought noun nuance nudge nutrition oldy oliver oodle other
  ouster outing outlay padding paddock pager paging paid painted palace palate paleo palette pallet paltry pancaked
  panda pander pane panel panic pantry panty parch pardon pari park parson part partisan party pass past pastel
  pastor pasture patch patio patter paying payment peak peasant peck pedal peeler peer pence penned penny peppering
  peril period perky pest petite petty pharma photon pick picked picking pickler pier pierce pigment piked pillow
  pinch pioneer pipe piping pipping piranha pity place plan planet plantation planting play plea pleasant please
  plenty plus poet pointe pointer pointless poison pole police polio poll poly poodle pool porch porting posting
  potting pounding power powered pram prayer preferred presence presented preserve pressed presto preteen pretty
  prickle pride primal primly printed proceed proceeded processor prone propose protein proton provenance providence
  province prude pruned psalm puffy pull pulp pulse punch punier punk puppy pure purse pursuant putter puzzle quack
  quake quaked quarterly quartet quaver queasy quest quicker quinta quirk quirky rabbi race racing rack racket
  radiator raffle rage raging raise rake ramp rancho rand ranger rape rarity raster rather rattle rave raven read
  reasoning recap recess recurrent reed reeve referred reformed regain relied remain remained rending replace
  replaced resting retina reuse rhino richer ride rider riding rifle rinsing riot ripping rise river robe robot
  rocker rocky rode role roller roman romance rookie rooky rope rotating roulette rouse routine routing ruined rummy
  rumpling runny safer safflower saga sager sail sailing sakai sale saline sallow salon saloon salting salty salute
  samba sandy sane sang sapphire satellite satire sauna saving savior savvy sawyer saying scale scare scene scope
  scorch score scout scream scuffing scuffling scurry seal sealed sealing seam seaman seamen sean search season seat
  secure seen seized selling semen sense settle sewer sewing shack shade shadowing shady shake shaky shall shallow
  share sharp sharpening shaved sheen sheer shelf shilling shimmer shine shingle shiny shire shirk shirt shock shone
  shooting shore shortcut shortest shorting shot shout shower shuffling sibling sicker sickle siding signing silica
  since singing singled sinus sizing sketch skimpy skinny skipper slake slam slash sleep slicer slick slicker slide
  slim sling sliver slogan slow slower smaller smarter smell smelt smiling smock smoker smoky smooth snake snapped
  snappier snarl sneak snickered sniper snooker snout snowy snuffing soar sober softening soled solely solo solve
  someone source space spared spark sparse spasm spate speak speed spell spelling spent spicy spike spine spirit
  spite splat splice spoilt spoke sponged spongy sport sporting spout spouting spray springer sprint spying squad
  squat squirt squish stable stack staffing stag stage staging stair stake stall staple stare staring stark starr
  starring started starting state status stay stealing steam steamer steep steering stepping sterling sticker
  stiffing sting stirring stocky stoke stole stolen stone storing strange strap streak stretching striking stripe
  striving stroke stronger strongest strongly strung strut stuck studying stunning styled stylus substituted suck
  sued suede suit sultan summary sunny superb supervise supper surgeon sweat sweep swell swelling swept swine
  swollen syllabus symbol system tabby tablet tail tanned tape tapping tara taste tattle tattoo team tease tele tell
  teller temp temper temple tempo temporal tempt tended terrace terror texture that thee theme these they thicken
  thing thong though threaded threat tickle tile till time timer times tingle tinkle tiny tipping tome tongue topic
  tort torture tortured toss tote totter tour touting toxic tread trial tribe trifled trill trip triplet tripping
  triter troll trotted troupe truing trumpet trunk trying tryout tummy tune twine twinkle typing unwanted utter
  valentine vanish vega vegetation veil velvet velvety verse video vilify vineyard vista vitality vulgar waffled
  wager waging waiter waiting wallow walter wander wanner wanton warp washer waver welch weld whale what whatever
  when whetting which while whiling whine whining whisk whisked whisker whistling whitening whittling wholly whose
  wider width wince wined winery winner witch woke woody worse wrapped wrapping wrinkle write writing wrung youngest
  zanier zebra zipper`.split(/\s+/),
)
