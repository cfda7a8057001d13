/**
 * Words of everyday English that would be read as a misspelt word of some food: "coming" as comino. They are those of the
 * 20,000 most frequent of the English web that a dictionary has, and of SCOWL's lists up to 20, in the singular, without
 * names. Likely slips for a food are not among them: "leak", "meet".
 */
export const englishWords: ReadonlySet<string> = new Set(
  `aging allow ally america ample anger angle applet apply arise babe backed backing badger baffle baltic bang bank
  banker banking banner barbaric bare barely barking baron barry basal baton battle beacon beaded beard beast beat
  beck beefy been began begin belle bend better biased bike biker biking bill billed bistro blanch blank blind blink
  blown board boast boiler bomb book booked booking booth bored borne braiding branch brand brawny break breed bride
  brief brisk buck bugger bullet burner burr bury buster butler butted buttery cable cain calm camper candid cannon
  canoe canola canyon carb card carer carl carry carte carter cartridge carve castle cater cause cave cease cellar
  chair chap charm chart chase chat cheat check cheer chess chew chill chit chocolatey chopper chord chose cite claim
  clamp class clever click clone close closer coach coal coast coaster coat cobb cobble coca code coed coil coin comet
  coming concentrated condense cook cooker cooled cooling cord corner corp cote couch could coup coupe cove cover
  cracking crane crap crashed creamier created creek creep crest crib crime crispier crooked crosse cured current cute
  cutter cyan daily daisy dandy danger daring dash data dating deal deck dell dense deter dial diary dice dick dime
  diner dipping disco discord dock doll donate donor door dose doubled drank drawn dread drill dropping drunk dual
  dull dummy dumping eager easier eastern eater elite ember evaporate fall farm fate fatter fave feat feijoa fell file
  filed fill filler filmed finder fired fiver flakey flame flare flavored flawed flesh flex float flood floral flowed
  flowery flux foil folio fool form founder freed fresno friend fringe froth fuller fully funny furry fury gain gala
  gamma garnish garten gate ghost gingerly giving gland gloss goblet grace grad graded gran grande grant granted grate
  grater grave gray great grid grill grille grim grin grind gross grouped gull guru gutter hack hairy halve handout
  handy hang hardy harsh hasty havoc heal healthy heard hearing heath heck heel hell hello herd hick hike hinge hold
  holly homme hong horde hose hour humor humour hung hurry husky idle inland israel jolly judge juicy jumbo kara karma
  kayak kennel kite lame lane lang langer larger laser latch later latter laugh launch leap learn lease lend lever
  like limb limit limper liner ling lite lived loan locus login loose lord lover lower luke lung lyme mack madame maid
  main mairie male mallet mama manage manga mania many march marina marinate marine mariner masher mass match mate
  matte matter mayor maze mean meant medal mellow melted memo mere mesh meta mexicano mice mile milky mill miller mime
  minded mine ming minuten miss mist mitch module mold molded money mono monster morrow most motion motto mould
  mourning much mule mummy must mute name nasty near neon nick none noon notch noun oldy oliver padding pager paging
  paid painted palate paleo pallet panda pane panel panic pantry panty parch pardon park part past patch patio patter
  peak peasant peck pedal peeler peer pence penned penny period pest petite petty pharma photon pick picked picking
  pickler pier pierce pigment piked pinch pipe pipping pity place plan planet play plea pleasant poet pointe pointer
  pole poll poly porch porting posting potting power powered preserve pride printed prone province psalm puffy pull
  pulp punk purse quartet quest quinta race racket rage rake rancho rand rape raster rather rattle rave raven read
  reasoning reed reeve rending replace replaced reuse rhino richer ride riding rinsing riot ripping rise river robe
  robot rocker rocky rode role roller roman rope routing runny safer saga sail sailing sakai sale saline salon saloon
  salting salty salute samba sandy sane sang sapphire sauna saving savvy saying scale scare scene scope scorch score
  scout scream seal seam sean search seat seen sewer sewing shack shade shady shaky shall shallow shard share sharp
  sheer shelf shimmer shine shingle shiny shire shirt shock shone shot shout sibling siding since singled sizing slam
  slash sleep slicer slick slicker slide slim sling sliver slogan slow slower smarter smell smiling smoker smoky sneak
  snowy soar sober soled solo solve space spark sparse speak speed spell spent spike spine spite splice spoke sponged
  spongy sport spout sprint spying squad squat squirt squish stable stack staffing stag stage staging stair stake
  stall staple stare staring stark starr started state stay steam steamer steep sticker sting stoke stole stolen stone
  storing strap streak stripe strung strut stuck styled substituted suck sued suede suit sunny superb supper sweat
  sweep swell swept swollen symbol tanned tape tapping tara taste team tele tell temp temper temple tempo tempt tended
  texture that thee theme they thicken thing thong threat tile till time timer tiny tipping tome topic tort toss tote
  tour toxic tread trial tribe trip triplet trumpet trunk tune twine utter valentine vanish vega veil velvety verse
  video vitality waiter waiting walter wander warp welch weld whale what while whisk whisked whisker whose wider width
  winner witch woke woody worse wrapped write writing zebra`.split(/\s+/),
)
