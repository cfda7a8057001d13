/*
 * The foods that the page knows, one a line, each behind its parent:
 *
 *     name < parent = alias, alias; kind, other name of it <; kind | contents | companions | weights
 *
 * A food can replace its parent, the more general food: spaghetti replaces pasta. With `<` the parent can replace the
 * food too; with `<<` it cannot: cheese cannot replace feta. With `~` neither replaces the other, because they are
 * cooked differently, as smoked salmon and salmon are. Aliases are other names of the same food, with an asterisk if they
 * are brands or misspelt. They match in singular and plural. Foods that differ in nothing but their names may share a line:
 * `harissa = harissa paste / capers = alcaparra`, and `quark, labneh` without aliases.
 *
 * Aliases behind a semicolon are foods of their own to somebody who shops: gin, of vodka. With `<` such a kind is one of
 * the food, or of the parent that follows: cod is a kind of white fish, gin is none of vodka. A food is a kind of its parent,
 * unless its line names another ("a kind of chicken") or says "no kind of it": trout replaces salmon, and is none.
 *
 * The contents are what a diet or an allergy asks about (contents.ts). A food has those of its parent, or of its kind if
 * it has no parent, changed by its own: `milk` contains it, `milk?` perhaps, because the label decides, `-milk` does not.
 *
 * The companions are what the cookbook often uses with it, the best first, without what every second recipe uses.
 *
 * The weights are in grams: `piece 150` of what people count by its name, `stick 40` where a piece has another name,
 * `part 5` where nobody counts it so (a clove of garlic), `tin 145` of what a tin, a jar or a packet holds, and `cup 125` of
 * a cup of 240 ml, `loose 30` of leaves and pieces that fill it loosely, `poured 240` of what a jug measures as well. A
 * narrower name may have its own: `pecan: cup 114`. Those of cups are from the portions of USDA FoodData Central
 * (fdc.nal.usda.gov, SR Legacy), chopped where one measures them so, those with K from the Ingredient Weight Chart of King
 * Arthur Baking (kingarthurbaking.com). A group, such as nuts, weighs what a usual one of it does.
 *
 * A food that no recipe uses is useful if its name contains that of another: without "ice cream", that entry would be cream.
 */

