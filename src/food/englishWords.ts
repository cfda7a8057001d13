/**
 * Words of everyday English that are so close to a word of some food that they would be read as misspelt: "coming" as
 * comino, "hung" as hing. They are those of the 20,000 most frequent words of the English web that a dictionary has, and
 * of SCOWL's lists up to 20, in the singular, without names. Words that are a likely slip for a food are not among them:
 * "leak", "meet".
 */
export const englishWords: ReadonlySet<string> = new Set(
  `access acetate aging alcoholism allow ally aloe amended america ample anger angle another apparatus applet apply
  arise aromatic babe backed backing bacteria badger baffle ballad ballet ballot baltic bang bank banker banking
  banner barbaric barber bare barely barking baron barrel barry basal baton battery battle beacon beaded beanie
  beard beast beat beck beefy been beetle began begin behind belle bend better biased bike biker biking bill billed
  bison bistro blanch blank blind blink blond bloody blown board boast boiler bomb bonus book booked booking booth
  bored borne boss bothered bottled braiding brake branch brand branded branding brass brawny break breaking breath
  breed brewed bride brief brine brisk browning browsing buck bugger bull bullet bullock burner burr bury buster
  butler butted buttery cable cain caller calm calorie calories camera camper canary candid canine cannon canoe
  canola canyon caption carb carbs card carer carl carnival carry carte carter cartridge carve castle cater cause
  cave cease cellar cellphone center centre cerebral chair chaired chalet champion chance chap charm chart chase
  chat cheat check cheer chess chew chill chit chocolatey choice choose choosing chopper chord chorus chose christie
  cite claim clammy clamp class classified clever click clone close closer coach coal coast coaster coat cobb cobble
  coca code coed coil coin collapse coloring colour column comet coming commander common commute compare
  concentrated condemned condense conditioner cone confederate conflict conscious contra cook cooker cooled cooler
  cooling copier copper cord corner corona corp corpse corpus corvette cote couch could country coup coupe cove
  cover cracking crane crap crashed creamier creamy created creation creek creep creepy crest crib crime crispier
  crooked crosse cruising crystallize cured current cute cutter cyan daily daisy damaging dandy danger daring dash
  data dating deal deck dedicated dell denied dense designated deter dial diary dice dick digestion digging dime
  diner diocese dipping directive discarded disco discord discuss dock doll dominate donate donor door dose doubled
  dragging drank draping drawn dread dreaming drill drilling drooping dropping drunk dual dull dummy dumping eager
  easier eastern eater either elemental elite else ember evaporate extracted extractor failed fall farm fate fatter
  fave feat feijoa fell fetus file filed fill filler filmed finder finest fired fishmonger fiver flakey flame flare
  flavored flawed flesh flex float flood floor floral flowed flowery flux foil folded folio follower fool form
  founder freed freeze fresno friend fringe froth fuel fuller fully funny furry fury fuse gain gala galore gamma
  gardener garnish garrison garten gate ghost gingerly giving gland glazed gloss glossy goblet grace grad grade
  graded graduated gran grande grant granted grater grave gray great greatest greece greeted grid grill grille grim
  grin grind groovy gross grounded grouped guidance gull guru gutter hack haired hairy halve handout handy hang
  hardy harsh hasty havoc heal healthy heard hearing heath heck heel hell hello herd hereby hick hike hinge hiring
  hockey hold hole holly homme hong horde horse hose hour humorous humour hung hurry hush husky idle initiation
  injury inland instance instantly instinct invitation irritation islander israel jealous jolly judge juicy jumbo
  kara karma kayak keeper kennel keto kindness kite lame landed lane lang langer larded larger laser latch later
  latter lattice laugh launch launching layer laying leap learn lease lend less lever like limb limit limper liner
  ling lion lite lived loan locus logger login loose lord lose loss lounge lover lower luke lung lyme mack madame
  magazine maid mailer main maintain mairie male mallet maltese mama manage manga mania manifold manual many march
  marina marinate marine mariner marsh masher mass massage match mate matte matter mature mayor maze mean meant
  medal mellow melt melted memo menace mere mesh mess meta metal mexicano mice micron mile milky mill miller mime
  minded mine ming mini minus minuten misery miss mist misuse mitch module mold molded money mono monster morrow
  most motion motto mould mounting mourning mouse much mule mummy muse must mutation mute name nasty naturally near
  needle neon neutral nick noir none noon notch noun nutrition oldy oliver other padding pager paging paid painted
  palace palate paleo pallet panda pane panel panic pantry panty parch pardon pari park part partisan party pass
  past pastel pastor pasture patch patio patter paying payment peak peasant peck pedal peeler peer pence penned
  penny period pest petite petty pharma photon pick picked picking pickler pier pierce pigment piked pinch pioneer
  pipe piping pipping pity place plan planet plantation planting play plea pleasant please plenty plus poet pointe
  pointer pointless poison pole police poll poly pool porch porting posting potting pounding power powered prayer
  preferred presence presented preserve pressed preteen pretty pride primal printed proceed proceeded processor
  prone propose protein proton provenance providence province psalm puffy pull pulp pulse punch punk puppy pure
  purse pursuant puzzle quarterly quartet quest quicker quinta race racing rack racket rage raise rake ramp rancho
  rand rape raster rather rattle rave raven read reasoning recess recurrent reed reeve referred reformed regain
  relied remain remained rending replace replaced resting reuse rhino richer ride riding rinsing riot ripping rise
  river robe robot rocker rocky rode role roller roman romance rope rotating roulette routine routing ruined runny
  safer safflower saga sail sailing sakai sale saline salon saloon salting salty salute samba sandy sane sang
  sapphire satellite satire sauna saving savior savvy sawyer saying scale scare scene scope scorch score scout
  scream seal sealed sealing seam sean search season seat secure seen seized selling sense settle sewer sewing shack
  shade shady shake shaky shall shallow share sharp shaved sheer shelf shilling shimmer shine shingle shiny shire
  shirt shock shone shooting shortcut shortest shot shout shower sibling siding signing silica since singing singled
  sinus sizing sketch skinny slam slash sleep slicer slick slicker slide slim sling sliver slogan slow slower
  smaller smarter smell smiling smoker smoky smooth snake sneak sniper snooker snowy soar sober soled solely solo
  solve someone source space spark sparse speak speed spell spelling spent spicy spike spine spirit spite splice
  spoilt spoke sponged spongy sport sporting spout spray springer sprint spying squad squat squirt squish stable
  stack staffing stag stage staging stair stake stall staple stare staring stark starr starring started starting
  state status stay stealing steam steamer steep steering stepping sterling sticker sting stirring stoke stole
  stolen stone storing strange strap streak stretching striking stripe striving stroke stronger strongest strongly
  strung strut stuck studying stunning styled stylus substituted suck sued suede suit summary sunny superb supervise
  supper sweat sweep swell swelling swept swollen symbol system tablet tail tanned tape tapping tara taste tattoo
  team tease tele tell teller temp temper temple tempo temporal tempt tended terrace terror texture that thee theme
  these they thicken thing thong though threaded threat tile till time timer times tiny tipping tome tongue topic
  tort torture tortured toss tote tour toxic tread trial tribe trip triplet trumpet trunk trying tune twine typing
  unwanted utter valentine vanish vega vegetation veil velvet velvety verse video vineyard vitality waiter waiting
  walter wander warp welch weld whale what whatever when which while whisk whisked whisker wholly whose wider width
  winery winner witch woke woody worse wrapped wrapping write writing youngest zebra`.split(/\s+/),
)
