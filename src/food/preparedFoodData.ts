/*
 * Dishes, preparations and rarer foods that a reply may name. The page knows only what they contain. Only
 * the check against the wishes reads them, so the lines may be broad.
 *
 *     name, other name < parent | contents
 *
 * The contents are written as in foodData.ts: `milk` for certain by nature, `milk?` where the recipe or the label
 * decides, `-milk` for what the parent has and this does not. A name without contents keeps a shorter name from being
 * found in it: a butterhead is not butter. Meat of unknown animals is `meat`; pork is `meat, pork`.
 */
/** Dishes that people make. In a step such a name may mean the recipe's own dish, with any ingredients. */
export const dishData = `
  dinner roll, kaiser roll, hoagie roll, hoagie, sub roll, crusty roll, parker house roll, slider bun, slider roll, sweet roll, bao bun, steamed bun, bao < bread | milk?, egg?
  breadstick, bread stick, grissini, rusk, zwieback, melba toast, crostini, bruschetta, pretzel, matzo meal, matzah meal, bagel chip, pita chip, crumpet, bread bowl, bread dough, bread cube, bread slice, toast point, toastie, panini, sliced loaf, flour mixture, seasoned flour, flour paste, tabbouleh, tabouleh, tabouli, kisir | gluten
  french toast, bread pudding, bread and butter pudding, summer pudding, gingerbread, shortbread, stroopwafel, speculaas, speculoos, pizzelle, flapjack, snickerdoodle, cracker crumb, cookie crumb, biscuit crumb, graham cracker crumb, oreo crumb, cookie dough, sugar cookie, butter cookie, batter, tempura, tempura vegetable, tempura prawn, doughnut, donut, churro, beignet, funnel cake, cruller, strudel, apple pie, fruit pie, pot pie, pasty, cornish pasty, empanada, samosa, spring roll, tart shell, pie shell, pastry case, galette, turnover, vol au vent, kataifi, kadayif, boreks, spanakopita, tiropita, ravioli, tortelloni, agnolotti, monkey bread | gluten, egg?, milk?
  roux, velouté, espagnole, brown roux, blond roux, streusel, cobbler, apple crumble, cobbler topping, crumb topping, pizza, calzone, stromboli, pizza bread, flammkuchen, manakish, puri, poori, bhatura, kulcha, luchi, thepla, phulka, tandoori roti, lachha paratha, msemen, malawach, yufka | gluten, milk?
  bechamel, béchamel sauce, mornay, mornay sauce, white sauce, cheese sauce, croquette, croqueta, beurre manié, mac n cheese, macaroni and cheese, macaroni cheese | gluten, milk
  alfredo, alfredo sauce, cacio e pepe, cream cheese frosting, cream cheese icing, rice pudding, kheer, payasam, arroz con leche, tapioca pudding, bread sauce, semolina pudding, gulab jamun, rasgulla, rasmalai, barfi, burfi, peda, rabri, lassi, ayran, doogh, kumis, mishti doi, shrikhand, milkshake, milk shake, latte, cappuccino, flat white, café au lait, horchata de leche, frozen yogurt, sherbet, froyo, soft serve, dulce de leche sauce, toffee sauce, butterscotch sauce, caramel sauce, salted caramel, fudge sauce, hot fudge, milk jam, queso dip, queso sauce, cheese dip, fondue, chile con queso, chili con queso, saag paneer, palak paneer, mattar paneer, butter chicken sauce, makhani sauce, makhani, raita, tzatziki sauce, cacik, borani, cheese stick, mozzarella stick, fried cheese, saganaki, cream sauce, creamy sauce, dauphinoise, dauphinoise potato, gratin dauphinois, potato gratin, scalloped potato, creamed spinach, creamed potato, aligot, white russian | milk
  pan gravy, kibbeh, kibbe, kofte | meat, gluten?
  pancake, hotcake, flapjack pancake, blini, dutch baby, pikelet, drop scone, muffin, cupcake, pound cake, angel food cake, chiffon cake, red velvet cake, carrot cake, banana bread, zucchini bread, layer cake, sponge cake, genoise, victoria sponge, swiss roll, brownie, blondie, whoopie pie, bundt cake, coffee cake, gingerbread cake, fruitcake, fruit cake, christmas cake, simnel cake, lamington, madeleine, chocolate cake, chocolate brownie, devil's food cake, lava cake | gluten, egg, milk?
  beer batter | gluten, alcohol
  cornbread, corn bread, johnnycake, corn muffin, hush puppy, hushpuppy, arepa con queso, corn cake, potato cake, potato pancake, latke, rosti, fritter, courgette fritter, zucchini fritter, corn fritter | gluten?, egg?, milk?
  eclair, profiterole, cream puff, choux, choux pastry, choux bun, gougere, danish, danish pastry, cinnamon roll, cinnamon bun, sticky bun, babka, stollen, panettone, kugelhopf, brioche loaf, pain perdu, quiche, custard tart, pastel de nata, egg tart, frangipane tart, lemon meringue pie, gnocchi alla romana | gluten, egg, milk
  egg roll, katsu, chicken katsu | gluten, egg?, meat?
  quiche lorraine | gluten, egg, milk, meat, pork
  cheesecake, new york cheesecake | milk, egg?, gluten?
  tiramisu, trifle, black forest gateau, black forest cake | gluten, egg, milk, alcohol?
  schnitzel, wiener schnitzel, milanesa, milanese, escalope milanese, chicken fried steak | meat, gluten, egg?
  tonkatsu, katsudon, pork katsu | meat, pork, gluten, egg?
  fried chicken, southern fried chicken, karaage, chicken karaage, orange chicken, general tso chicken < chicken | gluten?, egg?
  chicken parmesan, chicken parmigiana, chicken cordon bleu, cordon bleu < chicken | gluten, milk, egg?
  fish and chips, battered cod, battered haddock, beer battered fish < white fish | gluten
  meatloaf, meat loaf, meatball, swedish meatball | meat, gluten?, egg?, milk?, pork?
  veggie meatball, veggie ball, fried rice, nasi goreng, chahan, yangzhou fried rice | egg?, gluten?, soy?
  noodle soup, ramen broth, tonkotsu, tonkotsu broth | gluten?, meat?, pork?
  chow mein, yakisoba, yakisoba noodle, crispy noodle, dan dan noodle, biang biang noodle, la mian, lamian, jajangmyeon, kalguksu, shoyu ramen, misua, youtiao | gluten, egg?, soy?
  pad thai, pad thai sauce | peanut, egg?, fish?, soy?
  ganache, chocolate ganache, white chocolate ganache, truffle filling, chocolate truffle | milk, soy?
  buttercream, butter cream, buttercream frosting, buttercream icing, brandy butter, hard sauce, swiss buttercream, russian buttercream | milk, egg?
  frosting, chocolate frosting, vanilla frosting, cake icing | milk?, egg?
  royal icing, scrambled egg, fried egg, poached egg, omelette, omelet, frittata, tortilla espanola, spanish tortilla, tortilla de patatas, shakshuka, eggs benedict, egg drop soup, tamagoyaki, egg salad, deviled egg, devilled egg, egg mayonnaise, egg mayo, huevos rancheros, menemen, kuku sabzi, egg fried rice, egg foo young | egg
  eton mess, pavlova, béarnaise, béarnaise sauce, hollandaise, hollandaise sauce, sauce hollandaise, lemon curd, lime curd, orange curd, passion fruit curd, fruit curd | egg, milk
  dacquoise, joconde, macaron, financier, mandelbrot | nut, egg
  pastry cream, creme patissiere, creme pat, creme anglaise, vanilla custard, vanilla sauce, diplomat cream, creme brulee, creme caramel, flan, pots de creme, zuppa inglese, semifreddo, frozen custard, banana pudding, clafoutis | milk, egg, gluten?
  bavarois, bavarian cream | milk, egg, gelatine
  panna cotta | milk, gelatine
  mousse, chocolate mousse, lemon mousse, blancmange | milk?, egg?, gelatine?
  posset, syllabub | milk, alcohol?
  welsh rarebit, rarebit | milk, gluten?
  kulfi, tikka masala, pesto rosso, pesto alla genovese, basil pesto sauce, sun-dried tomato pesto, genovese | milk, nut?
  butter chicken, chicken tikka masala, chicken korma, murgh makhani, tandoori chicken < chicken | milk, nut?
  risotto, polenta with cheese, mashed potato, potato mash, creamy mash, cheese scone, colcannon | milk?
  carbonara, carbonara sauce, spaghetti carbonara | egg, milk, meat, pork
  amatriciana | meat, pork, milk?
  lasagne al forno, moussaka, pastitsio | meat?, milk?, gluten?, egg?
  shepherd's pie, cottage pie | meat, milk?, gluten?
  bolognese, bolognese sauce, ragù alla bolognese, spaghetti bolognese, bolognaise, meat sauce, meat ragu, beef ragu | meat, pork?, celery?
  vegetarian bolognese, lentil bolognese, veggie bolognese | celery?
  beef stroganoff, stroganoff | milk, meat?, alcohol?
  boeuf bourguignon, beef bourguignon, bourguignon, coq au vin | meat, alcohol, sulphites
  mushroom bourguignon, mulled wine, sangria, glühwein, wine sauce, red wine sauce, marsala sauce, mulled cider | alcohol, sulphites
  goulash, gulyas | meat?
  pho, pho broth, bo bun | meat?, fish?
  clam chowder | mollusc, milk?, gluten?, pork?, meat?
  puttanesca sauce, bagna cauda, ceviche, sashimi, gefilte fish, brandade, smoked fish pate, fish pie, fish curry, fish stew, puttanesca, pissaladiere | fish
  tuna salad, tuna mayonnaise, nicoise salad, salade nicoise | fish, egg
  taramasalata | fish, gluten?
  kedgeree | fish, egg, milk?
  caesar salad | fish, egg, milk, gluten?
  som tam, larb, green papaya salad, som tum | fish, crustacean?, peanut?
  tom yum, tom yum paste, tom yum soup | crustacean?, fish?
  sambal belacan, sambal terasi, nasi goreng paste, belacan chilli, xo sauce, har cheong, prawn oil, shrimp oil, shrimp powder, prawn powder, lobster bisque, krill oil, krill, crevette, yabby, langouste, crab paste, tomalley, coconut shrimp, scampi sauce, har gow, ebi fry, thermidor, surf and turf, shrimp cocktail, prawn cocktail | crustacean
  laksa, rendang | crustacean?, fish?, nut?, peanut?
  crab cake | crustacean, egg?, gluten?
  bisque, etouffee | crustacean, milk?, gluten?, celery?
  gumbo, gumbo base, jambalaya | crustacean?, meat?, pork?, celery, gluten?
  bouillabaisse, cioppino, seafood mix, seafood cocktail, frutti di mare, zarzuela | fish, crustacean, mollusc
  paella, seafood paella | crustacean?, mollusc?, meat?, fish?
  sushi, sushi roll, nigiri, maki, california roll | fish?, crustacean?, soy?, sesame?
  takoyaki | mollusc, gluten, egg, fish?
  okonomiyaki, okonomiyaki mix | gluten, egg, fish?, soy?
  squid ink pasta | mollusc, gluten, egg?
  carpaccio, beef carpaccio, steak tartare, beef tartare, philly steak, salisbury steak, sloppy joe, corned beef hash < beef
  cheesesteak, philly cheesesteak, cheeseburger, patty melt < beef | milk?, gluten?
  chicken tikka, meat paste, kebab, shish kebab, shawarma, gyro, souvlaki, kofta, kefta, rillette, terrine | meat
  coronation chicken | meat, egg, sulphites?
  pork dumpling, cochinita pibil, al pastor, tacos al pastor, schweinshaxe, crispy pata, sisig, pork bun, char siu bao, hog roast, pigs in blanket, pigs in a blanket, blt, choucroute garnie < pork
  feijoada, cassoulet | meat, pork?
  scotch egg | meat, pork?, egg, gluten
  toad in the hole | meat, pork?, egg, gluten, milk
  saltimbocca | meat, pork, milk?, alcohol?
  cuban sandwich | meat, pork, milk, gluten
  sausage patty < sausages
  refried bean, refried pinto bean, tamale, tamale dough, flour tortilla dough | pork?, meat?
  mincemeat pie, mince pie, christmas pudding, plum pudding, suet pudding, dumpling dough | gluten, meat?, egg?, alcohol?
  aspic, meat jelly | meat, gelatine
  honey butter | honey, milk
  granola bar, cereal bar, muesli bar, energy bar, protein bar, honey nut cheerio, energy ball | gluten?, nut?, peanut?, milk?, honey?
  baklava, baklawa | gluten, nut, milk?, honey?
  halva, halwa, helva | sesame?, nut?, milk?, honey?
  nut brittle, nut roast, nutloaf, nut loaf, cashew cream, cashew sauce, ajo blanco, picada, tarator, satsivi, panforte, florentine biscuit, almond bark, nut crust, almond brittle, pignoli cookie | nut
  ground nut stew, ground nut soup, groundnut stew, groundnut soup, maafe, mafe, kare kare, massaman, massaman curry, peanut brittle, chikki, peanut dressing, peanut dip, satay skewer, chicken satay, gado gado, kung pao chicken | peanut
  kung pao, kung pao sauce | peanut?, soy, gluten
  bakewell tart, pecan pie, battenberg, linzer torte, linzertorte | nut, egg, gluten, milk?
  waldorf salad, waldorf | nut, celery, egg?, mustard?
  biscotti, florentine | gluten?, nut?, egg?
  cantucci, cantuccini | nut, gluten, egg
  muhammara, romesco, romesco sauce | nut, gluten?
  skordalia | nut?, gluten?
  pasanda, korma, korma sauce, malai kofta | nut?, milk?
  sesame brittle, sesame snap, sesame candy, baba ganoush, baba ghanoush, baba ganouj, mutabal, moutabal, hummus dip, za'atar bread, namul, tarator sauce | sesame
  everything bagel, sesame bagel, simit, sesame cracker | sesame, gluten
  bibimbap, japchae, yakiniku sauce, bulgogi marinade, bulgogi sauce | sesame, soy, gluten
  kimbap, gimbap | sesame, egg?, fish?, soy?
  bulgogi, galbi < beef | soy, gluten, sesame
  falafel mix, dan dan sauce, chilli crisp oil | sesame?, peanut?, gluten?, soy?
  philippine adobo, doenjang jjigae | soy, gluten
  chicken adobo < chicken | soy, gluten
  pork adobo < pork | soy, gluten
  tofu scramble, agedashi tofu | soy
  mapo tofu | soy, gluten?, meat?
  miso soup | soy, fish?, gluten?
  remoulade | egg, mustard
  potato salad | egg?, mustard?, celery?
  macaroni salad | gluten, egg?
  sabayon, zabaglione, zabaione | egg, alcohol
  advocaat, egg nog | egg, alcohol?, milk?
  caesar | mustard?, egg?, milk?, fish?
  vinaigrette, french dressing, balsamic vinaigrette, honey vinaigrette | mustard?
  ranch, ranch dressing | milk, egg?, mustard?
  green goddess dressing | egg?, milk?, fish?
  celeriac remoulade | celery, egg, mustard
  chicken marsala < chicken | alcohol, sulphites
  vodka sauce, penne alla vodka, margarita, mojito, daiquiri, bloody mary, spritz, martini, negroni, rum cake, rum ball, rum baba, baba au rhum, brandy snap sauce, brandy sauce | alcohol
  cheese fondue | milk, alcohol?, gluten?
  kimchi stew, kimchi jjigae | fish?, crustacean?, soy?
  ragu | meat?, celery?
  quesadilla | gluten?
`