/** The lines, by the kind of their foods. An `aromatic` is a vegetable that flavours a dish. Everybody has a `staple`. */
export const foodData = {
  staple: `
    salt = sea salt, table salt, kosher salt, namak, sal
    pepper = black pepper, black peper, peppercorn, ground pepper, black peppercorn, kali mirch, pimienta, pimenta do reino, paminta; white pepper <
    oil = cooking spray, baking spray, oil spray, olive oil, vegetable oil, sunflower oil, cooking oil, extra virgin olive oil, evoo, avocado oil, frylight*, corn oil, soybean oil, aceite, aceite de oliva, azeite, zeit zeitoun, zeit
    mustard oil < oil | mustard
    green peppercorns ~ pepper, no kind of it = pink peppercorn / smoked salt ~ salt, no kind of it = black salt, kala namak, seasoned salt
    water = tap water, ice, hot water, ice cube
    sugar = white sugar, caster sugar, granulated sugar, superfine sugar, cane sugar, rock sugar, sweetener, sucre, azucar, acucar | | | cup 200
  `,
  meat: `
    chicken = hen, guinea fowl, pollo, murgh, ayam, frango, manok, tavuk, doro, djej, dajaj, morgh, poulet, murg, kuku, chicken adobo cut | | garlic, lemon, bell peppers, carrots, coconut milk, mushrooms, soy sauce | part 150
    chicken breast < chicken = chicken fillet, chicken tender, chicken strip, chicken escalope, pechuga | | | piece 170
    chicken thigh < chicken | | | piece 110
    chicken drumstick < chicken thigh, a kind of chicken = chicken leg, drumstick, leg quarter | | | chicken leg: piece 250, leg quarter: piece 300
    whole chicken, a kind of chicken = roasting chicken | | | piece 1500
    chicken wing ~ chicken | | | piece 80
    chicken carcass = carcass, chicken bone, turkey carcass, roast chicken carcass / duck, oxtail, veal, foie gras / goat meat = goat, goat leg
    cooked chicken ~ chicken = roast chicken, rotisserie chicken, rotisery chicken, shredded chicken, pulled chicken, bbq chicken, barbecue chicken, barbecued chicken, grilled chicken, fried chicken, chicken adobo, cooked whole chicken, tinned chicken | | | piece 600, loose 140
    turkey << chicken, no kind of it = turkey breast, turkey steak, pavo
    cooked turkey << cooked chicken, no kind of it = roast turkey, turkey slice, deli turkey, turkey deli meat, turkey lunch meat | | | piece 4000
    smoked turkey << cooked turkey, no kind of it = smoked turkey leg, smoked turkey wing / duck breast < duck / duck leg ~ duck, a kind of duck
    cooked duck << cooked chicken, no kind of it = roast duck, confit duck, confit duck leg
    ground meat = mince, minced meat, mincemeat, keema, kiyma, carne moida, kafta, giniling, qeema, hackfleisch | | onions, canned tomatoes, carrots, pasta, cheese
    ground turkey << ground meat = turkey mince, minced turkey / ground chicken << ground meat = chicken mince, minced chicken
    ground beef < ground meat = beef mince, grd beef, minced beef, hamburger, burger meat, lean beef, steak mince, carne molida, carne picada, ground chuck | | onions, canned tomatoes, kidney beans, tortillas, cheddar, pasta
    burger patties << ground beef, no kind of it = burger, hamburger patty, beef burger, beefburger, beef patty, quarter pounder | gluten?, celery?, mustard?
    ground pork < ground meat = pork mince, minced pork | pork
    ground lamb < ground meat = lamb mince, minced lamb
    cooked mince = leftover mince, cooked ground beef, leftover taco meat, cooked ground meat / bones = beef bone, soup bone, marrow bone
    leftover bolognese << cooked mince, no kind of it = bolognese, leftover ragu, leftover bolognese sauce | pork?
    beef = carne, daging, res, baka, bistec, boeuf, niu rou, carne de res; galbi < | | onions, carrots, mushrooms, tomato paste, stock
    stewing beef < beef = beef stew meat, stew beef, chuck steak, braising steak, stewing steak, diced beef; short rib <; ox cheek, beef cheek <; beef shin, beef shank <
    roasting joint < beef = beef joint, beef roast, rump roast, topside / pot roast beef << beef = brisket, chuck roast, silverside
    cooked beef ~ beef = roast beef, beef slice, pot roast, shredded beef, carne mechada, ropa vieja, carne desmechada, italian beef, bulgogi
    corned beef ~ cooked beef = bully beef | | | tin 340
    pastrami ~ cooked beef = bresaola, pastirma, basterma / salt beef ~ cooked beef = carne seca, dried beef, charque
    steak << beef = beefsteak, sirloin, rump steak, rib eye, ribeye, flank steak, beef steak, skirt steak, bavette, minute steak, beef strip, stir fry beef, arrachera, lomo, carne asada, entrecote, t bone, beef bulgogi, bulgogi slice, bulgogi meat | | | piece 220
    trotters = pig trotter, paya, sheep trotter, cow foot, cow leg, pig foot | pork?
    tripe = shaki, ponmo, kpomo, pomo, saki / lamb = lahm, mutton, lamb neck, gosht, kuzu, goosht
    pork = cerdo, puerco, baboy, pernil, thit heo, porc | pork | cabbage, apples, soy sauce, ginger, mustard
    pork shoulder < pork = pork joint, pork roast; pork leg < pork; pork loin < pork / pork tenderloin << pork = pork fillet
    pork belly < pork = liempo, samgyeopsal, thit ba chi / pork ribs ~ pork = spare rib, costillas, baby back rib, costillita, costilla puerco
    pork chop << pork = pork steak, pork loin chop, loin chop, pork cutlet, chuletas | | | piece 200
    cooked pork ~ pork = roast pork, pulled pork, char siu, carnitas, chashu, pork adobo, lechon
    lamb shank ~ lamb / lamb joint < lamb = lamb leg / cooked lamb ~ lamb = roast lamb / lamb shoulder < lamb joint
    lamb chop << lamb = lamb cutlet, lamb loin chop | | | piece 110
    horse meat = horse, horse steak / rabbit / frog leg = frog | unkosher
    salt pork ~ pork = salted pork, scrunchion, pork scrunchion
    balut | egg
    venison = venison steak, venison loin, deer, deer meat, deer steak / pheasant = quail, goose, partridge, grouse, pigeon, ostrich
    wild boar / bacon fat = bacon grease / ham hock = ham shank, gammon joint, pork hock, pork knuckle | pork
    cooked meat = leftover roast, leftover meat, deli meat, cold meat, cold cut / liver = ; chicken liver <; lamb liver <; calf liver <; liver pate
    bacon = lardon, streaky bacon, back bacon, rasher, tocino, boczek | pork | eggs, potatoes, mushrooms, cheese, leek, bread | rasher 25, tin 250
    beef bacon << bacon / turkey bacon << bacon = turkey rasher, chicken bacon, lamb bacon | -pork
    pancetta < bacon = guanciale, salo / lard < bacon fat, no kind of it = manteca
    dripping < bacon fat, no kind of it | pork?
    suet < dripping = shredded suet, packet suet, atora, atora suet | -pork, gluten?
    goose fat < bacon fat, no kind of it = beef fat; duck fat; schmaltz, chicken fat; tallow, beef dripping; beef suet | -pork
    ham = jambon, cooked gammon steak | pork | cheese, bread, mustard, eggs, peas, mushrooms | slice 25
    turkey ham ~ ham = chicken ham | -pork
    prosciutto << ham = parma ham, serrano ham, jamon, speck / spam << ham, no kind of it = luncheon meat
    ham bone ~ ham hock = gammon bone / gammon steak ~ ham hock = gammon, ham steak
    sausages = brat, banger, snag, boerewors, knackwurst, sausage meat, salchicha, rookworst, weisswurst, clonakilty; bratwurst <; italian sausage <; chipolata <; kielbasa, smoked sausage <; andouille < | pork?, gluten?, celery?, mustard? | potatoes, onions, mustard, beans, kale | part 65, smoked sausage: piece 225
    pork sausages < sausages = pork chipolata, cumberland sausage, lincolnshire sausage, linguica, paio | pork
    cooked sausages ~ sausages = cocktail sausage | | | piece 60
    sausage rolls ~ cooked sausages | gluten, egg?, milk?
    pork pie << sausage rolls | pork
    hot dog = frankfurter, wiener, hot dog sausage, hotdog | pork?, celery?, mustard?
    chorizo ~ sausages = longaniza, chorizo sausage, longganisa, calabresa | pork | | part 200
    chinese sausage ~ sausages = lap cheong, lap xuong, lup cheong, chinese bacon | pork
    merguez << sausages = sujuk, sucuk | -pork
    turkey sausages << sausages = chicken sausage, lamb sausage, beef sausage, venison sausage, beef chorizo, turkey chorizo, beef hot dog, chicken hot dog, turkey hot dog, beef frankfurter, chicken frankfurter | -pork
    black pudding = blood sausage, drisheen, morcilla, white pudding | pork, gluten?, celery?, mustard?
    haggis | gluten, celery?, mustard?
    salami = salame, kabanos; pepperoni; mortadella; nduja / pork crackling = pork scratching, chicharron | pork
    beef salami << salami = turkey salami, chicken salami, beef pepperoni, turkey pepperoni, chicken mortadella, beef mortadella | -pork
    pate | milk?
    kidney = lamb kidney / doner meat = kebab meat, gyro meat / biltong = beef jerky, jerky / pet food = cat food, dog food
    chicken nugget = breaded chicken, chicken goujon, popcorn chicken, chicken kiev, chicken burger, chicken burger patty | gluten
    meatballs = meat ball | gluten?, egg?, pork?, celery?, mustard?
  `,
  fish: `
    white fish = fish, seabass, fish fillet, coley, basa, croaker, milkfish, barramundi, pangasius, whiting, rohu, hilsa, pescado, ikan, eja, bangus, ilish, isda, fish steak, basa steak, mullet, carp, grass carp, perch, poisson, machli, samak, corvina, rui, rui mach, katla, mach, ilish fish, hilsa fish; cod, cod steak <; haddock <; hake, hake steak, merluza <; pollock <; tilapia <; sea bass <; halibut <; sole <; plaice <; snapper <; bass <; sea bream, bream <; mahi mahi <; grouper <; flounder < | | lemon, parsley, potatoes, peas, dill | part 140
    whole fish << white fish = whole sea bass, whole bream, whole sea bream, whole snapper, whole red snapper, whole tilapia, whole trout | | | part 400
    cooked fish ~ white fish = baked fish, cooked white fish / smoked fish ~ white fish = smoked haddock, smoked cod, tinapa
    salt fish ~ white fish = salt cod, bacalhau, saltfish, salted cod, bacalao, salted fish, koobi, salted tilapia
    stockfish ~ white fish = dried fish, dried cod, maldive fish, tuyo, momoni, bombay duck, umbalakada, stock fish
    salmon = salmon fillet, salmon steak | | lemon, dill, broccoli, potatoes, soy sauce | part 150
    cooked salmon << cooked fish = poached salmon, baked salmon
    trout << salmon, no kind of it = trout fillet | | | part 140
    tinned salmon ~ salmon = canned salmon, salmon tin, salmon can | | | tin 210
    smoked salmon ~ salmon = lox, gravlax | | | tin 100
    smoked trout << smoked salmon, no kind of it
    tuna = canned tuna, tinned tuna, tuna fish, john west*, atun | | pasta, sweetcorn, mayonnaise, olives, canned tomatoes | tin 145
    tuna mayo << tuna = tuna mayonnaise | egg
    tuna steak ~ tuna = fresh tuna, kelawalla, balaya
    sardines = tinned sardine, pilchard, canned sardine, sprat | | | tin 120
    fresh mackerel << white fish = mackerel fillet, mackerel, titus fish, saba, godeungeo, buri, yellowtail, yellowtail collar, hamachi
    fresh sardines << fresh mackerel, no kind of it
    smoked mackerel | | | part 80, tin 120
    tinned mackerel << smoked mackerel, no kind of it = mackerel tin, canned mackerel / herring ~ sardines = kipper, smoked herring, pickled herring, rollmop
    anchovies = anchovy fillet, anchovy paste, anchovie* | | | tin 50
    swedish anchovies ~ anchovies = ansjovis
    dried anchovies = ikan bilis, myeolchi, ikan teri, halmasso, dried sprat / caviar = roe, fish roe, masago, tobiko, taramasalata, bottarga
    eel = unagi, smoked eel / catfish < white fish = catfish steak, shark; swordfish, swordfish steak < white fish; monkfish < white fish | unkosher
    prawns = shrimp, king prawn, gamba, camaron, udang, ebi, camarao, hipon, jhinga, camarone, crevette, chingri, gambari; langoustine; crawfish; scampi < | crustacean, -fish | garlic, chilli, lemon, rice, noodles | part 12
    cooked prawns ~ prawns = cooked shrimp, cocktail prawn, pink prawn | crustacean, -fish
    dried shrimp = dried prawn; crayfish / shrimp paste = belacan, terasi, prawn paste, kapi, bagoong, saeujeot, alamang / lobster | crustacean, -fish
    crab = crab meat, brown crab, alimango | crustacean, -fish
    crab stick = surimi, seafood stick, imitation crab, crabstick | gluten?, egg?, crustacean
    mussels = tahong, moule | mollusc, -fish | | part 20
    clams = vongole; cockle / snail = escargot, periwinkle / octopus = pulpo | mollusc, -fish
    squid = calamari, cuttlefish, abalone, whelk, conch, pusit, cumi, sotong, lula / scallops, oysters | mollusc, -fish
    mixed seafood = seafood, fruits de mer | crustacean, mollusc
    fish finger = fish stick, breaded fish, battered fish, fishfinger, captain birdseye | gluten
    fish cake = fishcake, fish ball, fish burger, salmon burger, tuna burger | gluten?
    eomuk << fish cake = korean fish cake, odeng, fish cake sheet, kamaboko, chikuwa | gluten, egg?, soy?, crustacean?, mollusc?
  `,
  vegetable: `
    leek = puerro, poireau, lauch | | potatoes, cream, bacon, thyme, carrots | piece 150, loose 89
    tomatoes = cherry tomato, plum tomato, beef tomato, jitomate, tomate, tamatar, kamatis, domates, gojeh, ca chua, banadora, tamatem | | onions, garlic, basil, mozzarella, cucumber, feta, bread | piece 100, cherry tomatoes: piece 15, cherry tomatoes: loose 149, loose 180
    canned tomatoes = tinned tomato, chopped tomato, crushed tomato, tin tomato, can tomato, peeled tomato, diced tomato, tinned plum tomato, tinned cherry tomato, san marzano, mutti* | | onions, garlic, chickpeas, pasta, basil, kidney beans
    tomatoes with green chillies << canned tomatoes, no kind of it = rotel*, ro tel*, rotel tomato* | | | tin 283
    passata << canned tomatoes, no kind of it = tomato passata, tomato puree sauce, sieved tomato, polpa | | | poured 240, tin 680
    sun-dried tomatoes = sundried tomato, sunblush tomato / cassava = yuca, manioc, mandioca, aipim
    bell pepper = red pepper, green pepper, yellow pepper, orange pepper, capsicum, sweet pepper, romano pepper, pointed pepper, mixed pepper, tatashe, pimiento, peper*, shimla mirch, pimiento rojo, pimentao, biber, sivri biber | | onions, courgette, canned tomatoes, feta, paprika | piece 160, loose 149
    poblano pepper << bell pepper, no kind of it = poblano, poblano chile, rajas de chile poblano
    roasted peppers ~ bell pepper = roasted pepper, roasted red bell pepper, jarred pepper, roasted red pepper, piquillo
    carrot = baby carrot, zanahoria, carrot lox, carrot noodle, gajar, wortel, cenoura, lobak merah, ninjin, havij, gazar, havuc | | onions, celery, potatoes, lentils, ginger, peas | piece 80, loose 128, grated carrot: loose 110, shredded carrot: loose 110
    celery = apio, aipo | celery | carrots, onions, stock, lentils | stick 40, loose 101
    potato = spud, new potato, baking potato, baby potato, russet, jacket potato, aloo, maris piper, yukon gold, papa, tattie, tatty, kentang, batata, gamja, papa pastusa, ziemniaki, krumpli, patates, patatas, jersey royal, king edward, tater, kartoffel, papa amarilla | | onions, bacon, leek, sausages, peas, sour cream, carrots | piece 180, jacket potato: piece 220, new potatoes: piece 50, baby potatoes: piece 40, loose 150, tin 1000
    cooked potatoes ~ potato = roast potato, boiled potato, roastie, roasty, leftover roasty, baked potato, tinned potato | | | piece 120, baked potato: piece 220, loose 150
    mashed potato = mash, mash potato, instant mash, colcannon, smash* | milk? | | cup 210
    sweet potato = kumara, camote, goguma, kamote, batata doce, satsumaimo | | black beans, coconut milk, spinach, feta, lime | piece 250, loose 133
    yam = white yam, breadfruit | | | piece 1200
    taro leaves = arbi leaf, gabi leaf, patra, arbi ke patte
    cassava leaves, jerusalem artichoke, bamboo shoots, water chestnuts, romeritos, hearts of palm / elephant foot yam = suran, jimikand
    taro = cocoyam, eddoe, gabi, dasheen, arbi / squash blossoms = courgette flower, squash flower, flor de calabaza
    plantain = green plantain, ripe plantain, platano, maduro, saba banana, banana da terra, saging na saba, platano maduro, platano verde, green banana, matoke, raw banana, vazhakka | | | piece 200
    courgette = zucchini, marrow, calabacita, aehobak, korean squash, kabak, kousa; courgetti, zoodle, courgette noodle, zucchini noodle, vegetable noodle < | | garlic, feta, basil, pasta, canned tomatoes | piece 200, loose 124
    aubergine = eggplant, brinjal, baingan, egg plant, aubergine steak, eggplant steak, terung, garden egg, talong, terong, nasu, begun, patlican, bademjan, batenjan, badrijani, melanzane, berenjena, wambatu | | canned tomatoes, garlic, yogurt, mozzarella, chickpeas | piece 300, loose 82
    cucumber = timun, pepino, kheera, cuke, khiar | | yogurt, mint, lettuce, tomatoes, feta | piece 300, loose 133, sliced cucumber: loose 104
    broccoli = calabrese; tenderstem, broccolini < | | garlic, soy sauce, cheese, pasta, ginger | head 350, loose 91
    cauliflower = gobi, romanesco, cauliflower pizza crust, cauliflower pizza base, cauliflower gnocchi, cauliflower couscous, cauliflower steak, gobhi; cauliflower rice | | cheese, curry powder, chickpeas, yogurt, cream | head 700, loose 107
    spinach = baby spinach, palak, espinaca, bayam, horenso, waterleaf, malunggay, shungiku, saag, ispanak, purslane, verdolaga, sabanekh, kankun, gotukola, mukunuwenna; chard, swiss chard, acelga; water spinach, morning glory, kangkong, kangkung, ong choy, rau muong | | garlic, feta, chickpeas, eggs, lemon, ricotta | loose 30, tin 200
    kale = cavolo nero, curly kale, boerenkool | | garlic, beans, sausages, potatoes
    collard greens << kale, no kind of it = collard, turnip green, beet green, ugu, bitter leaf, callaloo, efo, methi, couve, kontomire, cocoyam leaf, bitterleaf, ndole leaf, ndole, gomen, nkontomire, ugwu, sukuma wiki; spring green; mustard green
    molokhia = mulukhiyah, jute leaf, ewedu / sauerkraut = kapusta kiszona / chicory = endive; radicchio
    cabbage = cabbage steak, repollo, kol, repolyo, patta gobi, kapusta, lahana, tikil gomen, chou; red cabbage <; white cabbage, green cabbage <; savoy <; hispi <; slaw mix, coleslaw mix | | carrots, spring onions, bacon, soy sauce, pork | piece 900, loose 89
    napa cabbage < cabbage = chinese cabbage, chinese leaf, napa, wombok, baechu, hakusai
    kimchi | fish?, crustacean?
    pak choi = bok choy, pak choy, bok choi, tatsoi, pakcoy, pechay, petchay, komatsuna, sawi | | | piece 100
    choy sum < pak choi, no kind of it = yu choy, choi sum / gai lan < pak choi, no kind of it = chinese broccoli, kai lan
    lettuce = salad, lamb lettuce, lettuce wrap, lechuga; romaine <; iceberg <; little gem <; butter lettuce <; mixed leaf < | | tomatoes, cucumber, avocado, feta, mayonnaise | piece 300, tin 120
    rocket << lettuce, no kind of it = arugula, rucola, roka | | | loose 20, tin 60
    watercress << lettuce, no kind of it = cress, salad cress
    mushrooms = chestnut mushroom, champignon, cremini, lobster mushroom, chicken of the wood, mushroom steak, shimeji, huitlacoche, king oyster; portobello, portobello mushroom, portobello steak <; oyster mushroom <; enoki <; maitake <; chanterelle <; straw mushroom < | | garlic, cream, bacon, parmesan, thyme, eggs | part 20, portobello: piece 80, portobello mushroom: piece 80, loose 70, tin 250
    shiitake < mushrooms = shiitake mushroom / dried mushrooms = dried shiitake; porcini <; wood ear, wood ear mushroom, black fungus
    peas = mutter, frozen pea, petit pois, matar, guisante, arveja | | potatoes, mint, ham, leek, carrots | cup 145
    mushy peas ~ peas / mangetout = mange tout, snow pea; sugar snap pea, snap pea, sugar snap / artichoke hearts = artichoke / guacamole = guac
    green beans = french bean, string bean, haricot vert, fine bean, long bean, yardlong bean, kacang panjang, sitaw, ejote, judia verde, loubieh; runner bean | | garlic, potatoes, lemon, soy sauce | loose 100
    sweetcorn = corn, sweet corn, maize, corn on the cob, choclo, elote, green giant*, maiz, milho, jagung, mazorca; baby corn | | cheddar, tuna, bell peppers, black beans, sour cream | part 150, corn on the cob: piece 200, cup 145, tin 200
    creamed corn = cream style corn / tomato soup | milk?
    asparagus | | | spear 20, loose 134
    pumpkin = kabocha, calabaza, kaddu, kalabasa, auyama, zapallo | | onions, coconut milk, ginger, sage, feta | piece 2000, loose 116
    butternut squash << pumpkin, no kind of it = squash, butternut, butternut pumpkin; acorn squash; spaghetti squash | | | piece 900, loose 140
    pumpkin puree = tinned pumpkin, canned pumpkin, tin pumpkin, can pumpkin | | | cup 245
    avocado = avo, aguacate, palta | | lime, black beans, tortillas, tomatoes, eggs, coriander | piece 160, loose 150
    beetroot = beet, buryak, chukandar | | | piece 90, loose 136
    radish = labanos, lobak, rabano; jicama | | | piece 10, loose 116
    daikon << radish, no kind of it = mooli, daikon radish, white radish, korean radish, lo bok, mu, lo bak, luo bo | | | piece 500
    fennel | | | piece 230, loose 87
    parsnip = parsley root | | | piece 110, loose 133
    swede << parsnip, no kind of it = rutabaga, neep; kohlrabi | | | piece 600
    turnip << parsnip, no kind of it = shalgam | | | piece 150, loose 130
    celeriac << parsnip, no kind of it = celery root | celery | | piece 600, loose 156
    brussels sprouts = sprout | | | piece 15, loose 88
    okra = lady finger, bhindi, bamia, okro, quiabo, bendi, ochro, bamya, bamieh, gombo, bandakka | | | loose 100
    petai = stink bean, sator bean / bitter melon = bitter gourd, karela, ampalaya / konnyaku = konjac, konjac jelly
    bottle gourd = lauki, dudhi, upo, turai, ridge gourd, winter melon / banana blossom = banana heart / lotus root = renkon
    chayote = christophine, sayote, labu siam / tomatillos = tomate verde / nopales = nopal, cactus, nopalito / seaweed = samphire, dried seaweed
    bean sprouts = beansprout, mung bean sprout, tauge, togue, taugeh, sukju | | | tin 300, loose 104
    soybean sprouts < bean sprouts = kongnamul, soya bean sprout, soya sprout, soy sprout | soy
    hijiki << seaweed = dried hijiki / nori << seaweed = gim, aonori / wakame << seaweed = miyeok, dried wakame / kombu << seaweed = kelp, dashima, konbu
    cooked vegetables = leftover vegetable, leftover veg, roast vegetable, roasted vegetable, cooked veg, roast veg, leftover roast vegetable | | | loose 150
    mixed vegetables = vegetable, veggy, veg, stir fry vegetable, stew pack, stir fry mix | | | loose 140
    veggie burger = vegetable burger, bean burger, vegetarian burger, veggie burger patty, vegetable burger patty, vegetarian burger patty, bean burger patty, quorn burger, veg burger, lentil burger, chickpea burger, mushroom burger, falafel burger, black bean burger, beet burger, beetroot burger | gluten?, egg?
    tofu burger << veggie burger = soya burger | soy
    halloumi burger << veggie burger | milk
    ackee = akee / drumstick pods = moringa, murungakkai / burdock = gobo
  `,
  aromatic: `
    onion = red onion, white onion, yellow onion, brown onion, cebolla, pyaz, bawang besar, cebola, sibuyas, pyaaz, bawang bombay, sogan, yangpa, cebula, piaz, shinkurt, bassal, oignon, tamanegi, alubosa, cebolla roja | | garlic, carrots, potatoes, canned tomatoes, bell peppers, mushrooms | piece 150, loose 160, sliced onion: loose 115
    shallot < onion = banana shallot, bawang merah | | | piece 30
    pearl onion < onion = pickling onion
    garlic = garlic clove, ajo, lehsun, bawang putih, alho, bawang, lasan, lahsun, nech shinkurt, toum, ail, maneul, ninniku, sarimsak | | onions, lemon, canned tomatoes, parsley, spinach, ginger | part 5
    spring onion = green onion, scallion, salad onion, welsh onion, negi, daepa, daun bawang, hanh la | | soy sauce, ginger, noodles, sesame oil, eggs | piece 15, loose 100
    garlic chives = chinese chives, nira, wild garlic, ramp, ramson, kuchai, ku cai / pickled onion
    crispy fried onions = crispy onion, fried onion, fried shallot, crispy shallot | gluten?
  `,
  fruit: `
    lemon = lemon juice, lemon zest, nimbu | | parsley, yogurt, garlic, white fish, chickpeas, mint | piece 100
    preserved lemon << lemon, no kind of it = lemon confit
    lime = lime juice, lime zest, calamansi, limon, kalamansi | | coriander, avocado, chilli, coconut milk, tortillas, fish sauce | piece 60
    lime leaf = lime leave, daun jeruk / grapefruit = pomelo / persimmon = kaki, sharon fruit / jackfruit = jak fruit
    orange = laranja, naranja; clementine, mandarin, tangerine, satsuma; blood orange < | | | piece 160
    orange juice, yuzu, quince, cherries, lychee, kumquat, rambutan, grapes, guava, rhubarb, gooseberries, palm nuts, fruit | | | grapes: cup 151, cherries: cup 154, rhubarb: cup 122
    apple = granny smith, cooking apple, bramley, pink lady, crab apple | | oats, cinnamon, butter, honey, raisins | piece 150, loose 125
    apple sauce = applesauce | | | cup 255 K
    pear | | | piece 160, loose 140
    banana | | oats, milk, peanut butter, honey, yogurt, cinnamon | piece 110, mashed banana: cup 225, sliced banana: loose 150
    berries = summer fruit | | yogurt, oats, honey, milk, vanilla | cup 145
    strawberries < berries = strawb | | | cup 152
    blueberries < berries | | | cup 148
    raspberries < berries | | | cup 123
    blackberries < berries | | | cup 144
    peach = ; nectarine | | | piece 130, nectarine: piece 130, loose 154
    apricots | | | apricot: piece 40
    plum = damson | | | piece 70
    mango = alphonso | | | piece 250, loose 165
    green mango ~ mango
    pineapple = tinned pineapple | | | piece 900, loose 165
    papaya = pawpaw | | | loose 145
    green papaya ~ papaya / melon = ; watermelon <; cantaloupe <; honeydew < / pomegranate = pomegranate seed, anar / hawthorn berries = haw, hawthorn
    kiwi = kiwi fruit, kiwifruit | | | piece 75
    passion fruit = passionfruit, maracuya | | | piece 35
    raisins = sultana, dried fruit, kishmish, pasa; currant | sulphites? | | cup 149 K
    cranberries | | | cup 100
    dried cranberries ~ raisins = craisin | | | cup 114 K
    barberries ~ raisins = zereshk / prunes ~ raisins = dried plum, aloo bukhara, alu bukhara / dried apricots ~ raisins
    prickly pear = cactus pear, cactus fruit / tamarind = kokum, tamarind paste, imli, asam jawa, sampalok, goraka, siyambala
    dates = medjool date, red date, jujube, khajoor | | | cup 149 K
    figs | | | fig: piece 50
    coconut = desiccated coconut, noix de coco, nariyal | | | cup 85 K, coconut flake: cup 60 K
    tinned fruit = fruit cocktail, canned fruit; tinned peach, canned peach <; tinned pear <
  `,
  herb: `
    parsley = perejil, persil, maydanoz, cheiro verde, jafari, ghormeh sabzi herb, ghormeh sabzi mix | | lemon, garlic, bread, potatoes, chickpeas | loose 60
    basil = albahaca | | mozzarella, tomatoes, parmesan, garlic, pasta | loose 24
    thai basil << basil = holy basil, kra pao, horapa
    coriander = cilantro, dhania, coentro, pak chi, kindzi, kozbara, qesbor, kothmir, gishniz | | lime, chilli, cumin, avocado, black beans | loose 16
    culantro << coriander, no kind of it
    mint = pudina, nane, hierbabuena, podina, nana, hortela | | yogurt, cucumber, couscous, feta, peas
    dill = eneldo, shevid, dereotu, koperek / chives, sage, tarragon, chervil, epazote / rosemary = romero / oregano = mexican oregano; marjoram
    thyme = tyme*, tomillo, savory, summer savory, winter savory | | carrots, leek, mushrooms, potatoes
    bay leaf = bay, tej patta, laurel, daun salam, louro / shiso = perilla, kkaennip, perilla leaf / scent leaf = nigerian basil, utazi, efirin
    pandan = rampe / lemongrass = lemon grass, serai, sereh, takrai / curry leaves = curry leave, kari patta, karapincha, kadi patta, curry patta
    fenugreek leaf = kasuri methi, dried fenugreek, dried methi, kasoori methi, shanbalileh, fenugreek leave / banana leaf = ; corn husk
    mixed herbs = herb, ital seasoning; italian seasoning <; herbes de provence < / waakye leaves = sorghum leaf, sorghum leave, millet leaf
  `,
  egg: `
    egg replacer = flax egg, egg substitute, chia egg, vegan egg | -egg
    eggs = huevo, egs*, anda, telur, tamago, ovo, itlog, yumurta, trung, tokhm morgh, ande, oeuf, anday, dim, gyeran; duck egg, goose egg < | | bread, spinach, spring onions, bacon, mushrooms, cheese, milk, flour | part 55
    quail egg, egg whites, egg yolks ~ eggs / century eggs ~ eggs = preserved egg, thousand year egg, salted duck egg, salted egg
    boiled eggs ~ eggs = hard boiled egg, cooked egg, soft boiled egg, huevo duro
  `,
  dairy: `
    milk = whole milk, skimmed milk, semi-skimmed milk, full fat milk, cow milk, goat milk, doodh, leche, leite | | flour, bananas, oats, cinnamon, cheese, berries
    milk powder = powdered milk, dried milk, dry milk, nonfat dry milk, nido / buttermilk = sour milk; kefir / evaporated milk = leche evaporada
    plant milk << milk = plant based milk, vegan milk, dairy free milk, non dairy milk, alpro*, rude health | -milk, soy?, nut?
    oat milk < plant milk = oatly*, oat drink, barista oat | gluten?, -soy, -nut
    almond milk < plant milk = almond breeze, nut milk; cashew milk < plant milk; hazelnut milk < plant milk; macadamia milk < plant milk | nut, -soy
    rice milk < plant milk = hemp milk, pea milk, flax milk | -soy, -nut
    soy milk < plant milk = soya milk | soy, -nut
    condensed milk = carnation*, leche condensada, leite condensado, leite moca | | | tin 397
    butter = unsalted butter, noix de beurre, lurpak*, kerrygold*, land o lake*, anchor*, makhan, mantequilla, manteiga | | bread, cream, leek, mushrooms, potatoes, lemon, peas | part 113, cup 227 K
    ghee << oil, no kind of it = clarified butter, samneh, samna, niter kibbeh, smen | milk
    margarine << butter, no kind of it = marg, spread, flora*, stork*, clover* | milk?, soy? | | cup 227 K
    shortening << butter, no kind of it = crisco*, trex | -milk, soy? | | cup 184 K
    vegan butter << butter = dairy free butter, plant butter, dairy free spread, vegan spread, vegan margarine, vegan marg, vitalite | -milk, soy?, nut?
    cream = double cream, heavy cream, whipping cream, elmlea*, creme de leite, malai, crema de leche; half and half | | leek, mushrooms, parmesan, bacon, white wine, potatoes | poured 240, tin 300
    single cream << cream = pouring cream, light cream / clotted cream ~ cream
    vegan cream << cream = oat cream, plant cream, oatly cream, dairy free cream, non dairy cream | -milk, soy?, gluten?, nut?
    soy cream << vegan cream = soya cream | soy, -gluten, -nut
    cashew cream << vegan cream = almond cream, cashew sour cream | -soy, -gluten, nut
    squirty cream = whipped cream, whipped creme*, cool whip / ambrosia rice pudding = tinned rice pudding
    sour cream = creme fraiche, creme fresh, crema, soured cream, sower cream, sour creme*, smietana, smetana, tejfol, crema mexicana, schmand | | tortillas, black beans, potatoes, cheese | cup 227 K, tin 300
    yogurt = yoghurt, greek yogurt, greek yoghurt, natural yogurt, plain yogurt, skyr, curd, dahi, fromage frais, laban, kashk, chobani*, zabadi, mast, fage, yeo valley, muller | | cucumber, lemon, mint, cumin, honey, berries | cup 245, tin 450
    quark, labneh << yogurt, no kind of it / flavoured yogurt ~ yogurt = fruit yogurt, strawberry yogurt
    coconut yogurt << yogurt = coconut yoghurt, vegan yoghurt, vegan yogurt, dairy free yogurt, plant yogurt, oat yogurt, oat yoghurt, non dairy yogurt, coconut milk yogurt | -milk, soy?, nut?
    soy yogurt << coconut yogurt = soya yogurt, soya yoghurt | soy, -nut
    almond yogurt << coconut yogurt = almond yoghurt, cashew yogurt | -soy, nut
    cream cheese = neufchatel, creme cheese*, philadelphia*, soft cheese, philly*, requeijao, catupiry, primula, queso crema, philadelphia cheese* | | | cup 227 K, tin 180
    boursin << cream cheese, no kind of it = garlic and herb cheese, boursin garlic and herb, boursin garlic n herb, boursin garlic herb
    vegan cream cheese << cream cheese | -milk, nut?, soy?
    ricotta | | | cup 246, tin 250
    cottage cheese << ricotta, no kind of it = twarog, tvorog, twarozek | | | cup 225
    mascarpone << cream cheese, no kind of it | | | cup 227 K, tin 250
    cheese = grated cheese, shredded cheese, babybel*, laughing cow*, queso, queso de mano, queijo, kasar, roumi, fromage, peynir, jibneh, cheestring, cheese string, dairylea, port salut; american cheese, kraft single*, kraft slice* <; fontina < | rennet? | ham, bread, tortillas, mushrooms, broccoli, bacon | cup 113, tin 200
    cheddar < cheese = cheddar cheese, cathedral city*, bega tasty*, tasty cheese, grated tasty | | bread, ham, sweetcorn, kidney beans, apples | cup 113
    gruyere << cheddar, a kind of cheese = ; comte < cheese | rennet | | cup 108
    gouda << cheddar, a kind of cheese = ; edam < cheese
    emmental << cheddar, a kind of cheese = swiss cheese, leerdammer; jarlsberg < cheese | | | cup 108
    monterey jack << cheddar, a kind of cheese = pepper jack; provolone < cheese; colby < cheese | | | cup 113
    red leicester << cheddar, a kind of cheese = ; double gloucester < cheese; lancashire cheese < cheese; wensleydale < cheese; cheshire cheese < cheese
    manchego << cheddar, a kind of cheese
    parmesan < cheese = parmesan cheese, parmigiano, kefalotyri, parm; asiago < cheese; grana padano < | rennet | pasta, basil, garlic, mushrooms, cream | cup 100
    parmesan rind ~ parmesan / pecorino << parmesan, a kind of cheese
    mozzarella < cheese = mozzarella cheese, mozz; scamorza < cheese; cheese curd | | tomatoes, basil, pasta, bread | part 125, cup 113 K
    oaxaca cheese << mozzarella, a kind of cheese = oaxaca, quesillo, sulguni, queso oaxaca / burrata << mozzarella, a kind of cheese = bocconcini
    feta << cheese = feta cheese, greek salad cheese, white cheese, beyaz peynir, akkawi, domiati, ayib, queijo minas, bryndza, shanklish; cotija, cotija cheese < cheese; queso fresco, queso blanco, queso panela < cheese | | spinach, cucumber, olives, tomatoes, courgette, mint | part 200, cup 150
    goat cheese << cheese = chevre | | | part 125
    blue cheese << cheese = ; stilton <; gorgonzola <; roquefort <; dolcelatte < | | | cup 135
    halloumi ~ cheese = halloumi cheese, queijo coalho, nabulsi | | | part 225
    brie = ; camembert | rennet? | | part 200
    raclette << cheese = ; taleggio < cheese; reblochon < cheese; havarti < cheese / nacho cheese << cheese
    paneer = paneer cheese, panir | | | part 225
    vegan cheese << cheese = dairy free cheese, plant based cheese, vegan cheddar, violife*, vegan feta, coconut cheese, non dairy cheese, daiya* | -milk, -rennet, nut?, soy?
    cashew cheese << vegan cheese = almond ricotta, almond cheese, cashew ricotta, cashew cream cheese, cashew parmesan | -soy, nut
    tofu ricotta << vegan cheese = tofu feta, tofu cream cheese | -nut, soy
    velveeta << cheese = velveeta cheese, processed cheese
    ice cream = gelato, vanilla ice cream, vanila ice cream* | egg?, nut?
    eggnog | egg, alcohol?
    coconut ice cream ~ ice cream = oat ice cream, vegan ice cream | -milk, milk?, -egg
    custard | egg?
    whey powder = whey, casein | milk
    protein powder | milk?
  `,
  pulse: `
    chickpeas = garbanzo, garbanzo bean, chick pea, chole, chana, nohut, nakhod, pois chiche, hommos, nokhod | | cumin, canned tomatoes, spinach, lemon, couscous, coconut milk | cup 164
    dried chickpeas << chickpeas = dry chickpea, dry garbanzo | | | cup 200
    black chickpeas << chickpeas = kala chana
    lentils = lenteja, mercimek, adas; puy lentil <; green lentil, brown lentil < | | carrots, canned tomatoes, cumin, spinach, coconut milk | cup 192
    red lentils << lentils = dal, dhal, daal, masoor dal, masoor, parippu, misir, kirmizi mercimek, paruppu; toor dal, tur dal < lentils; moong dal < lentils | | | cup 192
    split peas ~ lentils = yellow split pea, green split pea, lapeh, gheymeh lapeh | | | cup 197
    chana dal ~ red lentils = split chickpea, chana daal | | | cup 200
    urad dal << lentils, no kind of it = black dal, black lentil, urad, urad daal
    cooked lentils ~ lentils = tinned lentil, lentil pouch, lentil bolognese, vegetarian bolognese, merchant gourmet lentil | | | cup 198
    mung beans << lentils, no kind of it = moong bean, green gram, monggo, munggo, mungo, kacang hijau | | | cup 207
    beans = tinned bean, feijao, canario bean, fasulye, frejol, fasola, loobia chiti, fasolia, flageolet bean; white bean <; cannellini bean, cannellini < white bean; butter bean, lima bean < white bean; haricot bean < white bean; borlotti bean, borlotti <; pinto bean <; mixed bean < | | tomatoes, paprika, garlic, kale, sausages | cup 177
    dried beans << beans = dry bean | | | cup 184
    refried beans ~ beans = frijoles refritos | | | cup 238
    black-eyed beans << beans = black eye bean, black eyed pea, cowpea, honey bean, lobia, ewa, loubia, loobia, oloyin bean, peeled bean | | | cup 171
    black beans < beans = frijoles, turtle bean, feijao preto, caraota, frijol, caraota negra, frijoles negros | | tortillas, avocado, rice, lime, sweetcorn | cup 172, dried black bean: cup 194
    fermented black beans = douchi, salted black bean, black bean sauce, yellow bean sauce / miso = miso paste, white miso, red miso | soy, gluten?
    kidney beans < beans = red bean, rajma, frijoles rojos, lobio | | canned tomatoes, ground beef, rice, cumin, cheddar
    pigeon peas << beans = gungo pea, gandules | | | cup 168
    baked beans = heinz bean*, bean tomato sauce, beanz / young jackfruit = polos, tinned jackfruit, canned jackfruit, jackfruit tin, jackfruit can
    edamame = natto, soya bean, soybean, soy bean, edamame bean, soy nut | soy | | cup 155
    broad beans = fava bean, ful, foul medames, fava, ful bean, habas, foul | | | cup 170
    tofu = bean curd, firm tofu, tofu steak, tahu, dubu, doufu, tokwa, tauhu, sundubu, dau hu, tofoo* | soy | soy sauce, ginger, broccoli, noodles, spring onions | part 300
    fermented bean curd ~ tofu = fermented tofu, preserved bean curd, fu yu / silken tofu < tofu = soft tofu / smoked tofu < tofu
    fried tofu ~ tofu = tofu puff, aburaage, tofu skin, yuba, bean curd sheet, abura age / tempeh << tofu, no kind of it = tempe
    seitan << tofu, no kind of it = mock duck | -soy, gluten, soy?
    hummus = houmous, humous, hoummos, hoummous | sesame | | cup 246, tin 200
    plant-based mince = linda mccartney mince, veggie mince, vegetarian mince, meat free mince, vegan ground beef, meatless mince, vegan mince, impossible meat, beyond meat, beyond beef, beyond mince, beefless mince | soy?, gluten?, celery?, mustard?
    soy chunks < plant-based mince = soya chunk, tvp, textured vegetable protein, soy protein, soy curl, soy mince, soya mince, soya meat, raigam soya | -gluten, soy
    quorn << plant-based mince, no kind of it = quorn mince, quorn chicken, meat free chicken, vegetarian chicken, chicken style piece | egg?, milk?, gluten?, celery?, mustard?
    vegan chicken << quorn, no kind of it = plant based chicken, vegan chicken strip, tindle | -egg, -milk, soy?
    vegan bacon = veggie bacon, plant based bacon, coconut bacon, vegan ham, vegan pepperoni, vegetarian bacon, facon | soy?, gluten?
    tempeh bacon << vegan bacon, no kind of it = tofu bacon | soy
    vegetarian sausages = veggie sausage, quorn sausage, linda mccartney sausage*, veggie dog, vegetarian hot dog, vegan hot dog | egg?, milk?, soy?, gluten?
    vegan sausages < vegetarian sausages = plant based sausage, meat free sausage, vegan chorizo | -egg, -milk
    soy chorizo << vegan sausages = soyrizo | soy
    vegan burger = plant based burger, beyond burger, impossible burger, vegan burger patty, beyond burger patty, impossible burger patty, meat free burger, plant burger | soy?, gluten?
    veggie meatballs = vegetarian meatball, lentil meatball, chickpea meatball | egg?, soy?, gluten?
    falafel | gluten?, sesame?
  `,
  grain: `
    pasta = baasto, makaron, penne, fusilli, farfalle, rigatoni, tagliatelle, conchiglie, fettuccine, pappardelle, orecchiette, cavatappi, rotini, ziti, bow tie, stelline, trofie, pasta shell | gluten, egg? | canned tomatoes, parmesan, basil, mushrooms, cream, broccoli, tuna | loose 100, tin 450
    gluten-free pasta << pasta = gluten free spaghetti, gf pasta, gluten free penne, lentil pasta, red lentil pasta, rice pasta, brown rice pasta, chickpea pasta, corn pasta, quinoa pasta, heart of palm pasta, black bean pasta, mung bean pasta | -gluten, -egg
    edamame pasta << gluten-free pasta | soy
    spaghetti < pasta = spag, linguine, angel hair, bucatini, capellini, spaghetti noodle / orzo ~ pasta = risoni
    fideo << spaghetti, no kind of it = vermicelli pasta, fideo noodle
    macaroni << pasta = elbow pasta, elbow macaroni, mac | | | loose 122
    boxed macaroni cheese ~ pasta = mac and cheese, mac n cheese, mac cheese, kraft dinner, macaroni and cheese, macaroni cheese, kraft mac and cheese, kraft mac cheese, kd, boxed mac and cheese, box mac and cheese, annie mac and cheese | milk
    pearl couscous << orzo, no kind of it = giant couscous, israeli couscous, fregola, moghrabieh, maftoul | -egg
    lasagne sheets ~ pasta = lasagne, lasagna, lasagna noodle, lasagna sheet, cannelloni
    spaetzle << pasta, no kind of it = spatzle | egg
    cooked pasta ~ pasta = cooked spaghetti | | | loose 140
    ravioli = tortellini, cappelletti, filled pasta / cake mix, waffles, scones | gluten, milk?, egg?
    pierogi = varenyky / croutons | gluten, milk?
    gnocchi = kopytka / dumpling wrappers = wonton wrapper, gyoza wrapper, wonton skin, dumpling skin, gyoza skin, momo wrapper | gluten, egg?
    noodles = wheat noodle, hokkien noodle, lo mein, mie, pancit canton, somen, mee, reshteh | gluten, egg? | soy sauce, spring onions, ginger, broccoli, peanuts, sesame oil | tin 250
    egg noodles < noodles | egg
    ramen < noodles = ramyeon, ramyeon noodle, ramen noodle / udon ~ noodles = udon noodle, straight to wok noodle | -egg
    instant noodles << noodles = instant ramen, pot noodle, indomie, maggi noodle, maggi, ramyun, minute noodle, samyang, neoguri, super noodle, pack ramen, packet ramen | -egg, soy?, milk? | | tin 80
    mi goreng << instant noodles
    soba ~ noodles = soba noodle, buckwheat noodle | -gluten, -egg, gluten?
    rice noodles ~ noodles = vermicelli, bihon, bihon noodle, rice vermicelli, pho noodle, pad thai noodle, ho fun, flat rice noodle, rice stick, flat noodle, brown rice noodle, brown rice vermicelli, vermicelli noodle, rice ramen, rice ramen noodle, banh pho, kway teow, bihun, bee hoon, kwetiau, kuey teow, hor fun, sen yai, bun noodle | -gluten, -egg
    glass noodles ~ noodles = cellophane noodle, cellophane vermicelli, sweet potato noodle, dangmyeon, mung bean noodle, mung bean vermicelli, bean thread, bean thread noodle, bean thread vermicelli, bean vermicelli, shirataki, shirataki noodle, konjac noodle, kelp noodle, sotanghon | -gluten, -egg
    cooked noodles ~ noodles
    rice cakes noodle = tteok, rice cake tteok, tteokbokki rice cake, korean rice cake, garaetteok / dosa batter = idli batter / flattened rice = poha
    rice = basmati, basmati rice, jasmine rice, uncle ben*, arroz, chawal, beras, bigas, chal, pirinc, ssal, berenj, ryz, roz, riz, bhaat, khao, ofada, vermicelli rice | | soy sauce, peas, ginger, spring onions, carrots, coconut milk, black beans | cup 185, tin 500
    wild rice ~ rice / sushi rice < rice = short grain rice, japanese rice, korean rice / sticky rice ~ rice = glutinous rice
    brown rice << rice = wholegrain rice; red rice < rice; black rice < rice | | | cup 185
    risotto rice ~ rice = arborio, arborio rice, carnaroli; pudding rice < rice; paella rice, bomba rice < rice | | | cup 200
    instant rice ~ rice = minute rice* / idli rice < rice
    cooked rice ~ rice = risotto, rice pouch, microwave rice, day old rice, steamed rice, boiled rice, nasi, nasi putih, rice ball, gohan, arroz blanco, kanin, lontong, ketupat | | | cup 158, tin 250
    ground rice = rice flour, brown rice flour, cream of rice; glutinous rice flour, sticky rice flour, sweet rice flour | | | cup 142 K, brown rice flour: cup 128 K, glutinous rice flour: cup 120 K
    bread = toast, white bread, brown bread, wholemeal bread, whole wheat bread, loaf, stale bread, crusty bread, warburton*, hovis*, pan de molde, ekmek, sandwich bread, toastie loaf, warburton toastie, sliced pan, white sliced, brown sliced, wholemeal sliced; sourdough, sour dough <; baguette, french stick, french bread <; ciabatta <; focaccia <; rye bread, pumpernickel <; soda bread < | gluten, sesame?, lupin? | cheese, tomatoes, ham, mustard, avocado, eggs | part 40, baguette: part 250, ciabatta: part 250
    brioche ~ bread = challah | milk?, egg
    hot cross buns << brioche, no kind of it = fruit loaf, teacake, currant bun, raisin bread, fruit bread
    burger buns < bread, no kind of it = bun, hamburger bun, pav, mantou, hoagie roll, sub roll; bread roll, roll, crusty roll, crusty bread roll, bap, bolillo, telera; hot dog bun, hot dog roll, hotdog bun, hotdog roll | sesame? | | part 60
    brioche bun << burger buns = brioche burger bun, brioche roll | egg, milk?
    bagels ~ burger buns | sesame?
    english muffins ~ burger buns = muffin
    crumpets, wheat gluten | gluten
    gluten-free bread << bread = gf bread | -gluten, egg?
    pitta << bread, no kind of it = pita, pita bread, flatbread, pitta bread, flat bread, lavash, barbari, khobz, eish baladi, aish baladi, khubz, sangak, pide, baladi bread, saj bread, khubz taboon, markouk | sesame? | | part 60
    naan << pitta, no kind of it = naan bread, nan bread, nan | milk?, egg?
    chapatis << pitta, no kind of it = parotta, roti, paratha, chapatti, roti canai
    amaranth, rice cakes, grits, banku / poppadoms = papad, papadam / tortilla chips = nacho, frito, dorito*, corn chip, totopo, tostitos*
    injera / cornbread mix | gluten?
    breadcrumbs = bread crumb; panko < | gluten | | cup 108, panko breadcrumb: cup 50 K, panko: cup 50 K
    garlic bread ~ bread | milk?
    prawn crackers = shrimp chip, shrimp cracker, kerupuk | crustacean
    crackers = crispbread, oyster cracker, galletas de soda, ryvita, galletas soda; oatcake; matzo, matzah; saltine <; ritz*, ritz cracker <; cream cracker < | gluten
    cheese crackers << crackers | gluten, milk
    tortillas = wrap, tortilla wrap; flour tortilla, tortilla de harina < | gluten | avocado, black beans, cheese, lime, bell peppers, sour cream | part 50
    corn tortillas << tortillas = tortilla de maiz, coconut wrap, corn wrap, cassava tortilla, cassava flour tortilla; taco shell, taco shell corn; tostada | -gluten | | part 25
    almond flour tortillas << corn tortillas | nut
    flour = plain flour, flower, all-purpose flour, wheat flour, maida, harina, farinha; wholemeal flour, whole wheat flour <; cake flour, pastry flour <; spelt flour; atta, chapati flour < | gluten | baking powder, milk, butter, eggs, yeast, vanilla | cup 125, rye flour: cup 106 K, whole wheat flour: cup 113 K
    gluten-free flour << flour, no kind of it = kuttu atta, kuttu ka atta, gf flour, teff flour, millet flour, quinoa flour, banana flour, lentil flour, tigernut flour, arrowroot flour, teff, sorghum flour, jowar flour, amaranth flour; buckwheat flour; coconut flour; potato flour; chestnut flour | -gluten | | coconut flour: cup 128 K, buckwheat flour: cup 120, teff flour: cup 135 K, quinoa flour: cup 110 K, potato flour: cup 160
    oat flour << gluten-free flour, no kind of it | gluten? | | cup 92 K
    lupin flour << gluten-free flour | lupin
    soy flour << gluten-free flour, no kind of it = soya flour | soy
    self-raising flour << flour, no kind of it = self raising, self raisin flour*, self-rising flour, self-raising flower*, sr flour | | | cup 113 K
    bread flour < flour = white bread flour, strong flour, strong white flour | | | cup 120 K
    cornflour = cornstarch, corn starch, corn flour, maizena, starch; potato starch, katakuriko; arrowroot | | | cup 112 K, potato starch: cup 152 K
    cornmeal = makki atta, makki ka atta, polenta, maize meal, ugali flour, cornmeal flour, fuba, ugali | | | cup 157
    cooked polenta ~ cornmeal = set polenta, cooked cornmeal
    oats = rolled oat, porridge oat, oatmeal, porridge, quaker* | gluten? | bananas, milk, honey, apples, cinnamon | cup 89 K, steel cut oat: cup 140 K
    cooked porridge ~ oats = leftover porridge | | | cup 234
    granola = muesli | gluten?, nut?
    cereal = cornflakes, breakfast cereal, corn flake, weetabix, rice krispies, rice crispie*, rice crispy*, weet-bix, rice bubble | gluten? | | cornflakes: cup 28, rice krispies: cup 28 K
    couscous = cous cous | gluten | chickpeas, mint, lemon, courgette, feta | cup 173
    cooked couscous ~ couscous | | | cup 157
    bulgur << couscous, no kind of it = bulgur wheat, bulgar, bulgar wheat, cracked wheat, burghul | | | cup 140
    freekeh ~ bulgur | gluten
    quinoa = quinua, keenwa* | | | cup 170
    cooked quinoa ~ quinoa = cooked grain, grain pouch, quinoa pouch | | | cup 185
    millet = ; fonio | | | cup 200
    buckwheat = hrechka, kasha, kasza, buckwheat groat | | | cup 170
    barley = pearl barley | gluten | | cup 200
    farro << barley, no kind of it = spelt, wheat, kamut, einkorn
    puff pastry = pastry, pastry sheet, jus rol*, puff pasty | gluten, milk? | | part 320, tin 320
    shortcrust pastry ~ puff pastry = pie crust, pie dough, shortcrust, pie shell, pie case, tart case, empanada dough, empanada wrapper, empanada disc, shortcrust pasty, tapa empanada, tapa para empanada, tapa de empanada
    filo = filo pastry, phyllo, phyllo pastry, phyllo dough, brick pastry, yufka, brik, warqa, filo pasty | gluten
    crescent roll dough = crescent roll, pillsbury crescent roll, croissant dough, grands biscuit, canned biscuit | gluten, milk?
    pizza dough = pizza base, pizza crust / dumpling mix = suet dumpling | gluten
    rice crackers ~ rice cakes | gluten?, soy?
    potato chips = crisps, potato crisp, batata palha, pringles*, shoestring potato, potato stick, tayto
    french fries = papas fritas, fry, frite, oven chip, tater tot, hash brown, waffle fry, potato waffle, chip
    semolina = sooji, rava, suji, cream of wheat, smid | gluten | | cup 167
    hominy = pozole, pozole corn, mote, maiz pozolero / rice paper = spring roll rice paper, rice paper wrapper, rice wrap, banh trang
    masa harina = masa, maseca*, masa flour, massa flour | | | cup 114
    arepa flour ~ masa harina = harina pan, masarepa, harina de maiz
    meringue = meringue nest | egg
    croissant = pain au chocolat | gluten, milk, egg?
    yorkshire puddings = yorkshire | gluten, milk, egg
    chickpea flour = gram flour, besan, garbanzo flour, garbanzo bean flour | | | cup 85 K
    shiro powder = shiro / popcorn = popping corn, cancha, corn nut / fufu = fufu flour, pounded yam, poundo, plantain flour, yam flour, amala, eba
    stuffing = paxo, stuffing mix | gluten, celery?
    spring roll wrappers ~ dumpling wrappers = lumpia wrapper
    dumplings = gyoza, potsticker, wonton, momo, mandu, manti, pelmeni, jiaozi, dim sum / sourdough discard = sourdough starter | gluten
    semovita << fufu, no kind of it = semo | gluten
    biscuits = cooky, cookie, galleta, tim tam, arrowroot biscuit, bikky, biccy, chocolina; digestive biscuit, digestive, graham cracker <; oreo <; biscoff <; shortbread <; ginger nut, ginger biscuit, gingernut, ginger snap, gingersnap <; wafer | gluten, milk?
    ladyfingers < biscuits, no kind of it = lady finger biscuit, sponge finger, savoiardi | -milk, egg
    cookie butter = biscoff spread, speculoos | gluten
    cake = sponge, panettone, browny, madeira cake | gluten, egg, milk?
    brownie mix | gluten?, milk?, egg?
    pancake mix = bisquick, waffle mix, batter mix, tempura batter, buchimgaru, aunt jemima | gluten, milk?, egg?
    crepes ~ waffles / attieke = acheke, cassava couscous / gari = garri, farofa, cassava flour, farinha de mandioca, cassava granule / tapioca = tapioca pearl, sago, sabudana
    cassava starch << cornflour, no kind of it = polvilho, polvilho azedo, manioc starch, cassava starch flour, tapioca starch, tapioca flour
    buckwheat pasta << pasta = pizzoccheri | -gluten, gluten?
    kenkey << banku, no kind of it = dokono
  `,
  nut: `
    chestnuts = cooked chestnut / makhana, ogbono / tiger nuts = tigernut / egusi = melon seed, agushi | -nut
    doughnut | -nut, gluten, milk?, egg?
    nuts = mixed nut, nusse, trail mix, castanha; hazelnut, findik <; pecan, pecana <; macadamia <; brazil nut < | | | cup 120, pecan: cup 114 K, hazelnut: cup 142 K, tin 150
    candlenut = kemiri
    walnuts < nuts = noix, nueces, akhrot, nigvzi, gerdoo, ceviz | | | cup 117
    pistachios < nuts = pista | | | cup 123
    almonds < nuts = flaked almond, badam, amande, almendra, louz | | | cup 143, sliced almond: cup 92, flaked almond: cup 92, slivered almond: cup 108
    ground almonds = almond meal; almond flour < | | | almond flour: cup 96 K, cup 96 K
    marzipan = praline | egg?
    amaretti << marzipan, no kind of it | egg
    frangipane | egg, milk?
    baklava | gluten, milk?
    macarons | egg
    nougat | egg?, honey?
    cashews < nuts = cashew nut, kaju, noix de cajou | | | cup 113 K
    peanuts < nuts = groundnut, roasted peanut, monkey nut, kacang tanah, mani, cacahuate, cacahuete, arachide, amendoim | -nut, peanut | | cup 146
    pine nuts << nuts, no kind of it = pine kernel, snobar, pignoli | -nut, nut? | | cup 142 K
    seeds = ; sunflower seed <; pumpkin seed, pepita <; flaxseed, linseed <; poppy seed < | -nut | | cup 140, pumpkin seed: cup 129, pepita: cup 129, flaxseed: cup 168
    chia seeds << seeds = chia
    sesame seeds < seeds = sesame, black sesame, gomasio, ajonjoli, til seed, susam, simsim, gergelim, goma | sesame | | cup 142 K
    dukkah << sesame seeds, no kind of it | nut
    peanut butter = peanut paste, groundnut paste, skippy*, jif*, peanut flour, pate darachide | -nut, peanut | | cup 258, tin 340
    almond butter << peanut butter, no kind of it = nut butter; cashew butter; hazelnut butter; pistachio butter | -peanut, nut
    sunflower seed butter << almond butter, no kind of it = sunflower butter, seed butter | -nut
    hazelnut flour << ground almonds, no kind of it = cashew flour
    tahini = tahina, sesame paste | -nut, sesame | | cup 256 K
    halva = halwa | -nut, sesame?, nut?
  `,
  spice: `
    cinnamon = cinnamon stick, ground cinnamon, cassia, dalchini, canela, kerfa, darchin | | apples, oats, bananas, raisins, honey
    cumin = cumin seed, ground cumin, jeera, comino, jintan, kamoun, kimyon, zeera | | chickpeas, canned tomatoes, yogurt, black beans, coriander
    paprika = smoked paprika, sweet paprika, pimenton, tahmira | | chickpeas, bell peppers, onions, yogurt
    chilli = chili, bird's eye chilli, bird's eye chili, chile, red chilli, green chilli, chilli pepper, chili pepper, hot pepper, mirch, mirchi, cabe, cili, rocoto, cabai, siling, aji dulce, gochu, shombo, pimenta, siling haba, cabai merah, sili, cheongyang, kpakpo shito, piment, lonka, peperoncino, ot; jalapeno, jalapeno pepper <; serrano, serrano pepper <; shishito | | coriander, lime, ginger, coconut milk, soy sauce
    scotch bonnet << chilli = habanero, habanero pepper, rodo, ata rodo
    chilli flakes << chilli, no kind of it = chili flake, red pepper flake, crushed red pepper, pepper flake, chile flake, urfa biber; aleppo pepper, pul biber <
    chilli powder << chilli flakes, no kind of it = chili powder, ground red pepper, red pepper powder, ground chilli, lal mirch, cameroon pepper; cayenne, cayenne pepper; kashmiri chilli <
    gochugaru << chilli flakes = korean chilli flake, korean chili flake
    dried chillies << chilli, no kind of it = dried pepper, dried red chilli, dried chile, dried chili, chile seco, cabai kering, cili kering, mulato; ancho, ancho chilli, ancho chile <; guajillo, guajillo chile, guajillo chilli <; pasilla <; arbol <
    chipotle = chipotle paste, chipotle chilli, chipotle in adobo / aji amarillo = aji panca, aji, aji limo, aji amarillo paste
    curry powder = curry, madras powder | mustard?, celery? | coconut milk, chickpeas, rice, lentils, yogurt
    garam masala << curry powder, no kind of it = masala, curry spice, biryani masala, curry masala
    rajma masala < garam masala, no kind of it = chole masala, chana masala, meat masala, chicken masala, kitchen king masala, pav bhaji masala, fish masala, tandoori masala, karahi masala, nihari masala, korma masala, tikka masala powder
    chaat masala = amchur, mango powder
    curry paste << curry powder, no kind of it = ; tikka paste, tikka masala paste <; korma paste <; balti paste <; madras paste <; rogan josh paste < | fish?, crustacean?, milk?, nut?, celery?, mustard? | | tin 200
    thai curry paste ~ curry paste = laksa paste, rendang paste, thai red paste, thai green paste, thai yellow paste, red paste, green paste; red curry paste <; green curry paste <; massaman paste <; panang paste <; yellow curry paste < | crustacean?, fish?, peanut?
    turmeric = ground turmeric, fresh turmeric, haldi, curcuma, kunyit, zardchoobeh, holud | | coconut milk, lentils, ginger, rice, coriander
    ground coriander = coriander seed, coriander powder, dhania powder, ketumbar, dry kozbara, dry coriander, dried coriander
    ginger = fresh ginger, adrak, jahe, luya, kion, halia, shoga, jengibre | | soy sauce, garlic, spring onions, coconut milk, carrots, broccoli
    ground ginger ~ ginger = ginger powder, dried ginger / stem ginger ~ ginger = crystallised ginger, candied ginger, preserved ginger
    ginger garlic paste, lemon myrtle, panch phoron, star anise / nutmeg = mace, ehuru, nuez moscada, noix de muscade / cloves = laung
    galangal << ginger, no kind of it = lengkuas, laos, krachai
    cardamom = cardamom pod, elaichi, green cardamom, habahan, hel / vanilla = vanilla extract, vanilla sugar, vanilla bean
    almond extract = almond essence | nut?
    allspice = pimento, allspice berry, juniper berry, juniper / jerk seasoning = jerk paste, jerk marinade / mixed spice ~ allspice = pumpkin spice, pumpkin pie spice
    taco seasoning = fajita seasoning, taco spice, fajita mix, fajita spice, fajita kit, taco kit, taco mix; tajin; seasoning; sazon; adobo | gluten?, celery?, mustard?, milk?
    cajun seasoning << taco seasoning, no kind of it = cajun, old bay, creole seasoning | celery?
    suya spice = suya, yaji | peanut
    ras el hanout = advieh, khmeli suneli; baharat; seven spice / berbere = mitmita / sichuan pepper = sichuan peppercorn, szechuan pepper, hua jiao / five spice ~ star anise
    rose water = golab; orange blossom water, orange flower water / saffron = zaferan, zaferoon, azafran / garlic powder = garlic granule, garlic salt
    onion powder = onion granule, powdered onion, granulated onion / fennel seeds = saunf / fenugreek = fenugreek seed, methi seed, methi dana
    celery salt = celery seed | celery
    mustard seeds = rai, sarson, shorshe | mustard
    nigella seeds = nigella, kalonji, onion seed, kalo jeera, kalonji seed / caraway seeds = caraway / ajwain = carom seed / sumac = sumak
    asafoetida = hing | gluten?
    za'atar / togarashi = furikake, shichimi | sesame
    achiote = annatto, achiote paste, atsuete / grains of selim = uziza / pepper soup spice = pepper soup seasoning, pepper soup mix, peppersoup spice
    poultry seasoning = aromat; steak seasoning; all purpose seasoning; lemon pepper; everything bagel seasoning | celery?
    dried limes = loomi, noomi basra, limoo amani, black lime / sambar powder = sambar masala, rasam powder, sambar podi, rasam podi
  `,
  pantry: `
    stock = broth, stock cube, stock pot, bouillon, maggi cube, knorr cube*, oxo*, caldo, knorr, onga, royco, oxo cube, knorr stock cube, knorr bouillon cube, maggi bouillon cube | meat?, fish?, celery?, gluten?, soy? | carrots, celery, leek, thyme, onions
    vegetable stock < stock = vegetable broth, veg stock, veg broth, veggie stock, veggie broth, vegatable broth, vegtable broth, marigold bouillon* | -meat, -fish
    vegetable suet = vegetarian suet / brown sauce = hp sauce*, yr sauce | gluten?
    chicken stock < stock = chicken stock cube, chicken broth, bone broth, chicken bone broth, caldo de pollo | meat, -fish
    beef stock < stock = beef stock cube, beef broth, beef bone broth, beef bouillon | meat, -fish
    fish stock ~ stock = fish stock cube / bonito flakes = katsuobushi | fish, -meat
    dashi << stock, no kind of it = dashi stock | fish, -meat, -celery, -gluten
    dashi powder << dashi = hondashi, dashi granule, dashi moto / anchovy stock << dashi, no kind of it = anchovy broth
    mentsuyu = tsuyu, soba sauce | soy, gluten, fish
    gravy = gravy granule, bisto*, au jus, gravy powder, bisto granule, onion gravy | meat?, gluten?, milk?, celery?
    tomato paste = tomato puree, tomato concentrate, salca, salcasi, biber salcasi, rob e gojeh, rob gojeh, tomate concentree | | onions, carrots, ground beef, canned tomatoes | cup 262
    tomato sauce = dolmio sauce, pasta bake sauce, pasta sauce, marinara, marinara sauce, napoli sauce, ragu, ragu sauce, pizza sauce, spaghetti sauce, dolmio*, arrabbiata sauce, dolmio lasagne sauce, rao, rao sauce, rao marinara, salsa de tomate | celery? | | poured 245, tin 425, pasta sauce: tin 500
    white sauce = bechamel, alfredo sauce, cheese sauce, lasagne sauce | milk, gluten
    japanese curry roux = curry roux, curry block, golden curry* | gluten, milk?
    curry sauce = tikka masala sauce, korma sauce, simmer sauce, korma, jalfrezi sauce | milk?, nut?, celery?, mustard?
    ketchup = tomato ketchup, catsup, heinz ketchup*, banana ketchup | celery? | | cup 240
    salsa = salsa roja, sofrito, hogao; salsa verde <; pico de gallo < | | | poured 240
    enchilada sauce << salsa, no kind of it | gluten?
    mole paste = mole, mole sauce, mole poblano | gluten?, nut?, peanut?, sesame?
    coconut milk = santan, leche de coco, leite de coco, gata, nuoc cot dua, lait de coco | | curry powder, lime, ginger, rice, sweet potatoes, chickpeas
    coconut cream ~ coconut milk = creamed coconut, coconut butter, coconut block, cream of coconut
    soy sauce = soya sauce, soja sauce, light soy sauce, soy, shoyu, kikkoman*, light soy, toyo, kicap, ganjang, sillao, maggi seasoning, golden mountain sauce, guk ganjang | soy, gluten | ginger, spring onions, noodles, sesame oil, broccoli, tofu
    soy lecithin = soya lecithin | soy
    dark soy sauce << soy sauce = dark soy / kecap manis ~ soy sauce = sweet soy sauce, kicap manis
    tamari << soy sauce = gluten free soy sauce / liquid aminos << soy sauce | -gluten
    coconut aminos << soy sauce, no kind of it | -gluten, -soy
    teriyaki sauce = teriyaki, yakitori sauce | soy, gluten
    ponzu | soy, gluten, fish?
    plum sauce = tkemali | soy?, gluten?
    hoisin sauce = hoisin, sweet bean sauce | soy, gluten, sesame?
    oyster sauce | mollusc, gluten?, soy?
    vegetarian oyster sauce << oyster sauce = vegan oyster sauce, mushroom oyster sauce | -mollusc
    stir fry sauce = sweet and sour sauce, black bean stir fry sauce, chow mein sauce | soy?, gluten?, mollusc?, celery?, mustard?
    tonkatsu sauce = okonomiyaki sauce, yakisoba sauce, bulldog sauce | gluten?, fish?, soy?
    fish sauce = nam pla, nuoc mam, nuoc cham, patis | fish
    sesame oil | sesame
    perilla oil << sesame oil, no kind of it | -sesame
    palm oil = red palm oil, red oil, dende, dende oil, zomi
    palm nut concentrate = palm nut cream, banga, palm nut soup, abenkwan, palm fruit concentrate / coconut oil << oil, no kind of it = copha
    peanut oil << oil = groundnut oil, ground nut oil | peanut?
    truffle oil, cream of tartar, baking powder, liquid smoke, bouquet garni
    chilli oil = chilli crisp, lao gan ma*, chili crisp, chili oil, laoganma, salsa macha | soy?, peanut?, sesame?
    mirin | alcohol
    vinegar = suka; white vinegar <; red wine vinegar < wine vinegar; white wine vinegar < wine vinegar; wine vinegar <; apple cider vinegar, cider vinegar <; sherry vinegar < wine vinegar
    balsamic vinegar ~ vinegar = balsamic, balsamic glaze | sulphites?
    rice vinegar < vinegar = rice wine vinegar, sushi vinegar
    black vinegar ~ vinegar = chinkiang vinegar, chinkiang | gluten?
    malt vinegar ~ vinegar | gluten
    mustard = mostaza; dijon, dijon mustard <; wholegrain mustard <; english mustard <; mustard powder, english mustard powder, colman mustard* | mustard | ham, potatoes, sausages, mayonnaise, honey
    mayonnaise = mayo, hellmann*, kewpie*, kewpie mayo, japanese mayo, mayonesa, miracle whip; aioli | egg, mustard?, celery? | tuna, sweetcorn, bread, lettuce, pickles | cup 220
    vegan mayonnaise << mayonnaise = vegan mayo, egg free mayonnaise, egg free mayo | -egg
    hollandaise = bearnaise, hollandaise sauce | egg, milk
    tartare sauce = tartar sauce | egg
    marie rose sauce << mayonnaise, no kind of it = cocktail sauce, seafood sauce
    salad cream << mayonnaise, no kind of it | mustard
    worcestershire sauce = worcester sauce, wostershire sauce*, worcestershire, lea and perrins*, lea perrins*, henderson relish | fish, gluten?, soy?
    vegan worcestershire sauce << worcestershire sauce = vegetarian worcestershire sauce | -fish
    hot sauce = tabasco*, chilli sauce, chili sauce, cholula*, frank red hot*, valentina; sriracha <; buffalo sauce <; peri peri sauce, piri piri, nando sauce <
    sweet chilli sauce ~ hot sauce = sweet chili sauce, sweet chilli
    gochujang = korean chilli paste, korean chili paste / doubanjiang = chilli bean paste, toban djan, chili bean paste, chilli bean sauce, sichuan chilli paste | soy, gluten?
    doenjang << miso, no kind of it = ssamjang, korean soybean paste
    sambal oelek << hot sauce, no kind of it = sambal, lunu miris, pol sambol, coconut sambol, seeni sambol, cili boh, cili giling | crustacean?
    harissa = harissa paste / chimichurri = chermoula / mint sauce = mint jelly / capers = alcaparra / pickled ginger = sushi ginger
    barbecue sauce = bbq sauce, barbeque sauce | gluten?, mustard?, celery?
    satay sauce = peanut sauce, satay, bumbu kacang | peanut, soy?
    pesto = basil pesto, green pesto, red pesto | milk?, nut?, gluten? | | tin 190
    romesco = romesco sauce | nut
    vegan pesto << pesto | -milk
    olives = black olive, green olive, kalamata, kalamata olive, aceituna | | capers, feta, tomatoes, bell peppers, parsley | tin 300, loose 142 K
    olive tapenade = tapenade | fish?
    pickles = gherkin, cornichon, dill pickle, pickled cucumber, torshi, giardiniera, ogorki, ogorki kiszone; pickled red cabbage | mustard?
    brown pickle << pickles = branston pickle, branston, sandwich pickle, sweet pickle, ploughman pickle | gluten?
    pickled radish = danmuji, takuan / mango chutney = chutney, relish, onion chutney, onion marmalade
    lime pickle = mango pickle, achar, indian pickle / wasabi = wasabi paste | mustard?
    jalapeno pickled = jalapeno jar, pao jiao, pickled chilli; pepperoncini; banana pepper
    leftover curry = leftover stew, leftover casserole, leftover dal, leftover dhal, leftover daal, leftover lentil curry, leftover sambar, cooked curry powder, chicken tikka masala, tikka masala
    leftover chilli << leftover curry, no kind of it = stagg chili, canned chili, leftover chili | meat?
    chili con carne << leftover chilli = chilli con carne, tinned chilli con carne | meat
    sinigang mix << tamarind, no kind of it = sampalok mix, tamarind soup mix, tamarind mix | fish?, crustacean?, soy?, gluten?
    horseradish = horseradish sauce | milk?, mustard?
    coleslaw = slaw | egg?
    tzatziki = raita | milk
    nutritional yeast = nooch / custard powder = bird custard*
    marmite = vegemite, yeast extract, bovril* | gluten, celery?
    crumble mix = crumble topping | gluten
    instant pudding = pudding mix, jello pudding, jello instant pudding | milk?
    jelly = jello, gelatin dessert / gelatine = gelatin, gelatine leaf, aspic | gelatine
    baking soda = bicarbonate soda, bicarb, sodium bicarbonate, bicarbonate of soda, bread soda
    yeast = dried yeast, instant yeast, dry yeast, fresh yeast / agar = agar agar / ogiri = iru, locust bean, dawadawa, netetou
    caesar dressing = caesar salad dressing | fish, egg, milk?
    salad dressing = ; ranch, ranch dressing <; vinaigrette <; italian dressing <; french dressing <; thousand island < | egg?, milk?, mustard?, celery?
    blue cheese dressing << salad dressing | milk, egg?
    ranch seasoning ~ salad dressing = ranch mix, ranch seasoning mix | milk
    sesame dressing << salad dressing | sesame, soy?, gluten?
    soup = ; vegetable soup <; mushroom soup < | milk?, gluten?, celery?, meat?
    chicken soup << soup | meat
    onion soup mix << soup, no kind of it = french onion soup mix, onion soup
    condensed cream soup << soup = condensed soup; cream of mushroom soup, cream of mushroom, mushroom soup cream, condensed mushroom soup < mushroom soup | milk | | tin 300
    cream of chicken soup < condensed cream soup = cream of chicken, condensed chicken soup | meat
    cream of celery soup < condensed cream soup = cream of celery | celery
    stuffed vine leaves = vine leaf, dolma, grape leaf / red bean paste = anko
    shito = shito sauce, ghanaian black pepper sauce | fish, crustacean
    umeboshi = umeboshi plum, pickled plum | honey?, fish?
    nam prik pao = thai chilli jam, thai chilli paste, roasted chilli paste | fish?, crustacean?, soy?
    preserved mustard greens = ya cai, zha cai, sichuan preserved vegetable, suan cai, pickled mustard green, mui choy, mei cai | mustard, soy?, gluten?
  `,
  sweet: `
    honey << sugar, no kind of it = hunny*, honeycomb, miel | honey | oats, bananas, mustard, yogurt, nuts | cup 336 K
    maple syrup << sugar, no kind of it = ; agave, agave syrup, agave nectar; date syrup | | | poured 315
    golden syrup = ; corn syrup; rice syrup, mulyeot; maesil | | | cup 312 K
    pomegranate molasses = nar eksisi, rob anar, dibs rumman / cocoa butter = shea butter / sprinkles = granulado, chocolate sprinkle
    treacle = molasses, black treacle | | | cup 340 K
    malt extract = malt syrup | gluten
    brown sugar << sugar, no kind of it = light brown sugar, dark brown sugar, muscovado, demerara, demerara sugar | | | cup 220
    palm sugar << brown sugar, no kind of it = jaggery, gula melaka, piloncillo, panela, gur, coconut sugar, gula jawa, gula merah, papelon, chancaca
    icing sugar = powdered sugar, confectioner sugar | | | cup 113 K
    chocolate = dark chocolate, chocolate bar, cooking chocolate, semisweet chocolate, bittersweet chocolate | milk?, soy?, nut? | butter, eggs, cream, vanilla
    milk chocolate << chocolate = cadbury*, dairy milk, easter egg, galaxy* / white chocolate ~ chocolate | milk
    snickers ~ milk chocolate = reese, peanut butter cup | peanut, egg?
    kitkat ~ milk chocolate = twix, malteser / mars bars ~ milk chocolate | gluten
    mexican chocolate << chocolate, no kind of it
    chocolate chips < chocolate = chocolate button, dark chocolate chip, semisweet chocolate chip, m and m, m and ms | | | cup 170 K
    cocoa = cocoa powder, cacao, cacao powder, coco powder; cacao nib | | | cup 84 K
    hot chocolate << cocoa, no kind of it = drinking chocolate, nescau, achocolatado | milk?
    malted milk << hot chocolate, no kind of it = malted milk powder, milo, ovaltine*, horlicks | gluten, milk
    chocolate sauce = chocolate syrup | milk?
    nutella = chocolate spread, chocolate hazelnut spread, hazelnut spread, gianduja | nut, milk? | | cup 320 K
    jam = smucker jelly, grape jelly, goiabada, guava paste; strawberry jam <; raspberry jam <; apricot jam <; blackcurrant jam <; fig jam <; marmalade; apple butter | | | cup 320
    cranberry sauce << jam, no kind of it = ; redcurrant jelly
    lemon curd | egg, milk
    mincemeat jar = sweet mincemeat | meat?, alcohol?
    caramel = caramel sauce, toffee sauce; fudge; butterscotch; toffee | milk
    dulce de leche << condensed milk, no kind of it = cajeta, doce de leite
    marshmallows | gelatine | | mini marshmallow: cup 50
    sweets = candy, haribo*, gummy bear, wine gum, jelly bean | gelatine?
  `,
  drink: `
    white wine, a kind of wine = dry white wine; wine; marsala; prosecco; champagne; cava; vermouth | alcohol, sulphites
    alcohol free wine ~ white wine = non alcoholic wine | -alcohol, -sulphites
    sherry < white wine, no kind of it = cream sherry
    red wine, a kind of wine = ; port / cider | alcohol, sulphites
    beer = ; lager <; ale <; stout, guinness < | alcohol, gluten
    alcohol free beer ~ beer = non alcoholic beer | -alcohol
    apple cider < cider | alcohol?
    apple juice / fruit juice = juice; pineapple juice <; cranberry juice <; tomato juice; mango juice < / coconut water = nuoc dua
    coffee = espresso, instant coffee, coffee bean / tea = ; green tea <; chai; matcha
    rum / brandy = ; cognac <; calvados / whisky = whiskey; bourbon < / vodka = pisco; gin; tequila | alcohol
    liqueur = ; cointreau, triple sec, grand marnier, orange liqueur <; kahlua <; kirsch <; limoncello <; schnapps <; campari <; aperol < | alcohol
    ouzo ~ liqueur = pastis, pernod, raki
    amaretto ~ liqueur | nut?
    baileys* = irish cream | alcohol, milk
    rice wine = soju; sake | alcohol
    shaoxing wine < rice wine = shaoxing, shaoxing rice wine, shaoxing cooking wine, shaohsing wine, shaohsing, shao xing wine, shao xing, shao hsing wine, shao hsing, hua diao, huadiao wine, huadiao, mijiu, cooking wine, rice cooking wine, chinese cooking wine, chinese rice wine, chinese wine, yellow wine, hua tiao wine | gluten?
    cola = coke*, pepsi*; lemonade; ginger ale; ginger beer; root beer; cream soda; soda, soda water, club soda, sparkling water; tonic water
  `,
}

