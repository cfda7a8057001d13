/**
 * Words of everyday English that are so close to a word of some food that they would be read as misspelt: "coming" as
 * comino, "hung" as hing. They are those of the 20,000 most frequent words of the English web that a dictionary has, in
 * the singular, without names. Words that are a likely slip for a food are not among them: "leak", "meet".
 */
export const englishWords: ReadonlySet<string> = new Set(
  `access acetate alcoholism ally aloe amended america ample angle another apparatus applet apply arise aromatic babe
  backed backing bacteria badger ballad baltic bang bank banker banking banner barber bare barely barking baron barrel barry
  basal baton battery battle beacon beaded beanie beast beat beck been beetle began begin behind belle bend better
  biased bike biker biking bill billed bison bistro blanch blank blond bloody blown boiler bomb bonus book booked
  booking booth bored borne boss bothered bottled braiding brake brand branded branding brass breaking breath breed
  bride browning browsing buck bull bullock burner burr bury buster butler cable cain caller calm calorie calories
  camera camper canary candid canine cannon canoe canola canyon caption carb carbs card carer carl carnival carry
  carte carter cater cause cave cease cellar cellphone center centre cerebral chair chaired chalet champion chance
  chap charm chart chase chat cheat check chess chew chill chit chocolatey choice choose choosing chopper chord chorus
  chose christie cite claim class classified clever click clone close closer coach coal coaster coat cobb coca code
  coed coil coin collapse coloring colour column comet coming commander common commute compare concentrated condemned
  condense conditioner cone confederate conflict conscious contra cook cooker cooled cooler cooling copier copper cord
  corner corona corp corpse corpus corvette cote couch could country coup coupe cove cover cracking crane crap crashed
  creamy created creation creek creep creepy crest crib crime crispier crooked crosse cruising crystallize cured
  current cute cyan daily daisy damaging daring dash data dating deal deck dedicated dell denied dense designated dial
  diary dice dick digestion digging dime diner diocese dipping directive discarded disco discord discuss dock doll
  dominate donate donor door dose doubled dragging drank dreaming drill drilling dropping drunk dual dull dumping
  easier eastern eater either elemental elite else evaporate extracted extractor failed fall farm fate fave feat
  feijoa fell fetus file filed fill filler filmed finder finest fired fishmonger flakey flame flare flavored flawed
  flesh flex float flood floor floral flux foil folded folio follower fool form founder freed freeze fresno friend
  fringe fuel fully fury fuse gain gala galore gamma gardener garrison garten gate giving gland glazed gloss glossy
  grace grad grade graded graduated gran grande grant granted grater grave gray great greatest greece greeted grid
  grille grim grin grind groovy gross grounded grouped guidance gull guru hack haired hairy handout hang hardy harsh
  havoc heal healthy heard hearing heath heck heel hell herd hereby hick hike hinge hiring hockey hold hole holly
  homme hong horse hose hour humorous humour hung hush husky idle initiation injury inland instance instantly instinct
  invitation irritation islander israel jealous jolly juicy kara karma kayak keeper kennel keto kindness kite lame
  landed lane lang langer larger laser latch later lattice laugh launch launching layer laying leap learn lease lend
  less lever like limb liner ling lion lite loan locus logger login lord lose loss lounge lover luke lung lyme mack
  madame magazine maid mailer main maintain mairie male mallet maltese mama manage manga mania manifold manual many
  march marina marinate marine mariner marsh masher mass massage match mate matter mature maze mean meant medal melt
  melted memo menace mere mesh mess meta metal mexicano mice micron mile mill miller mime minded mine ming mini minus
  minuten misery miss mist misuse mitch module mold molded money mono morrow most motion motto mounting mourning mouse
  much mule muse must mutation mute name naturally near needle neon neutral nick noir none noon notch noun nutrition
  oldy oliver other padding pager paid painted palace palate paleo pallet panda pane panel pantry panty pari park part
  partisan party pass past pastel pastor pasture patch patio paying payment peak peck peeler peer penny period pest
  petite petty pharma photon pick picked picking pickler pier pierce pigment pinch pioneer pipe piping pipping pity
  place plan planet plantation planting play plea pleasant please plenty plus poet pointe pointer pointless poison
  pole police poll poly pool porch pounding power powered prayer preferred presence presented preserve pressed preteen
  pretty pride printed proceed proceeded processor prone propose protein proton provenance providence province psalm
  puffy pull pulp pulse punch punk puppy pure purse pursuant puzzle quarterly quartet quicker quinta race racing rack
  racket rage raise rake ramp rancho rand rape raster rather rave raven read recess recurrent reed reeve referred
  reformed regain relied remain remained replace replaced resting reuse rhino ride riding rinsing riot rise robe robot
  rocker rocky rode role roller roman romance rope rotating roulette routine ruined safflower saga sail sailing sakai
  sale saline salon saloon salting salute samba sane sang sapphire satellite satire sauna saving savior savvy sawyer
  saying scale scare scene scope score scout seal sealed sealing seam sean search season seat secure seen seized
  selling sense settle sewer sewing shack shake shall shallow share shaved shelf shilling shimmer shine shingle shiny
  shire shirt shock shooting shortcut shortest shot shout shower sibling siding signing silica singing singled sinus
  sizing sketch skinny slam slash slicer slick slide slim sling slogan slow slower smaller smarter smell smiling
  smoker smoky smooth snake sneak sniper snooker snowy soar sober solely solo solve someone source space spark sparse
  speak speed spell spelling spent spicy spike spine spirit spite splice spoke sport sporting springer sprint spying
  squad squirt squish stable stack staffing stag stage staging stair stake stall staple stare staring stark starr
  starring started starting state status stay stealing steam steamer steering stepping sterling sticker sting stirring
  stoke stole stone storing strange strap streak stretching striking stripe striving stroke stronger strongest
  strongly strut stuck studying stunning styled stylus substituted suck sued suede suit summary superb supervise
  supper sweat swell swelling swept symbol system tablet tail tanned tape tapping tara taste tattoo team tease tele
  tell teller temp temper temple tempo temporal tended terrace terror texture that thee theme these they thong though
  threaded threat tile till time timer times tiny tipping tome tongue topic tort torture tortured toss tote tour toxic
  tread trial tribe trip triplet trying tune typing unwanted valentine vega vegetation veil velvet verse vineyard
  vitality waiter waiting walter warp welch weld whale what whatever when which while wholly whose width winery winner
  witch woke woody wrapped wrapping write writing youngest zebra`.split(/\s+/),
)