/** What one buys. */
export const rarerFoodData = `
  soy, soya | soy, gluten?
  gluten free bread, gluten free breadcrumb | egg?
  demi glace, demiglace, espagnole sauce, beef suet, original suet | meat, gluten?
  rye flour, rye, graham flour, durum, durum wheat, triticale, emmer, wheat germ, wheat bran, wheat starch, wheat berry, wheat flake, vital wheat gluten, shredded wheat, grape nut, malted barley, barley flour, barley malt, malt, malt powder, pearl spelt, wholewheat flour, wholemeal, fu, kishke, weetabix, shreddies, wheat tortilla, lavash bread, pita pocket, pita wedge, stuffing mix, bread stuffing, sage and onion stuffing, dressing cube, stuffing cube, panko breadcrumb, panko bread crumb, italian breadcrumb, cracker meal, shake and bake | gluten
  bran, bran flake, oat bran, oat fibre, oat flake, licorice, liquorice, twizzler, light suet, vegetable atora, light atora, steak fries, cocoa pop, rice krispie, frosted flake | gluten?
  graham cracker, graham crust | gluten, honey?, milk?
  pancake batter, yorkshire pudding batter, crepe batter, waffle batter, crêpe, waffle | gluten, egg, milk
  summer roll, rice paper roll, truffle, black truffle, white truffle, truffle paste, truffle salt, vegetable rennet, vegetarian rennet, microbial rennet, apple jelly, pepper jelly, quince jelly, crabapple jelly, crab apple jelly, currant jelly, red currant jelly, blackcurrant jelly, guava jelly, jalapeno jelly, plum jelly, grass jelly, coconut jelly, agar jelly, strawberry jelly jam, aloe jelly, vegan honey, honey substitute, bee free honey, dandelion honey, honeydew melon, honeycrisp, honeycrisp apple, honey crisp apple, honey mango, honeynut squash, honey nut squash, honey tangerine, honey mushroom, honeysuckle, honey fungus, pistou, gremolata, peanut pumpkin, nut grass, coconut meat, jackfruit meat, swedish fish, just mayo, nut thin cracker, aquafaba, butterbeer, champagne vinegar, beer vinegar, champagne grape, champagne mango, wine grape, port salut grape, cooking wine alternative, water kefir, coconut kefir, kefir lime, kefir lime leaf, kefir lime leave, cream tartar, cream of tarter, coconut whipped cream, whipped coconut cream, coconut whip, coconut condensed milk, condensed coconut milk, evaporated coconut milk, coconut milk powder, nice cream, banana ice cream, sorbet, granita, rice cream, rice whip, milk thistle, milk cap, butterhead, butterhead lettuce, buttercup squash, buttercup, butter pea, butterfly pea, butterfly pea flower, butterkin squash, butter pear, cacao butter, mango butter, pear butter, pumpkin butter, plum butter, vegan buttermilk, body butter, cream nut, king oyster mushroom, oyster plant, oyster leaf, crabapple, hen of the wood, turkey tail, beefsteak tomato, beef steak tomato, beefsteak mushroom, oxheart tomato, ox heart tomato, oxalis, goosefoot, goose grass, cape gooseberry, duck sauce, duckweed, lamb's quarter, pignut, pig nut, horse gram, horse chestnut, cow pea, cowberry, cow parsley, goat weed, goat horn pepper, cat grass, catnip, dog rose, monkey bread fruit, fish mint, fish pepper, fish eye chilli, shrimp plant, scallop squash, pattypan, egg fruit, egg squash, egg tomato, sea grape, snake bean, snake gourd, snake fruit, dragon fruit, dragonfruit, elephant garlic, elephant ear, bear garlic, buffalo berry, bull's blood, bullhorn pepper, ox tongue lettuce, hedgehog mushroom, red kidney bean, white kidney bean, liver fungus, palm heart, lettuce heart, romaine heart, cabbage heart, celeriac heart, ladyfinger pepper, finger lime, bone marrow bean, lion's mane, lion's mane mushroom, bread fruit, breadnut, cheese fruit, cheesecloth, cheese cloth, cheesewood, cheese plant, breadroot, cakebread, bread seed poppy, bunya nut, kola nut, cola nut, betel nut, areca nut, ginger nut root, grass pea, puffed rice cake, corn cake, potato cake, rice cracker plain, mochi, mochi rice, wheatgrass, wheat grass, sweet pickle, bread and butter pickle, honey melon, sour cherry, milk tart apple, meatless crumble, meatless ground, egg replacement, flaxseed egg, linseed egg, aquafaba egg, vegg, fishless filet, chickenless nugget, young green jackfruit, steak spice, chicken seasoning, chicken salt, chicken spice, fish seasoning, fish spice, egg masala, mutton masala, pork seasoning, rib rub, pork rub, chicken rub, steak rub, hamburger seasoning, burger seasoning, turkey seasoning, crab seasoning, bacon salt, bacon bits vegan, almond flavouring, cheese pumpkin, peppernut, hen egg basket, milk mushroom, jute mallow, mallow leaf, marshmallow root, marsh mallow root, celery steak, steak of celery, steak of cauliflower, steak of cabbage, jellyfish, wine yeast, ale yeast, beer yeast, champagne yeast, sushi nori, sushi mat, sushi vinegar, sushi grade, jelly roll pan, bourbon vanilla, muscat vinegar, moscato vinegar, madeira vinegar, pie filling, pie spice, apple pie spice, apple pie filling, cherry pie filling, pumpkin pie filling, lactose intolerant, lactose intolerance, almond wood, walnut wood, pecan wood, stout pot, wine pairing, cannelloni bean, kidney and pinto bean
  katsu sauce, katsu curry sauce, wheat meat | gluten, soy?
  communion wafer, ice cream cone, waffle cone, cannoli, cannoli shell, ice cream sandwich | gluten, milk?
  gemelli, campanelle, ditalini, cavatelli, mafalda, paccheri, casarecce, strozzapreti, gigli, radiatori, egg pasta, fresh pasta, tagliolini, pici, maltagliati, agnolotti < pasta
  marshmallow fluff, marshmallow cream, marshmallow creme, egg wash, egg white powder, meringue powder, albumen, egg powder, powdered egg, liquid egg, beaten egg, onsen egg, pickled egg | egg
  khoya, khoa, mawa, buttermilk ranch, milk solid, milk protein, whey protein, caseinate, sodium caseinate, lactose, milkfat, milk fat, butterfat, butter fat, buttermilk powder, evaporated milk powder, dried skimmed milk, creme double, mascarpone cheese, fromage blanc, quark cheese, curd cheese, farmer cheese, pot cheese, sheep milk, ewe milk, buffalo milk, camel milk, goat yogurt, sheep yogurt, kaymak, qashta, cheese powder, boursin cheese, string cheese, brown butter, beurre noisette, beurre blanc, garlic butter, herb butter, compound butter, lemon butter, butter sauce, browned butter, butter roll, chocolate milk, white chocolate chip, milk chocolate chip, kinder chocolate, dairy milk chocolate | milk
  anchovy butter | milk, fish
  creamer, coffee creamer, coffee whitener, whipped topping, dream whip, non dairy creamer, margarine stick, butter extract, butter flavouring, butter flavoring, hot chocolate mix, chocolate pudding, pudding cup | milk?
  consomme, bouillon powder, meat stock, meat broth, lamb stock, veal stock, duck stock, turkey stock, bone marrow, meat juice, meat glaze, oxtail soup, menudo, elk, moose, reindeer, caribou, antelope, kangaroo, wallaby, crocodile, alligator, hare, squab, emu, horsemeat, cricket flour, cricket powder, mealworm, grasshopper, game meat, offal, sweetbread, giblet, gizzard, chicken heart, chicken gizzard, chicken foot, chicken feet, chicken skin, chicken neck, turkey neck, fowl, game hen, cornish hen, capon, poussin, coronation chicken, chicken liver pate, chopped liver, bone-in thigh, red meat, white meat, meat stock cube, stewing meat, stew meat, meat jerky, pemmican, doner, liverwurst, leberwurst, bone broth powder, collagen, collagen powder, collagen peptide, animal rennet, calf rennet, pepsin, animal fat, rendered fat, chicken powder, chicken bouillon powder, chicken granule, chicken seasoning powder, cochineal, carmine, beef tallow, bone fat, meat, poultry, tenderloin, shoulder roast, turtle meat, snake meat, insect powder, lamb brain, calf brain, game bird | meat
  pork stock, ham stock | meat, pork
  mushroom stock, mushroom broth, kombu stock, kelp stock, kombu dashi, shiitake dashi, vegan dashi, vegan broth, corn stock, suppengrün, suppengruen, soup greens, soup vegetables, vegetable juice, bloody mary mix, vegeta, vegetable bouillon, vegetable stock cube, vegetable stock powder, stock powder, bouillon cube, soup base, soup powder, soup mix | celery?, gluten?
  seafood stock, shellfish stock, prawn stock, shrimp stock, lobster stock, crab stock | crustacean, fish?, mollusc?
  clam juice, clam broth, clamato, clam chowder | mollusc, fish?
  fumet, fish broth, fish fumet, fish oil, cod liver oil, fish bone, anchovy sauce, anchovy oil, gentleman's relish, garum, colatura, colatura di alici, lutefisk, surstromming, ikura, tarama, nuoc mam cham, prahok, padaek, budu, worcester sauce, worcestershire, rollmop herring, fish paste, isinglass, patum peperium, anchovy relish | fish
  bovril | meat, gluten, celery?
  yolk < egg yolks
  chicharrones, pig, hog, piglet, suckling pig, boar, pork cheek, pork jowl, pig trotter, trotter, pig's foot, pork rind, crackling pork, pork fat, pork back fat, fatback, back fat, lardo, leaf lard, streaky rasher, capicola, coppa, soppressata, sobrasada, finocchiona, jamon iberico, jamón serrano, black forest ham, canadian bacon, peameal bacon, bacon bit, bacon jam, pork floss, carnitas meat, kalua pork, siu yuk, head cheese, headcheese, scrapple, ham bone broth, glazed ham < pork
  court bouillon | alcohol?, celery?
  nuoc cham, tom yum paste | fish, crustacean?, peanut?
  xo sauce | crustacean, mollusc, fish?, soy?
  imitation crab, imitation crab meat, krab | fish, crustacean?, egg?, gluten?, soy?
  squid ink, cuttlefish ink, squid ink pasta, razor clam, geoduck, winkle, limpet, sea snail, mussel broth, oyster extract, scallop powder, dried scallop, conpoy, dried oyster, takoyaki filling | mollusc
  turbot, john dory, gurnard, zander, pike, arctic char, whitebait, shad, bluefish, wahoo, opah, kingfish, amberjack, barracuda, rockfish, lingcod, sablefish, black cod, orange roughy, lemon sole, dover sole, brill, hoki, pouting, saithe, garfish, skipjack, bonito, red mullet, striped bass, branzino, dorade, walleye, chilean sea bass, patagonian toothfish, fish head, white fish fillet < white fish
  sturgeon, skate wing, ray wing, lumpfish, burbot < catfish
  cow, ox, calf, heifer, cattle, bison, buffalo meat, yak, ox tongue, beef tongue, beef heart, ox heart, tri tip, spoon roast, rib roast, prime rib, eye of round, eye round, top round, bottom round, ground round, london broil, blade roast, arm roast, hanger steak, flat iron steak, denver steak, tomahawk, picanha, biftek, wagyu, porterhouse, filet mignon, chateaubriand, beef tenderloin, beef fillet, fillet steak, beef short rib, beef rib < beef
  sheep, hogget, mutton chop, lamb rack, rack of lamb, lamb breast, lamb heart, lamb tagine, haggis lamb < lamb
  beef gelatin, beef gelatine, bovine gelatin, halal gelatin, halal gelatine | gelatine, -pork
  pork gelatin, pork gelatine | gelatine, meat, pork
  fish gelatin, fish gelatine | fish, gelatine
  rennet, rennet tablet, liquid rennet | rennet
  hot link, frankfurt, frankfurters, saveloy, cumberland sausage, lincolnshire sausage, breakfast sausage, sausagemeat, toulouse sausage, cervelat, knockwurst, bockwurst, mettwurst, saucisson, summer sausage, pork sausage meat, vienna sausage, polish sausage, spanish sausage < sausages
  gummy candy, gummies, gummy bear, jelly sweet, jelly cube, jell-o, jello powder, jelly powder, jelly crystal, turkish delight sweet, mini marshmallow, marsh mallow, mallow, gelatin powder, gelatine powder, powdered gelatin, leaf gelatine, gelatine sheet, gelatin sheet, sheet gelatin | gelatine
  royal jelly, bee pollen, propolis, beeswax, hot honey, honey syrup, honey glaze, manuka honey, clover honey, acacia honey, honey butter, hydromel | honey
  honey mustard, honey mustard sauce, honey mustard dressing | honey, mustard, egg?
  honey roasted peanut, honey roast peanut < peanuts | honey
  honey ham, honey roast ham < ham | honey
  mead, drambuie | honey, alcohol
  shellac, confectioner's glaze | honey?
  turron, torrone, nougatine | nut, egg, honey?
  praline paste, almond paste, pistachio paste, pistachio cream, hazelnut paste, hazelnut cream, orgeat, orgeat syrup, walnut oil, hazelnut oil, almond oil, pistachio oil, pecan praline, ferrero, rocher, nut meal, nut flour, nut cheese, mixed nut butter, amaretti biscuit, amaretti cookie, marcona almond, filbert, cobnut, hickory nut, pili nut, black walnut, butternut walnut, crushed nut, chopped nut, ground nut meal, slivered almond, blanched almond, sliced almond, almond flake, walnut half, pecan half | nut
  ground nut, ground nut oil, ground nut butter, peanut powder, powdered peanut butter, peanut butter powder, pb powder, pb, pb2, pb2 powder, pbfit, pb fit, pb & me, sun pat, beer nut, bamba, pindasaus, sambal kacang, peanut chutney, goober, boiled peanut, spanish peanut, cocktail peanut, reese's pieces, reeses, peanut m&m, peanut punch, crunchy peanut butter, pb&j | peanut
  massaman curry paste, massaman curry, massaman | peanut?, crustacean?, fish?
  arachis oil | peanut?
  trail mix, bombay mix, cocktail nut, party mix, chex mix | nut?, peanut?, gluten?
  mixed nut, nut mix | nut, peanut?
  toblerone, ferrero rocher | nut, milk
  mortadella | meat, pork, nut?
  frangelico, disaronno, nocino, creme de noyaux | alcohol, nut?
  tahini sauce, tahini dressing, sesame sauce, goma dare, gomadare, gingelly oil, til oil, gingelly, benne, benne seed, hommus, everything bagel seasoning, everything but the bagel, everything but the bagel seasoning, everything bagel spice, everything seasoning, toasted sesame dressing, yakiniku sauce, furikake seasoning, black sesame paste, sesame bagel, sesame cracker, sesame stick, pasteli | sesame
  meatloaf mix, meat loaf mix | meat, pork?
  nutter butter | peanut, gluten, milk?
  egg roll wrapper, egg roll skin | gluten, egg?
  furikake | sesame, fish?, soy?, gluten?
  ketjap, ketjap manis, kecap, ketjap asin, abc sauce, sweet soya sauce, sweet soy, soy glaze, usukuchi, koikuchi, seasoned soy sauce, mushroom soy sauce, yakitori tare, unagi no tare, nitsume, char siu sauce, general tso sauce, mongolian sauce, sesame ginger dressing, teriyaki glaze, teriyaki marinade, stir-fry sauce with soy, maggi liquid seasoning, warishita, soy marinade, soy dressing, soy vinegar, gyudon sauce, adobo sauce filipino, sweet bean paste, tianmianjiang, chunjang, black bean paste, black bean garlic sauce, yellow bean paste, yellow soybean paste, tauco, tauchu | soy, gluten
  unagi sauce, eel sauce, kabayaki sauce, sukiyaki sauce | soy, gluten, alcohol?
  tamari sauce, gluten free tamari, bragg, bragg liquid amino, soy protein isolate, soy protein, soy protein powder, soy flake, soy granule, soy grit, okara, bean curd skin, soy butter, soy nut butter, soja, soy sprout, koji soybean, soybean paste, soy bean paste, tofu cream, inari, miso glaze, miso paste, edamame hummus, textured soy, soy drink, soya drink, soy cheese, soy creamer | soy
  soy oil, soybean oil, vegetable protein, lecithin, emulsifier | soy?
  vegan mince, vegan meat, plant-based meat, meat substitute, meat alternative, meat analogue, meat free piece, vegan nugget, vegan sausage roll, hydrolysed vegetable protein, hydrolyzed vegetable protein, hvp | soy?, gluten?
  sriracha mayo, spicy mayo, chipotle mayo, garlic mayo, garlic mayonnaise, burger sauce, russian dressing, thousand island dressing, remoulade, alioli, aïoli, rouille, gribiche, sauce gribiche, mousseline, sauce mousseline, coleslaw dressing, tuna mayo dip, egg mayonnaise, mayo dressing, big mac sauce, fry sauce, comeback sauce, alabama white sauce, tartar sauce, tartare | egg, mustard?
  vegan mayo, aquafaba mayo, vegan aioli | soy?, mustard?
  surimi stick | fish, egg?, gluten?, crustacean?
  yellow mustard, dry mustard, brown mustard, creole mustard, hot mustard, mustard paste, mustard greens, mustard leaf, mustard cress, mostarda, karashi, kasundi, senf, moutarde, mustard sauce, mustard vinaigrette, mustard dressing, dijonnaise, panch phoron, panch phoran, black mustard seed, gai choy | mustard
  celery stick, celery stalk, celery heart, celery leaf, celery powder, celeriac remoulade, lovage seed, mirepoix, soffritto, holy trinity | celery
  old bay, old bay seasoning | celery?
  sofrito | celery?
  burgundy, chardonnay, merlot, pinot noir, pinot grigio, cabernet, cabernet sauvignon, riesling, sauvignon blanc, chablis, shiraz, syrah, zinfandel, chianti, rioja, bordeaux, beaujolais, rosé wine, sparkling wine, dessert wine, muscat, moscato, madeira, madeira wine, marsala wine, sauternes, ice wine, vin santo, hard cider, sweet wine, fortified wine, lillet | alcohol, sulphites
  rum extract, bitters, amaro, fernet, fernet branca, cynar, pimm's, falernum, creme de cassis, creme de cacao, creme de menthe, everclear, dubonnet, galliano, moonshine, chambord, hard lemonade, angostura bitters, absinthe, aquavit, akvavit, grappa, arak, baijiu, shochu, makgeolli, mezcal, cachaça, curaçao, chartreuse, benedictine, sambuca, anisette, jagermeister, midori, st germain, elderflower liqueur, coffee liqueur, cherry brandy, applejack, armagnac, slivovitz, schnaps, sloe gin, rye whiskey, scotch, scotch whisky, spiced rum, dark rum, white rum, coconut rum, malibu, hard seltzer, rum raisin, flambe liquor, hon mirin, aji mirin, michiu, mijiu, hua diao, huangjiu, shaohsing wine, shao hsing wine, chinese rice wine, chinese cooking wine, cooking sherry, cooking sake | alcohol
  vodka sauce, penne alla vodka | alcohol, milk?
  kvass | gluten, alcohol?
  lager beer, pale ale, ipa, pilsner, wheat beer, beer bread | alcohol, gluten
  vanilla extract, pure vanilla extract, vanilla essence, vanilla paste, lemon extract, orange extract, mint extract, peppermint extract | alcohol?
  almond extract | nut?, alcohol?
  port wine cheese, parmigiano reggiano, grana, pecorino romano, gouda cheese, gruyère, gruyere cheese, emmentaler, emmenthal, appenzell, beaufort, cantal, mimolette, pepper jack cheese, caciocavallo, kashkaval, kasseri, graviera, mizithra, ricotta salata, stracciatella, stracchino, fior di latte, buffalo mozzarella, mozzarella ball, mozzarella pearl, limburger, muenster, munster, tilsit, comté, danish blue, cambozola, saint agur, bleu cheese, bleu, caerphilly, goat cheese log, sheep cheese, ewe's cheese, panela cheese, asadero, chihuahua cheese, pub cheese, pimento cheese, cheese spread, cheese slice, cheese triangle, cheese cube, cheese ball, smoked cheese, mexican cheese, mexican blend, mexican cheese blend, italian blend cheese, italian cheese, blue stilton, romano, romano cheese, hard cheese, neufchâtel, brillat savarin, vacherin, camembert de normandie, époisses, halloumi fries < cheese
  maraschino cherry, glace cherry, candied cherry, mixed peel, candied peel, candied fruit, candied orange, crystallised fruit, dried mango, dried pineapple, dried papaya, dried apple, dried pear, dried peach, dried cherry, golden raisin, dried banana, grape juice, bottled lemon juice | sulphites?
  lupin, lupine, lupine flour, lupin bean, lupini, lupini bean, lupin flake | lupin
  dairy milk < milk
  dairy cream < cream
  dairy butter < butter
  vegetarian parmesan, vegetarian parmesan-style cheese, vegetarian hard cheese < cheese | -rennet
  vegan parmesan, vegan mozzarella, nutritional yeast cheese, vegan butter block | nut?, soy?
  curry roux, curry brick, curry block, japanese curry block, japanese curry brick | gluten, milk?, soy?
  korean bbq sauce, korean barbecue sauce, bulgogi sauce, bulgogi marinade, galbi sauce | soy, gluten, sesame?
  steak sauce, hp sauce | fish?, gluten?, soy?
  seafood seasoning, crab boil, shrimp boil seasoning | celery?, mustard?
  miso mayo, kewpie mayonnaise | egg, soy?
  chocolate spread | nut?, milk?, soy?
  nutella, hazelnut chocolate spread, chocolate hazelnut spread | nut, milk, soy?
  piccalilli | mustard, gluten?
  pickled onion | gluten?, sulphites?
  pickled walnut | nut, gluten?
  sandwich spread | egg?, mustard?, milk?
  bean curd stick, dried bean curd, dried bean curd stick < tofu
`