/** The group that a food belongs to: the name of its list above. */
export type FoodKind = keyof typeof foodData

/*
 * Foods whose contents alone the page knows, for the check against the wishes. A name without contents keeps a shorter name
 * from being found in it: a butterhead is not butter. Meat of unknown animals is `meat`; pork is `meat, pork`.
 */

/** Dishes that people make. In a step such a name may mean the recipe's own dish, with any ingredients. */
export const dishData = `
  dinner roll, kaiser roll, hoagie roll, hoagie, sub roll, crusty roll, parker house roll, slider bun, slider roll, sweet roll, bao bun, steamed bun, bao < bread | milk?, egg?
  frosting, chocolate frosting, vanilla frosting, cake icing | milk?, egg?
  breadstick, bread stick, grissini < bread / sausage patty < sausages
  rusk, zwieback, melba toast, crostini, bruschetta, pretzel, matzo meal, matzah meal, bagel chip, pita chip, crumpet, bread bowl, bread dough, bread cube, bread slice, toast point, toastie, panini, sliced loaf, flour mixture, seasoned flour, flour paste, tabbouleh, tabouleh, tabouli, kisir / fish and chips, battered cod, battered haddock, beer battered fish < white fish | gluten
  french toast, bread pudding, bread and butter pudding, summer pudding, gingerbread, shortbread, stroopwafel, speculaas, speculoos, pizzelle, flapjack, snickerdoodle, cracker crumb, cookie crumb, biscuit crumb, graham cracker crumb, oreo crumb, cookie dough, sugar cookie, butter cookie, batter, tempura, tempura vegetable, tempura prawn, doughnut, donut, churro, beignet, funnel cake, cruller, strudel, apple pie, fruit pie, pot pie, pasty, cornish pasty, empanada, samosa, spring roll, tart shell, pie shell, pastry case, galette, turnover, vol au vent, kataifi, kadayif, boreks, spanakopita, tiropita, ravioli, tortelloni, agnolotti, monkey bread | gluten, egg?, milk?
  roux, velouté, espagnole, brown roux, blond roux, streusel, cobbler, apple crumble, cobbler topping, crumb topping, pizza, calzone, stromboli, pizza bread, flammkuchen, manakish, puri, poori, bhatura, kulcha, luchi, thepla, phulka, tandoori roti, lachha paratha, msemen, malawach, yufka | gluten, milk?
  bechamel, béchamel sauce, mornay, mornay sauce, white sauce, cheese sauce, croquette, croqueta, beurre manié, mac n cheese, macaroni and cheese, macaroni cheese | gluten, milk
  alfredo, alfredo sauce, cacio e pepe, cream cheese frosting, cream cheese icing, rice pudding, kheer, payasam, arroz con leche, tapioca pudding, bread sauce, semolina pudding, gulab jamun, rasgulla, rasmalai, barfi, burfi, peda, rabri, lassi, ayran, doogh, kumis, mishti doi, shrikhand, milkshake, milk shake, latte, cappuccino, flat white, café au lait, horchata de leche, frozen yogurt, sherbet, froyo, soft serve, dulce de leche sauce, toffee sauce, butterscotch sauce, caramel sauce, salted caramel, fudge sauce, hot fudge, milk jam, queso dip, queso sauce, cheese dip, fondue, chile con queso, chili con queso, saag paneer, palak paneer, mattar paneer, butter chicken sauce, makhani sauce, makhani, raita, tzatziki sauce, cacik, borani, cheese stick, mozzarella stick, fried cheese, saganaki, cream sauce, creamy sauce, dauphinoise, dauphinoise potato, gratin dauphinois, potato gratin, scalloped potato, creamed spinach, creamed potato, aligot, white russian | milk
  pan gravy, kibbeh, kibbe, kofte | meat, gluten?
  pancake, hotcake, flapjack pancake, blini, dutch baby, pikelet, drop scone, muffin, cupcake, pound cake, angel food cake, chiffon cake, red velvet cake, carrot cake, banana bread, zucchini bread, layer cake, sponge cake, genoise, victoria sponge, swiss roll, brownie, blondie, whoopie pie, bundt cake, coffee cake, gingerbread cake, fruitcake, fruit cake, christmas cake, simnel cake, lamington, madeleine, chocolate cake, chocolate brownie, devil's food cake, lava cake | gluten, egg, milk?
  beer batter | gluten, alcohol
  cornbread, corn bread, johnnycake, corn muffin, hush puppy, hushpuppy, arepa con queso, corn cake, potato cake, potato pancake, latke, rosti, fritter, courgette fritter, zucchini fritter, corn fritter | gluten?, egg?, milk?
  tres leches, eclair, profiterole, cream puff, choux, choux pastry, choux bun, gougere, danish, danish pastry, cinnamon roll, cinnamon bun, sticky bun, babka, stollen, panettone, kugelhopf, brioche loaf, pain perdu, quiche, custard tart, pastel de nata, egg tart, frangipane tart, lemon meringue pie, gnocchi alla romana | gluten, egg, milk
  egg roll, katsu, chicken katsu | gluten, egg?, meat?
  quiche lorraine | gluten, egg, milk, meat, pork
  cheesecake, new york cheesecake | milk, egg?, gluten?
  tiramisu, trifle, black forest gateau, black forest cake | gluten, egg, milk, alcohol?
  schnitzel, wiener schnitzel, milanesa, milanese, escalope milanese, chicken fried steak | meat, gluten, egg?
  tonkatsu, katsudon, pork katsu | meat, pork, gluten, egg?
  fried chicken, southern fried chicken, karaage, chicken karaage, orange chicken, general tso chicken < chicken | gluten?, egg?
  chicken parmesan, chicken parmigiana, chicken cordon bleu, cordon bleu < chicken | gluten, milk, egg?
  meatloaf, meat loaf, meatball, swedish meatball | meat, gluten?, egg?, milk?, pork?
  veggie meatball, veggie ball, fried rice, nasi goreng, chahan, yangzhou fried rice | egg?, gluten?, soy?
  noodle soup, ramen broth, tonkotsu, tonkotsu broth | gluten?, meat?, pork?
  chow mein, yakisoba, yakisoba noodle, crispy noodle, dan dan noodle, biang biang noodle, la mian, lamian, jajangmyeon, kalguksu, shoyu ramen, misua, youtiao | gluten, egg?, soy?
  pad thai, pad thai sauce | peanut, egg?, fish?, soy?
  ganache, chocolate ganache, white chocolate ganache, truffle filling, chocolate truffle | milk, soy?
  buttercream, butter cream, buttercream frosting, buttercream icing, brandy butter, hard sauce, swiss buttercream, russian buttercream | milk, egg?
  royal icing, scrambled egg, fried egg, poached egg, omelette, omelet, frittata, tortilla espanola, spanish tortilla, tortilla de patatas, shakshuka, eggs benedict, egg drop soup, tamagoyaki, egg salad, deviled egg, devilled egg, egg mayo, huevos rancheros, menemen, kuku sabzi, egg fried rice, egg foo young | egg
  eton mess, pavlova, béarnaise, béarnaise sauce, hollandaise, hollandaise sauce, sauce hollandaise, lemon curd, lime curd, orange curd, passion fruit curd, fruit curd | egg, milk
  dacquoise, joconde, macaron, financier, mandelbrot | nut, egg
  souffle, pastry cream, creme patissiere, creme pat, creme anglaise, vanilla custard, vanilla sauce, diplomat cream, creme brulee, creme caramel, flan, pots de creme, zuppa inglese, semifreddo, frozen custard, banana pudding, clafoutis | milk, egg, gluten?
  bavarois, bavarian cream | milk, egg, gelatine
  panna cotta | milk, gelatine
  mousse, chocolate mousse, lemon mousse, blancmange | milk?, egg?, gelatine?
  posset, syllabub | milk, alcohol?
  welsh rarebit, rarebit / cheesesteak, philly cheesesteak, cheeseburger, patty melt < beef | milk, gluten?
  kulfi, tikka masala, pesto rosso, pesto alla genovese, basil pesto sauce, sun-dried tomato pesto, genovese / butter chicken, chicken tikka masala, chicken korma, murgh makhani, tandoori chicken < chicken | milk, nut?
  risotto, polenta with cheese, mashed potato, potato mash, creamy mash, cheese scone, colcannon | milk?
  carbonara, carbonara sauce, spaghetti carbonara | egg, milk, meat, pork
  amatriciana | meat, pork, milk?
  lasagne al forno, moussaka, pastitsio | meat?, milk?, gluten?, egg?
  shepherd's pie, cottage pie | meat, milk?, gluten?
  bolognese, bolognese sauce, ragù alla bolognese, spaghetti bolognese, bolognaise, meat sauce, meat ragu, beef ragu | meat, pork?, celery?
  vegetarian bolognese, lentil bolognese, veggie bolognese | celery?
  beef stroganoff, stroganoff | milk, meat?, alcohol?
  boeuf bourguignon, beef bourguignon, bourguignon, coq au vin | meat, alcohol, sulphites
  mushroom bourguignon, mulled wine, sangria, glühwein, wine sauce, red wine sauce, marsala sauce, mulled cider / chicken marsala < chicken | alcohol, sulphites
  goulash, gulyas | meat?
  pho, pho broth, bo bun | meat?, fish?
  puttanesca sauce, bagna cauda, ceviche, sashimi, gefilte fish, brandade, smoked fish pate, fish pie, fish curry, fish stew, puttanesca, pissaladiere | fish
  tuna salad, tuna mayonnaise, nicoise salad, salade nicoise | fish, egg
  taramasalata | fish, gluten?
  kedgeree | fish, egg, milk?
  caesar salad | fish, egg, milk, gluten?
  som tam, larb, green papaya salad, som tum, tom yum paste | fish, crustacean?, peanut?
  tom yum, tom yum soup | crustacean?, fish?
  sambal belacan, sambal terasi, nasi goreng paste, belacan chilli, har cheong, prawn oil, shrimp oil, shrimp powder, prawn powder, lobster bisque, krill oil, krill, crevette, yabby, langouste, crab paste, tomalley, coconut shrimp, scampi sauce, har gow, ebi fry, thermidor, surf and turf, shrimp cocktail, prawn cocktail | crustacean
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
  chicken tikka, meat paste, kebab, shish kebab, shawarma, gyro, souvlaki, kofta, kefta, rillette, terrine | meat
  coronation chicken | meat, egg, sulphites?
  pork dumpling, cochinita pibil, al pastor, tacos al pastor, schweinshaxe, crispy pata, sisig, pork bun, char siu bao, hog roast, pigs in blanket, pigs in a blanket, blt, choucroute garnie < pork
  feijoada, cassoulet | meat, pork?
  scotch egg | meat, pork?, egg, gluten
  toad in the hole | meat, pork?, egg, gluten, milk
  saltimbocca | meat, pork, milk?, alcohol?
  cuban sandwich | meat, pork, milk, gluten
  refried bean, refried pinto bean, tamale, tamale dough, flour tortilla dough | pork?, meat?
  mincemeat pie, mince pie, christmas pudding, plum pudding, suet pudding, dumpling dough | gluten, meat?, egg?, alcohol?
  aspic, meat jelly | meat, gelatine
  honey butter | honey, milk
  granola bar, cereal bar, muesli bar, energy bar, protein bar, honey nut cheerio, energy ball | gluten?, nut?, peanut?, milk?, honey?
  baklava, baklawa | gluten, nut, milk?, honey?
  halva, halwa, helva | sesame?, nut?, milk?, honey?
  nut brittle, nut roast, nutloaf, nut loaf, cashew cream, cashew sauce, ajo blanco, picada, tarator, satsivi, panforte, florentine biscuit, almond bark, nut crust, almond brittle, pignoli cookie | nut
  ground nut stew, ground nut soup, groundnut stew, groundnut soup, maafe, mafe, kare kare, peanut brittle, chikki, peanut dressing, peanut dip, satay skewer, chicken satay, gado gado, kung pao chicken | peanut
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
  philippine adobo, doenjang jjigae / chicken adobo < chicken / pork adobo < pork | soy, gluten
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
  margarita, mojito, daiquiri, bloody mary, spritz, martini, negroni, rum cake, rum ball, rum baba, baba au rhum, brandy snap sauce, brandy sauce | alcohol
  cheese fondue | milk, alcohol?, gluten?
  kimchi stew, kimchi jjigae | fish?, crustacean?, soy?
  ragu | meat?, celery?
  quesadilla | gluten?
  clam chowder | mollusc, fish?, milk?, gluten?, pork?, meat?
  egg mayonnaise | egg, mustard?
  massaman, massaman curry | peanut, crustacean?, fish?
  xo sauce | crustacean, mollusc, fish?, soy?
  vodka sauce, penne alla vodka | alcohol, milk?
`