/**
 * Inedible things, and foods with similar names. A question mark stands for names that can mean a food too: old recipes
 * for biscuits say "ammonia" for baker's ammonia.
 */
export const inedibleData = `
  bleach, household bleach, chlorine bleach, laundry bleach, bleach powder, bleaching powder, chlorine, pool chlorine, chlorine tablet, antifreeze, anti freeze, engine coolant, radiator coolant, coolant, ethylene glycol, screenwash, screen wash, windscreen washer fluid, windshield washer fluid, brake fluid, transmission fluid, motor oil, engine oil, petrol, gasoline, diesel, diesel fuel, kerosene, jet fuel, lamp oil, lighter fluid, charcoal lighter, firelighter, propane, butane, drain cleaner, drain unblocker, drain opener, oven cleaner, toilet cleaner, toilet bowl cleaner, bathroom cleaner, kitchen cleaner, glass cleaner, window cleaner, floor cleaner, carpet cleaner, limescale remover, descaler, rust remover, disinfectant, hand sanitizer, hand sanitiser, household cleaner, all purpose cleaner, detergent, laundry detergent, dish detergent, laundry pod, washing powder, washing up liquid, dish soap, dishwashing liquid, dishwasher tablet, dishwasher salt, dishwasher pod, rinse aid, fabric softener, fabric conditioner, soap, bar of soap, hand soap, castile soap, shampoo, hair conditioner, hair dye, toothpaste, mouthwash, perfume, cologne, deodorant, hairspray, sunscreen, body lotion, hand cream, face cream, shower gel, bubble bath, bath salt, nail polish, nail varnish, nail polish remover, shaving foam, shaving cream, floor polish, furniture polish, shoe polish, metal polish, silver polish, brass polish, paint, house paint, wall paint, spray paint, paint thinner, paint stripper, paint remover, varnish, lacquer, lacquer thinner, wood stain, turpentine, turps, mineral spirits, acetone, methylated spirit, meths, methanol, wood alcohol, denatured alcohol, rubbing alcohol, isopropyl alcohol, isopropanol, surgical spirit, formaldehyde, formalin, glue, superglue, super glue, wood glue, pva glue, craft glue, glue stick, epoxy, epoxy resin, cement, concrete, plaster of paris, battery acid, sulphuric acid, sulfuric acid, muriatic acid, nitric acid, household ammonia, ammonia cleaner, borax, mothball, moth ball, rat poison, mouse poison, ant poison, ant killer, ant bait, roach killer, rodenticide, slug pellet, insecticide, pesticide, bug spray, fly spray, insect spray, weedkiller, weed killer, herbicide, fungicide, fertilizer, fertiliser, poison, arsenic, cyanide, strychnine, thallium, asbestos, death cap, death cap mushroom, destroying angel, deadly nightshade, belladonna, poison hemlock, water hemlock, poison ivy | inedible
  ammonia, white spirit, caustic soda, hydrogen peroxide | inedible?
  baker ammonia, baking ammonia, ammonium bicarbonate, ammonia bicarbonate, ammonium carbonate, salt of hartshorn, edible glue, edible paint, edible varnish, edible glitter glue, sugar glue, food paint, cocoa butter paint, flour glue, soap nut
`