/** What one buys. */
export const rarerFoodData = `
  soy, soya | soy, gluten?
  gluten free bread, gluten free breadcrumb | egg?
  demi glace, demiglace, espagnole sauce, beef suet, original suet | meat, gluten?
  rye flour, rye, graham flour, durum, durum wheat, triticale, emmer, wheat germ, wheat bran, wheat starch, wheat berry, wheat flake, vital wheat gluten, shredded wheat, grape nut, malted barley, barley flour, barley malt, malt, malt powder, pearl spelt, wholewheat flour, wholemeal, fu, kishke, weetabix, shreddies, wheat tortilla, lavash bread, pita pocket, pita wedge, stuffing mix, bread stuffing, sage and onion stuffing, dressing cube, stuffing cube, panko breadcrumb, panko bread crumb, italian breadcrumb, cracker meal, shake and bake | gluten
  brewer's yeast, vermicelli, vermicelli noodle, bran, bran flake, oat bran, oat fibre, oat flake, licorice, liquorice, twizzler, light suet, vegetable atora, light atora, steak fries, cocoa pop, rice krispie, frosted flake | gluten?
  graham cracker, graham crust | gluten, honey?, milk?
  pancake batter, yorkshire pudding batter, crepe batter, waffle batter, crêpe, waffle | gluten, egg, milk
  summer roll, rice paper roll, truffle, black truffle, white truffle, truffle paste, truffle salt, vegetable rennet, vegetarian rennet, microbial rennet, apple jelly, pepper jelly, quince jelly, crabapple jelly, crab apple jelly, currant jelly, red currant jelly, blackcurrant jelly, guava jelly, jalapeno jelly, plum jelly, grass jelly, coconut jelly, agar jelly, strawberry jelly jam, aloe jelly, vegan honey, honey substitute, bee free honey, dandelion honey, honeydew melon, honeycrisp, honeycrisp apple, honey crisp apple, honey mango, honeynut squash, honey nut squash, honey tangerine, honey mushroom, honeysuckle, honey fungus, pistou, gremolata, peanut pumpkin, nut grass, coconut meat, jackfruit meat, swedish fish, just mayo, nut thin cracker, aquafaba, butterbeer, champagne vinegar, beer vinegar, champagne grape, champagne mango, wine grape, port salut grape, cooking wine alternative, water kefir, coconut kefir, kefir lime, kefir lime leaf, kefir lime leave, cream tartar, cream of tarter, coconut whipped cream, whipped coconut cream, coconut whip, coconut condensed milk, condensed coconut milk, evaporated coconut milk, coconut milk powder, nice cream, banana ice cream, sorbet, granita, rice cream, rice whip, milk thistle, milk cap, butterhead, butterhead lettuce, buttercup squash, buttercup, butter pea, butterfly pea, butterfly pea flower, butterkin squash, butter pear, cacao butter, mango butter, pear butter, pumpkin butter, plum butter, vegan buttermilk, body butter, cream nut, king oyster mushroom, oyster plant, oyster leaf, crabapple, hen of the wood, turkey tail, beefsteak tomato, beef steak tomato, beefsteak mushroom, oxheart tomato, ox heart tomato, oxalis, goosefoot, goose grass, cape gooseberry, duck sauce, duckweed, lamb's quarter, pignut, pig nut, horse gram, horse chestnut, cow pea, cowberry, cow parsley, goat weed, goat horn pepper, cat grass, catnip, dog rose, monkey bread fruit, fish mint, fish pepper, fish eye chilli, shrimp plant, scallop squash, pattypan, egg fruit, egg squash, egg tomato, sea grape, snake bean, snake gourd, snake fruit, dragon fruit, dragonfruit, elephant garlic, elephant ear, bear garlic, buffalo berry, bull's blood, bullhorn pepper, ox tongue lettuce, hedgehog mushroom, red kidney bean, white kidney bean, liver fungus, palm heart, lettuce heart, romaine heart, cabbage heart, celeriac heart, ladyfinger pepper, finger lime, bone marrow bean, lion's mane, lion's mane mushroom, bread fruit, breadnut, cheese fruit, cheesecloth, cheese cloth, cheesewood, cheese plant, breadroot, cakebread, bread seed poppy, bunya nut, kola nut, cola nut, betel nut, areca nut, ginger nut root, grass pea, puffed rice cake, rice cracker plain, mochi, mochi rice, wheatgrass, wheat grass, sweet pickle, bread and butter pickle, honey melon, sour cherry, milk tart apple, meatless crumble, meatless ground, egg replacement, flaxseed egg, linseed egg, aquafaba egg, vegg, fishless filet, chickenless nugget, young green jackfruit, steak spice, chicken seasoning, chicken salt, chicken spice, fish seasoning, fish spice, egg masala, mutton masala, pork seasoning, rib rub, pork rub, chicken rub, steak rub, hamburger seasoning, burger seasoning, turkey seasoning, crab seasoning, bacon salt, bacon bits vegan, almond flavouring, cheese pumpkin, peppernut, hen egg basket, milk mushroom, jute mallow, mallow leaf, marshmallow root, marsh mallow root, celery steak, steak of celery, steak of cauliflower, steak of cabbage, jellyfish, wine yeast, ale yeast, beer yeast, champagne yeast, sushi nori, sushi mat, sushi vinegar, sushi grade, jelly roll pan, bourbon vanilla, muscat vinegar, moscato vinegar, madeira vinegar, pie filling, pie spice, apple pie spice, apple pie filling, cherry pie filling, pumpkin pie filling, lactose intolerant, lactose intolerance, almond wood, walnut wood, pecan wood, stout pot, wine pairing, cannelloni bean, kidney and pinto bean, goose berry, wine leaf, rose petal, rose hip, rose harissa, rose syrup | 
  katsu sauce, katsu curry sauce, wheat meat | gluten, soy?
  communion wafer, ice cream cone, waffle cone, cannoli, cannoli shell, ice cream sandwich | gluten, milk?
  gemelli, campanelle, ditalini, cavatelli, mafalda, paccheri, casarecce, strozzapreti, gigli, radiatori, egg pasta, fresh pasta, tagliolini, pici, maltagliati < pasta
  marshmallow fluff, marshmallow cream, marshmallow creme, egg wash, egg white powder, meringue powder, albumen, egg powder, powdered egg, liquid egg, beaten egg, onsen egg, pickled egg | egg
  khoya, khoa, mawa, buttermilk ranch, milk solid, milk protein, whey protein, caseinate, sodium caseinate, lactose, milkfat, milk fat, butterfat, butter fat, buttermilk powder, evaporated milk powder, dried skimmed milk, creme double, mascarpone cheese, fromage blanc, quark cheese, curd cheese, farmer cheese, pot cheese, sheep milk, ewe milk, buffalo milk, camel milk, goat yogurt, sheep yogurt, kaymak, qashta, cheese powder, boursin cheese, string cheese, brown butter, beurre noisette, beurre blanc, garlic butter, herb butter, compound butter, lemon butter, butter sauce, browned butter, butter roll, chocolate milk, white chocolate chip, milk chocolate chip, kinder chocolate, dairy milk chocolate | milk
  anchovy butter | milk, fish
  creamer, coffee creamer, coffee whitener, whipped topping, dream whip, non dairy creamer, margarine stick, butter extract, butter flavouring, butter flavoring, hot chocolate mix, chocolate pudding, pudding cup | milk?
  consomme, bouillon powder, meat stock, meat broth, lamb stock, veal stock, duck stock, turkey stock, bone marrow, meat juice, meat glaze, oxtail soup, menudo, elk, moose, reindeer, caribou, antelope, kangaroo, wallaby, crocodile, alligator, hare, squab, emu, horsemeat, cricket flour, cricket powder, mealworm, grasshopper, game meat, offal, sweetbread, giblet, gizzard, chicken heart, chicken gizzard, chicken foot, chicken feet, chicken skin, chicken neck, turkey neck, fowl, game hen, cornish hen, capon, poussin, chicken liver pate, chopped liver, bone-in thigh, red meat, white meat, meat stock cube, stewing meat, stew meat, meat jerky, pemmican, doner, liverwurst, leberwurst, bone broth powder, collagen, collagen powder, collagen peptide, animal rennet, calf rennet, pepsin, animal fat, rendered fat, chicken powder, chicken bouillon powder, chicken granule, chicken seasoning powder, cochineal, carmine, beef tallow, bone fat, meat, poultry, tenderloin, shoulder roast, turtle meat, snake meat, insect powder, lamb brain, calf brain, game bird, cricket | meat
  pork stock, ham stock | meat, pork
  mushroom stock, mushroom broth, kombu stock, kelp stock, kombu dashi, shiitake dashi, vegan dashi, vegan broth, corn stock, suppengrün, suppengruen, soup greens, soup vegetables, vegetable juice, bloody mary mix, vegeta, vegetable bouillon, vegetable stock cube, vegetable stock powder, stock powder, bouillon cube, soup base, soup powder, soup mix | celery?, gluten?
  seafood stock, shellfish stock, prawn stock, shrimp stock, lobster stock, crab stock | crustacean, fish?, mollusc?
  clam juice, clam broth, clamato | mollusc, fish?
  fumet, fish broth, fish fumet, fish oil, cod liver oil, fish bone, anchovy sauce, anchovy oil, gentleman's relish, garum, colatura, colatura di alici, lutefisk, surstromming, ikura, tarama, nuoc mam cham, prahok, padaek, budu, worcester sauce, worcestershire, rollmop herring, fish paste, isinglass, patum peperium, anchovy relish | fish
  bovril | meat, gluten, celery?
  yolk < egg yolks / sturgeon, skate wing, ray wing, lumpfish, burbot < catfish / dairy milk < milk / dairy cream < cream / dairy butter < butter
  peperami, chicharrones, pig, hog, piglet, suckling pig, boar, pork cheek, pork jowl, pig trotter, trotter, pig's foot, pork rind, crackling pork, pork fat, pork back fat, fatback, back fat, lardo, leaf lard, streaky rasher, capicola, coppa, soppressata, sobrasada, finocchiona, jamon iberico, jamón serrano, black forest ham, canadian bacon, peameal bacon, bacon bit, bacon jam, pork floss, carnitas meat, kalua pork, siu yuk, head cheese, headcheese, scrapple, ham bone broth, glazed ham < pork
  court bouillon | alcohol?, celery?
  nuoc cham | fish, crustacean?, peanut?
  imitation crab, imitation crab meat, krab | fish, crustacean?, egg?, gluten?, soy?
  squid ink, cuttlefish ink, razor clam, geoduck, winkle, limpet, sea snail, mussel broth, oyster extract, scallop powder, dried scallop, conpoy, dried oyster, takoyaki filling, noix de saint jacques, sea urchin | mollusc
  turbot, john dory, gurnard, zander, pike, arctic char, whitebait, shad, bluefish, wahoo, opah, kingfish, amberjack, barracuda, rockfish, lingcod, sablefish, black cod, orange roughy, lemon sole, dover sole, brill, hoki, pouting, saithe, garfish, skipjack, bonito, red mullet, striped bass, branzino, dorade, walleye, chilean sea bass, patagonian toothfish, fish head, white fish fillet < white fish
  cow, ox, calf, heifer, cattle, bison, buffalo meat, yak, ox tongue, beef tongue, beef heart, ox heart, tri tip, spoon roast, rib roast, prime rib, eye of round, eye round, top round, bottom round, ground round, london broil, blade roast, arm roast, hanger steak, flat iron steak, denver steak, tomahawk, picanha, biftek, wagyu, porterhouse, filet mignon, chateaubriand, beef tenderloin, beef fillet, fillet steak, beef short rib, beef rib < beef
  sheep, hogget, mutton chop, lamb rack, rack of lamb, lamb breast, lamb heart, lamb tagine, haggis lamb < lamb
  beef gelatin, beef gelatine, bovine gelatin, halal gelatin, halal gelatine | gelatine, -pork
  pork gelatin, pork gelatine | gelatine, meat, pork
  fish gelatin, fish gelatine | fish, gelatine
  rennet, rennet tablet, liquid rennet | rennet
  hot link, frankfurt, frankfurters, saveloy, cumberland sausage, lincolnshire sausage, breakfast sausage, sausagemeat, toulouse sausage, cervelat, knockwurst, bockwurst, mettwurst, saucisson, summer sausage, pork sausage meat, vienna sausage, polish sausage, spanish sausage < sausages
  gummy candy, gummies, gummy bear, jelly sweet, jelly cube, jell-o, jello powder, jelly powder, jelly crystal, turkish delight sweet, mini marshmallow, marsh mallow, mallow, gelatin powder, gelatine powder, powdered gelatin, leaf gelatine, gelatine sheet, gelatin sheet, sheet gelatin | gelatine
  royal jelly, bee pollen, propolis, beeswax, hot honey, honey syrup, honey glaze, manuka honey, clover honey, acacia honey, hydromel / honey roasted peanut, honey roast peanut < peanuts / honey ham, honey roast ham < ham | honey
  honey mustard, honey mustard sauce, honey mustard dressing | honey, mustard, egg?
  mead, drambuie | honey, alcohol
  shellac, confectioner's glaze | honey?
  turron, torrone, nougatine | nut, egg, honey?
  praline paste, almond paste, pistachio paste, pistachio cream, hazelnut paste, hazelnut cream, orgeat, orgeat syrup, walnut oil, hazelnut oil, almond oil, pistachio oil, pecan praline, ferrero, rocher, nut meal, nut flour, nut cheese, mixed nut butter, amaretti biscuit, amaretti cookie, marcona almond, filbert, cobnut, hickory nut, pili nut, black walnut, butternut walnut, crushed nut, chopped nut, ground nut meal, slivered almond, blanched almond, sliced almond, almond flake, walnut half, pecan half | nut
  ground nut, ground nut oil, ground nut butter, peanut powder, powdered peanut butter, peanut butter powder, pb powder, pb, pb2, pb2 powder, pbfit, pb fit, pb & me, sun pat, beer nut, bamba, pindasaus, sambal kacang, peanut chutney, goober, boiled peanut, spanish peanut, cocktail peanut, reese's pieces, reeses, peanut m&m, peanut punch, crunchy peanut butter, pb&j | peanut
  massaman curry paste | peanut?, crustacean?, fish?
  arachis oil | peanut?
  trail mix, bombay mix, cocktail nut, party mix, chex mix | nut?, peanut?, gluten?
  mixed nut, nut mix | nut, peanut?
  toblerone, ferrero rocher | nut, milk
  mortadella | meat, pork, nut?
  frangelico, disaronno, nocino, creme de noyaux | alcohol, nut?
  tahini sauce, tahini dressing, sesame sauce, goma dare, gomadare, gingelly oil, til oil, gingelly, benne, benne seed, hommus, everything bagel seasoning, everything but the bagel, everything but the bagel seasoning, everything bagel spice, everything seasoning, toasted sesame dressing, furikake seasoning, black sesame paste, sesame stick, pasteli | sesame
  meatloaf mix, meat loaf mix | meat, pork?
  nutter butter | peanut, gluten, milk?
  egg roll wrapper, egg roll skin | gluten, egg?
  furikake | sesame, fish?, soy?, gluten?
  ketjap, ketjap manis, kecap, ketjap asin, abc sauce, sweet soya sauce, sweet soy, soy glaze, usukuchi, koikuchi, seasoned soy sauce, mushroom soy sauce, yakitori tare, unagi no tare, nitsume, char siu sauce, general tso sauce, mongolian sauce, sesame ginger dressing, teriyaki glaze, teriyaki marinade, stir-fry sauce with soy, maggi liquid seasoning, warishita, soy marinade, soy dressing, soy vinegar, gyudon sauce, adobo sauce filipino, sweet bean paste, tianmianjiang, chunjang, black bean paste, black bean garlic sauce, yellow bean paste, yellow soybean paste, tauco, tauchu | soy, gluten
  unagi sauce, eel sauce, kabayaki sauce, sukiyaki sauce | soy, gluten, alcohol?
  tamari sauce, gluten free tamari, bragg, bragg liquid amino, soy protein isolate, soy protein, soy protein powder, soy flake, soy granule, soy grit, okara, bean curd skin, soy butter, soy nut butter, soja, soy sprout, koji soybean, soybean paste, soy bean paste, tofu cream, inari, miso glaze, miso paste, edamame hummus, textured soy, soy drink, soya drink, soy cheese, soy creamer | soy
  soy oil, soybean oil, vegetable protein, lecithin, emulsifier | soy?
  vegan mince, vegan meat, plant-based meat, meat substitute, meat alternative, meat analogue, meat free piece, vegan nugget, vegan sausage roll, hydrolysed vegetable protein, hydrolyzed vegetable protein, hvp | soy?, gluten?
  sriracha mayo, spicy mayo, chipotle mayo, garlic mayo, garlic mayonnaise, burger sauce, russian dressing, thousand island dressing, alioli, aïoli, rouille, gribiche, sauce gribiche, mousseline, sauce mousseline, coleslaw dressing, tuna mayo dip, mayo dressing, big mac sauce, fry sauce, comeback sauce, alabama white sauce, tartar sauce, tartare | egg, mustard?
  vegan mayo, aquafaba mayo, vegan aioli | soy?, mustard?
  surimi stick | fish, egg?, gluten?, crustacean?
  yellow mustard, dry mustard, brown mustard, creole mustard, hot mustard, mustard paste, mustard greens, mustard leaf, mustard cress, mostarda, karashi, kasundi, senf, moutarde, mustard sauce, mustard vinaigrette, mustard dressing, dijonnaise, panch phoron, panch phoran, black mustard seed, gai choy | mustard
  celery stick, celery stalk, celery heart, celery leaf, celery powder, lovage seed, mirepoix, soffritto, holy trinity | celery
  old bay, old bay seasoning, sofrito | celery?
  burgundy, chardonnay, merlot, pinot noir, pinot grigio, cabernet, cabernet sauvignon, riesling, sauvignon blanc, chablis, shiraz, syrah, zinfandel, chianti, rioja, bordeaux, beaujolais, rosé wine, sparkling wine, dessert wine, muscat, moscato, madeira, madeira wine, marsala wine, sauternes, ice wine, vin santo, hard cider, sweet wine, fortified wine, lillet | alcohol, sulphites
  rum extract, bitters, amaro, fernet, fernet branca, cynar, pimm's, falernum, creme de cassis, creme de cacao, creme de menthe, everclear, dubonnet, galliano, moonshine, chambord, hard lemonade, angostura bitters, absinthe, aquavit, akvavit, grappa, arak, baijiu, shochu, makgeolli, mezcal, cachaça, curaçao, chartreuse, benedictine, sambuca, anisette, jagermeister, midori, st germain, elderflower liqueur, coffee liqueur, cherry brandy, applejack, armagnac, slivovitz, schnaps, sloe gin, rye whiskey, scotch, scotch whisky, spiced rum, dark rum, white rum, coconut rum, malibu, hard seltzer, rum raisin, flambe liquor, hon mirin, aji mirin, michiu, mijiu, hua diao, huangjiu, shaohsing wine, shao hsing wine, chinese rice wine, chinese cooking wine, cooking sherry, cooking sake | alcohol
  kvass | gluten, alcohol?
  lager beer, pale ale, ipa, pilsner, wheat beer, beer bread | alcohol, gluten
  vanilla extract, pure vanilla extract, vanilla essence, vanilla paste, lemon extract, orange extract, mint extract, peppermint extract, rosé | alcohol?
  almond extract | nut?, alcohol?
  cheez whiz, port wine cheese, parmigiano reggiano, reggiano, grana, pecorino romano, gouda cheese, gruyère, gruyere cheese, emmentaler, emmenthal, appenzell, beaufort, cantal, mimolette, pepper jack cheese, caciocavallo, kashkaval, kasseri, graviera, mizithra, ricotta salata, stracciatella, stracchino, fior di latte, buffalo mozzarella, mozzarella ball, mozzarella pearl, limburger, muenster, munster, tilsit, comté, danish blue, cambozola, saint agur, bleu cheese, bleu, caerphilly, goat cheese log, sheep cheese, ewe's cheese, panela cheese, asadero, chihuahua cheese, pub cheese, pimento cheese, cheese spread, cheese slice, cheese triangle, cheese cube, cheese ball, smoked cheese, mexican cheese, mexican blend, mexican cheese blend, italian blend cheese, italian cheese, blue stilton, romano, romano cheese, hard cheese, neufchâtel, brillat savarin, vacherin, camembert de normandie, époisses, halloumi fries < cheese
  maraschino cherry, glace cherry, candied cherry, mixed peel, candied peel, candied fruit, candied orange, crystallised fruit, dried mango, dried pineapple, dried papaya, dried apple, dried pear, dried peach, dried cherry, golden raisin, dried banana, grape juice, bottled lemon juice | sulphites?
  lupin, lupine, lupine flour, lupin bean, lupini, lupini bean, lupin flake | lupin
  vegetarian parmesan, vegetarian parmesan-style cheese, vegetarian hard cheese < cheese | -rennet
  vegan parmesan, vegan mozzarella, nutritional yeast cheese, vegan butter block | nut?, soy?
  curry roux, curry brick, curry block, japanese curry block, japanese curry brick | gluten, milk?, soy?
  korean bbq sauce, korean barbecue sauce, galbi sauce | soy, gluten, sesame?
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
  oleander, foxglove, lily of the valley, daffodil bulb, monkshood, aconite, wolfsbane, laburnum, giant hogweed, clorox, windex, drano, lysol, domestos, dettol, febreze, jeyes fluid, tide pod, bleach, household bleach, chlorine bleach, laundry bleach, bleach powder, bleaching powder, chlorine, pool chlorine, chlorine tablet, antifreeze, anti freeze, engine coolant, radiator coolant, coolant, ethylene glycol, screenwash, screen wash, windscreen washer fluid, windshield washer fluid, brake fluid, transmission fluid, motor oil, engine oil, petrol, gasoline, diesel, diesel fuel, kerosene, jet fuel, lamp oil, lighter fluid, charcoal lighter, firelighter, propane, butane, drain cleaner, drain unblocker, drain opener, oven cleaner, toilet cleaner, toilet bowl cleaner, bathroom cleaner, kitchen cleaner, glass cleaner, window cleaner, floor cleaner, carpet cleaner, limescale remover, descaler, rust remover, disinfectant, hand sanitizer, hand sanitiser, household cleaner, all purpose cleaner, detergent, laundry detergent, dish detergent, laundry pod, washing powder, washing up liquid, dish soap, dishwashing liquid, dishwasher tablet, dishwasher salt, dishwasher pod, rinse aid, fabric softener, fabric conditioner, soap, bar of soap, hand soap, castile soap, shampoo, hair conditioner, hair dye, toothpaste, mouthwash, perfume, cologne, deodorant, hairspray, sunscreen, body lotion, hand cream, face cream, shower gel, bubble bath, bath salt, nail polish, nail varnish, nail polish remover, shaving foam, shaving cream, floor polish, furniture polish, shoe polish, metal polish, silver polish, brass polish, paint, house paint, wall paint, spray paint, paint thinner, paint stripper, paint remover, varnish, lacquer, lacquer thinner, wood stain, turpentine, turps, mineral spirits, acetone, methylated spirit, meths, methanol, wood alcohol, denatured alcohol, rubbing alcohol, isopropyl alcohol, isopropanol, surgical spirit, formaldehyde, formalin, glue, superglue, super glue, wood glue, pva glue, craft glue, glue stick, epoxy, epoxy resin, cement, concrete, plaster of paris, battery acid, sulphuric acid, sulfuric acid, muriatic acid, nitric acid, household ammonia, ammonia cleaner, borax, boric acid, mothball, moth ball, rat poison, mouse poison, ant poison, ant killer, ant bait, roach killer, rodenticide, slug pellet, insecticide, pesticide, bug spray, fly spray, insect spray, weedkiller, weed killer, herbicide, fungicide, fertilizer, fertiliser, poison, arsenic, cyanide, strychnine, thallium, asbestos, death cap, death cap mushroom, destroying angel, deadly nightshade, belladonna, poison hemlock, water hemlock, hemlock, quicksilver, poison ivy | inedible
  daffodil, mercury, ammonia, white spirit, caustic soda, hydrogen peroxide | inedible?
  low mercury, baker ammonia, baking ammonia, ammonium bicarbonate, ammonia bicarbonate, ammonium carbonate, salt of hartshorn, edible glue, edible paint, edible varnish, edible glitter glue, sugar glue, food paint, cocoa butter paint, flour glue, soap nut
`
