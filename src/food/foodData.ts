/*
 * The foods that the page knows, one a line:
 *
 *     name < parent = alias, alias | contents
 *
 * A food can replace its parent, the more general food: spaghetti replaces pasta. With `<` the parent can replace the
 * food too; with `<<` it cannot: cheese cannot replace feta. With `~` neither replaces the other, because they are
 * cooked differently: smoked salmon is a kind of salmon, and a recipe must name it. Aliases are other names of the same
 * food: they have the same contents, and any recipe works with them. Names and aliases match in singular and plural.
 *
 * The contents are what a diet or an allergy asks about (contents.ts). A food has those of its parent, or of its kind if
 * it has no parent, changed by its own: `milk` contains it, `milk?` perhaps, because the label decides, `-milk` does not.
 *
 * A food that no recipe uses is useful if its name contains the name of another food: without "ice cream", that entry
 * would be read as cream.
 */

/** Names that are brands, or misspelt. A reply names the food instead. */
export const brands: ReadonlySet<string> = new Set(
  `alpro,oatly,anchor,galaxy,green giant,carnation,john west,smash,lurpak,land o lake,kerrygold,flora,stork,clover,elmlea,philadelphia,philly,babybel,cathedral city,laughing cow,violife,
heinz bean,heinz ketchup,skippy,jif,ritz,bega tasty,quaker,uncle ben,warburton,hovis,rotel,ro tel,
kraft single,kraft slices,dorito,oxo,knorr cube,marigold bouillon,bisto,dolmio,kikkoman,hellmann,kewpie,colman
mustard,tabasco,cholula,lea perrins,lea and perrins,hp sauce,frylight,jus rol,cadbury,haribo,ovaltine,maseca,
lao gan ma,bovril,golden curry,bird custard,coke,pepsi,baileys,linda mccartney sausage,rotel tomato,egs,tyme,peper,vanila ice cream,minute rice,self-raising flower,sour creme,tofoo,hunny,keenwa,creme cheese,self raisin flour,whipped creme,rice crispie,rice crispy,daiya,old el paso,gino,tostito,crisco,mutti,chobani,frank red hot,pringle`
    .split(/,\s*/)
    .map((name) => name.replace(/\s+/g, ' ')),
)

/** The lines, by the kind of their foods. An `aromatic` is a vegetable that flavours a dish. A `staple` is something
 * that everybody is expected to have. */
export const foodData = {
  meat: `
    chicken = hen, guinea fowl, pollo, murgh, ayam, frango, manok, tavuk, doro, djej, dajaj, morgh, poulet, murg, kuku
    chicken breast < chicken = chicken fillet, chicken tender, chicken strip, chicken escalope, pechuga
    chicken thigh < chicken
    chicken drumstick < chicken thigh = chicken leg, drumstick, leg quarter
    whole chicken = roasting chicken
    chicken wing ~ chicken
    chicken carcass = carcass, chicken bone, turkey carcass, roast chicken carcass
    cooked chicken ~ chicken = roast chicken, rotisserie chicken, rotisery chicken, shredded chicken, pulled chicken, bbq chicken, barbecue chicken, barbecued chicken, grilled chicken, fried chicken, chicken adobo
    turkey << chicken = turkey breast, turkey steak, pavo
    cooked turkey << cooked chicken = roast turkey, turkey slice, deli turkey, turkey deli meat, turkey lunch meat
    smoked turkey << cooked turkey = smoked turkey leg, smoked turkey wing
    duck
    duck breast < duck
    duck leg ~ duck
    cooked duck << cooked chicken = roast duck, confit duck, confit duck leg
    goat meat = goat, goat leg
    ground meat = mince, minced meat, mincemeat, keema, kiyma, carne moida, kafta, giniling, qeema, hackfleisch
    ground turkey << ground meat = turkey mince, minced turkey
    ground chicken << ground meat = chicken mince, minced chicken
    ground beef < ground meat = beef mince, grd beef, minced beef, hamburger, burger meat, lean beef, steak mince, carne molida, carne picada, ground chuck
    burger patties << ground beef = burger, hamburger patty, beef burger, beefburger, beef patty, quarter pounder | gluten?, celery?, mustard?
    ground pork < ground meat = pork mince, minced pork | pork
    ground lamb < ground meat = lamb mince, minced lamb
    cooked mince = leftover mince, cooked ground beef, leftover taco meat
    leftover bolognese << cooked mince = bolognese, leftover ragu, leftover bolognese sauce | pork?
    beef = carne, daging, res, baka, galbi, bistec, boeuf, niu rou, carne de res
    stewing beef < beef = beef stew meat, stew beef, chuck steak, braising steak, stewing steak, short rib, ox cheek, beef cheek, beef shin, beef shank, diced beef
    roasting joint < beef = beef joint, beef roast, rump roast, topside
    pot roast beef << beef = brisket, chuck roast, silverside
    cooked beef ~ beef = roast beef, beef slice, pot roast, shredded beef, carne mechada, ropa vieja, carne desmechada, italian beef, bulgogi
    corned beef ~ cooked beef = bully beef
    pastrami ~ cooked beef = bresaola, pastirma, basterma
    salt beef ~ cooked beef = carne seca, dried beef, charque
    steak << beef = beefsteak, sirloin, rump steak, rib eye, ribeye, flank steak, beef steak, skirt steak, bavette, minute steak, beef strip, stir fry beef, arrachera, lomo, carne asada, entrecote, t bone
    oxtail
    bones = beef bone, soup bone, marrow bone
    trotters = pig trotter, paya, sheep trotter, cow foot, cow leg, pig foot | pork?
    tripe = shaki, ponmo, kpomo, pomo, saki
    pork = pork tenderloin, cerdo, puerco, baboy, pernil, thit heo, porc | pork
    pork shoulder < pork = pork leg, pork loin, pork joint, pork roast
    pork belly < pork = liempo, samgyeopsal, thit ba chi
    pork chop << pork = pork steak, pork loin chop, loin chop, pork cutlet, chuletas
    pork ribs ~ pork = spare rib, costillas, baby back rib, costillita, costilla puerco
    cooked pork ~ pork = roast pork, pulled pork, char siu, carnitas, chashu, pork adobo, lechon
    lamb = lahm, mutton, lamb neck, gosht, kuzu, goosht
    lamb shank ~ lamb
    lamb joint < lamb = lamb leg
    lamb shoulder < lamb joint
    cooked lamb ~ lamb = roast lamb
    lamb chop << lamb = lamb cutlet, lamb loin chop
    veal
    horse meat = horse, horse steak
    salt pork ~ pork = salted pork, scrunchion, pork scrunchion
    balut | egg
    venison = venison steak, venison loin, deer, deer meat, deer steak
    wild boar | pork
    pheasant = quail, goose, partridge, grouse, pigeon, ostrich, frog leg
    rabbit
    cooked meat = leftover roast, leftover meat, deli meat, cold meat, cold cut
    bacon = lardon, streaky bacon, back bacon, rasher, tocino, boczek | pork
    beef bacon << bacon | -pork
    pancetta < bacon = guanciale, salo
    bacon fat = bacon grease | pork
    lard < bacon fat = manteca
    dripping < bacon fat | pork?
    suet < dripping = shredded suet, packet suet, atora, atora suet | -pork, gluten?
    goose fat < bacon fat = duck fat, schmaltz, chicken fat, beef fat, tallow, beef suet, beef dripping | -pork
    turkey bacon << bacon = turkey rasher, chicken bacon, lamb bacon | -pork
    turkey ham ~ ham = chicken ham | -pork
    ham = jambon | pork
    prosciutto << ham = parma ham, serrano ham, jamon, speck
    spam << ham = luncheon meat
    ham hock = ham shank, gammon joint, pork hock, pork knuckle | pork
    ham bone ~ ham hock = gammon bone
    gammon steak ~ ham hock = gammon, ham steak
    sausages = bratwurst, brat, banger, snag, italian sausage, chipolata, kielbasa, smoked sausage, boerewors, knackwurst, sausage meat, salchicha, rookworst, andouille, weisswurst, clonakilty | pork?, gluten?, celery?, mustard?
    pork sausages < sausages = pork chipolata, cumberland sausage, lincolnshire sausage, linguica, paio | pork
    cooked sausages ~ sausages = cocktail sausage
    sausage rolls ~ cooked sausages | gluten, egg?, milk?
    pork pie << sausage rolls | pork
    hot dog = frankfurter, wiener, hot dog sausage, hotdog | pork?, celery?, mustard?
    chorizo ~ sausages = longaniza, chorizo sausage, longganisa, calabresa | pork
    chinese sausage ~ sausages = lap cheong, lap xuong, lup cheong, chinese bacon | pork
    merguez << sausages = sujuk, sucuk | -pork
    turkey sausages << sausages = chicken sausage, lamb sausage, beef sausage, venison sausage, beef chorizo, turkey chorizo, beef hot dog, chicken hot dog, turkey hot dog, beef frankfurter, chicken frankfurter | -pork
    black pudding = blood sausage, drisheen, morcilla, white pudding | pork, gluten?, celery?, mustard?
    haggis | gluten, celery?, mustard?
    salami = pepperoni, salame, mortadella, nduja, kabanos | pork
    beef salami << salami = turkey salami, chicken salami, beef pepperoni, turkey pepperoni, chicken mortadella, beef mortadella | -pork
    liver = chicken liver, lamb liver, calf liver, liver pate
    pate | milk?
    foie gras
    kidney = lamb kidney
    chicken nugget = breaded chicken, chicken goujon, popcorn chicken, chicken kiev, chicken burger, chicken burger patty | gluten
    meatballs = meat ball | gluten?, egg?, pork?, celery?, mustard?
    pork crackling = pork scratching, chicharron | pork
    doner meat = kebab meat, gyro meat
    biltong = beef jerky, jerky
    pet food = cat food, dog food
  `,
  fish: `
    white fish = fish, cod, haddock, hake, pollock, tilapia, sea bass, seabass, halibut, sole, plaice, fish fillet, snapper, bass, coley, basa, croaker, milkfish, sea bream, bream, barramundi, pangasius, whiting, rohu, hilsa, pescado, ikan, eja, bangus, ilish, isda, fish steak, cod steak, hake steak, basa steak, mahi mahi, mullet, grouper, carp, grass carp, perch, flounder, poisson, machli, samak, corvina, rui, rui mach, katla, mach, ilish fish, hilsa fish, merluza
    whole fish << white fish = whole sea bass, whole bream, whole sea bream, whole snapper, whole red snapper, whole tilapia, whole trout
    cooked fish ~ white fish = baked fish
    smoked fish ~ white fish = smoked haddock, smoked cod, tinapa
    salt fish ~ white fish = salt cod, bacalhau, saltfish, salted cod, bacalao, salted fish, koobi, salted tilapia
    stockfish ~ white fish = dried fish, dried cod, maldive fish, tuyo, momoni, bombay duck, umbalakada
    salmon = salmon fillet, salmon steak
    cooked salmon << cooked fish = poached salmon, baked salmon
    trout << salmon = trout fillet
    tinned salmon ~ salmon = canned salmon, salmon tin, salmon can
    smoked salmon ~ salmon = lox, gravlax
    smoked trout << smoked salmon
    tuna = canned tuna, tinned tuna, tuna fish, john west, atun
    tuna mayo << tuna = tuna mayonnaise | egg
    tuna steak ~ tuna = fresh tuna, kelawalla, balaya
    sardines = tinned sardine, pilchard, canned sardine, sprat
    fresh mackerel << white fish = mackerel fillet, mackerel, titus fish, saba, godeungeo, buri, yellowtail, yellowtail collar, hamachi
    fresh sardines << fresh mackerel
    smoked mackerel
    tinned mackerel << smoked mackerel = mackerel tin, canned mackerel
    herring ~ sardines = kipper, smoked herring, pickled herring, rollmop
    anchovies = anchovy fillet, anchovy paste
    swedish anchovies ~ anchovies = ansjovis
    dried anchovies = ikan bilis, myeolchi, ikan teri, halmasso, dried sprat
    eel = unagi, smoked eel | scaleless
    catfish < white fish = catfish steak, swordfish steak, monkfish, swordfish, shark | scaleless
    caviar = roe, fish roe, masago, tobiko, taramasalata, bottarga
    prawns = shrimp, king prawn, scampi, langoustine, gamba, camaron, crawfish, udang, ebi, camarao, hipon, jhinga, camarone, crevette, chingri, gambari | crustacean, -fish
    cooked prawns ~ prawns = cooked shrimp, cocktail prawn, pink prawn | crustacean, -fish
    dried shrimp = dried prawn, crayfish | crustacean, -fish
    shrimp paste = belacan, terasi, prawn paste, kapi, bagoong, saeujeot, alamang | crustacean, -fish
    lobster | crustacean, -fish
    crab = crab meat, brown crab, alimango | crustacean, -fish
    crab stick = surimi, seafood stick, imitation crab, crabstick | gluten?, egg?, crustacean
    mussels = tahong, moule | mollusc, -fish
    clams = cockle, vongole | mollusc, -fish
    snail = escargot, periwinkle | mollusc, -fish
    octopus = pulpo | mollusc, -fish
    squid = calamari, cuttlefish, abalone, whelk, conch, pusit, cumi, sotong, lula | mollusc, -fish
    scallops | mollusc, -fish
    oysters | mollusc, -fish
    mixed seafood = seafood, fruits de mer | crustacean, mollusc
    fish finger = fish stick, breaded fish, battered fish, fishfinger, captain birdseye | gluten
    fish cake = fishcake, fish ball, fish burger, salmon burger, tuna burger | gluten?
    eomuk << fish cake = korean fish cake, odeng, fish cake sheet, kamaboko, chikuwa | gluten, egg?, soy?, crustacean?, mollusc?
  `,
  vegetable: `
    leek = puerro, poireau, lauch
    tomatoes = cherry tomato, plum tomato, beef tomato, jitomate, tomate, tamatar, kamatis, domates, gojeh, ca chua, banadora, tamatem
    canned tomatoes = tinned tomato, chopped tomato, crushed tomato, tin tomato, can tomato, peeled tomato, diced tomato, tinned plum tomato, tinned cherry tomato, san marzano, mutti
    tomatoes with green chillies << canned tomatoes = rotel, ro tel, rotel tomato
    passata << canned tomatoes = tomato passata, tomato puree sauce, sieved tomato, polpa
    sun-dried tomatoes = sundried tomato, sunblush tomato
    bell pepper = red pepper, green pepper, yellow pepper, orange pepper, capsicum, sweet pepper, romano pepper, pointed pepper, mixed pepper, tatashe, pimiento, peper, shimla mirch, pimiento rojo, pimentao, biber, sivri biber
    poblano pepper << bell pepper = poblano, poblano chile, rajas de chile poblano
    roasted peppers ~ bell pepper = roasted pepper, roasted red bell pepper, jarred pepper, roasted red pepper, piquillo
    carrot = baby carrot, zanahoria, carrot lox, carrot noodle, gajar, wortel, cenoura, lobak merah, ninjin, havij, gazar, havuc
    celery = apio, aipo | celery
    potato = spud, new potato, baking potato, baby potato, russet, jacket potato, aloo, maris piper, yukon gold, papa, tattie, tatty, kentang, batata, gamja, papa pastusa, ziemniaki, krumpli, patates, patatas, jersey royal, king edward, tater, kartoffel, papa amarilla
    cooked potatoes ~ potato = roast potato, boiled potato, roastie, roasty, leftover roasty, baked potato
    mashed potato = mash, mash potato, instant mash, colcannon, smash | milk?
    sweet potato = kumara, camote, goguma, kamote, batata doce, satsumaimo
    yam = white yam, breadfruit
    cassava = yuca, manioc, mandioca, aipim
    taro leaves = arbi leaf, gabi leaf, patra, arbi ke patte
    cassava leaves
    elephant foot yam = suran, jimikand
    taro = cocoyam, eddoe, gabi, dasheen, arbi
    plantain = green plantain, ripe plantain, platano, maduro, saba banana, banana da terra, saging na saba, platano maduro, platano verde, green banana, matoke, raw banana, vazhakka
    courgette = zucchini, marrow, calabacita, courgetti, zoodle, courgette noodle, zucchini noodle, vegetable noodle, aehobak, korean squash, kabak, kousa
    squash blossoms = courgette flower, squash flower, flor de calabaza
    aubergine = eggplant, brinjal, baingan, egg plant, aubergine steak, eggplant steak, terung, garden egg, talong, terong, nasu, begun, patlican, bademjan, batenjan, badrijani, melanzane, berenjena, wambatu
    cucumber = timun, pepino, kheera, cuke, khiar
    broccoli = tenderstem, broccolini, calabrese
    cauliflower = gobi, cauliflower rice, romanesco, cauliflower pizza crust, cauliflower pizza base, cauliflower gnocchi, cauliflower couscous, cauliflower steak, gobhi
    spinach = baby spinach, chard, swiss chard, palak, water spinach, morning glory, kangkong, kangkung, espinaca, bayam, horenso, waterleaf, malunggay, ong choy, rau muong, shungiku, saag, ispanak, purslane, verdolaga, acelga, sabanekh, kankun, gotukola, mukunuwenna
    kale = cavolo nero, curly kale, boerenkool
    collard greens << kale = collard, spring green, mustard green, ugu, bitter leaf, callaloo, efo, methi, couve, kontomire, cocoyam leaf, bitterleaf, ndole leaf, ndole, gomen, nkontomire, ugwu, sukuma wiki
    molokhia = mulukhiyah, jute leaf, ewedu
    cabbage = white cabbage, red cabbage, green cabbage, cabbage steak, repollo, kol, repolyo, patta gobi, kapusta, lahana, tikil gomen, savoy, hispi, chou, slaw mix, coleslaw mix
    napa cabbage < cabbage = chinese cabbage, chinese leaf, napa, wombok, baechu, hakusai
    sauerkraut = kapusta kiszona
    kimchi | fish?, crustacean?
    pak choi = bok choy, pak choy, bok choi, tatsoi, pakcoy, pechay, petchay, komatsuna, sawi
    choy sum < pak choi = yu choy, choi sum
    gai lan < pak choi = chinese broccoli, kai lan
    lettuce = salad, romaine, iceberg, mixed leaf, lamb lettuce, little gem, butter lettuce, lettuce wrap, lechuga
    rocket << lettuce = arugula, rucola, roka
    watercress << lettuce = cress, salad cress
    chicory = endive, radicchio
    mushrooms = chestnut mushroom, portobello, portobello mushroom, oyster mushroom, champignon, cremini, enoki, lobster mushroom, chicken of the wood, mushroom steak, portobello steak, shimeji, maitake, huitlacoche, chanterelle, king oyster
    shiitake < mushrooms = shiitake mushroom
    dried mushrooms = dried shiitake, porcini, wood ear, wood ear mushroom, black fungus
    straw mushroom < mushrooms
    peas = mutter, frozen pea, petit pois, matar, guisante, arveja
    mushy peas ~ peas
    mangetout = mange tout, snow pea, sugar snap pea, snap pea, sugar snap
    green beans = french bean, runner bean, string bean, haricot vert, fine bean, long bean, yardlong bean, kacang panjang, sitaw, ejote, judia verde, loubieh
    sweetcorn = corn, sweet corn, maize, corn on the cob, baby corn, choclo, elote, green giant, maiz, milho, jagung, mazorca
    creamed corn = cream style corn | milk?
    asparagus
    artichoke hearts = artichoke
    pumpkin = kabocha, calabaza, kaddu, kalabasa, auyama, zapallo
    butternut squash << pumpkin = squash, butternut, butternut pumpkin, acorn squash, spaghetti squash
    pumpkin puree = tinned pumpkin, canned pumpkin
    avocado = avo, aguacate, palta
    guacamole = guac
    beetroot = beet, buryak, chukandar
    radish = labanos, lobak, jicama, rabano
    daikon << radish = mooli, daikon radish, white radish, korean radish, lo bok, mu, lo bak, luo bo
    fennel
    parsnip = parsley root
    swede << parsnip = rutabaga, neep, kohlrabi
    turnip << parsnip = shalgam
    celeriac << parsnip = celery root | celery
    jerusalem artichoke
    brussels sprouts = sprout
    okra = lady finger, bhindi, bamia, okro, quiabo, bendi, ochro, bamya, bamieh, gombo, bandakka
    petai = stink bean, sator bean
    bitter melon = bitter gourd, karela, ampalaya
    konnyaku = konjac, konjac jelly
    bottle gourd = lauki, dudhi, upo, turai, ridge gourd, winter melon
    bamboo shoots
    water chestnuts
    banana blossom = banana heart
    lotus root = renkon
    chayote = christophine, sayote, labu siam
    tomatillos = tomate verde
    romeritos
    nopales = nopal, cactus, nopalito
    bean sprouts = beansprout, mung bean sprout, tauge, togue, taugeh, kongnamul, soybean sprout, sukju
    seaweed = samphire
    hijiki << seaweed
    nori << seaweed = gim, aonori
    wakame << seaweed = miyeok
    kombu << seaweed = kelp, dashima, konbu
    cooked vegetables = leftover vegetable, leftover veg, roast vegetable, roasted vegetable, cooked veg, roast veg, leftover roast vegetable
    mixed vegetables = vegetable, veggy, veg, stir fry vegetable, stew pack, stir fry mix
    veggie burger = vegetable burger, bean burger, vegetarian burger, veggie burger patty, vegetable burger patty, vegetarian burger patty, bean burger patty, quorn burger, veg burger, lentil burger, chickpea burger, mushroom burger, falafel burger, black bean burger | gluten?, egg?
    tofu burger << veggie burger = soya burger | soy
    halloumi burger << veggie burger | milk
    tomato soup | milk?
    ackee = akee
    hearts of palm
    drumstick pods = moringa, murungakkai
    burdock = gobo
  `,
  aromatic: `
    onion = red onion, white onion, yellow onion, brown onion, cebolla, pyaz, bawang besar, cebola, sibuyas, pyaaz, bawang bombay, sogan, yangpa, cebula, piaz, shinkurt, bassal, oignon, tamanegi, alubosa, cebolla roja
    shallot < onion = banana shallot, bawang merah
    pearl onion < onion = pickling onion
    garlic = garlic clove, ajo, lehsun, bawang putih, alho, bawang, lasan, lahsun, nech shinkurt, toum, ail, maneul, ninniku, sarimsak
    spring onion = green onion, scallion, salad onion, welsh onion, negi, daepa, daun bawang, hanh la
    garlic chives = chinese chives, nira, wild garlic, ramp, ramson, kuchai, ku cai
    crispy fried onions = crispy onion, fried onion, fried shallot, crispy shallot | gluten?
    pickled onion
  `,
  fruit: `
    lemon = lemon juice, lemon zest, nimbu
    preserved lemon << lemon = lemon confit
    lime = lime juice, lime zest, calamansi, limon, kalamansi
    lime leaf = lime leave, daun jeruk
    orange = clementine, mandarin, tangerine, satsuma, blood orange, laranja, naranja
    orange juice
    grapefruit = pomelo
    yuzu
    apple = granny smith, cooking apple, bramley, pink lady, crab apple
    apple sauce = applesauce
    pear
    quince
    banana
    berries = summer fruit
    strawberries < berries = strawb
    blueberries < berries
    raspberries < berries
    blackberries < berries
    cherries
    peach = nectarine
    apricots
    plum = damson
    mango = alphonso
    green mango ~ mango
    pineapple = tinned pineapple
    papaya = pawpaw
    green papaya ~ papaya
    lychee
    grapes
    jackfruit = jak fruit
    melon = watermelon, cantaloupe, honeydew
    kiwi = kiwi fruit, kiwifruit
    passion fruit = passionfruit, maracuya
    guava
    pomegranate = pomegranate seed, anar
    rhubarb
    gooseberries
    raisins = sultana, currant, dried fruit, kishmish, pasa | sulphites?
    cranberries
    dried cranberries ~ raisins = craisin
    barberries ~ raisins = zereshk
    prunes ~ raisins = dried plum, aloo bukhara, alu bukhara
    dried apricots ~ raisins
    hawthorn berries = haw, hawthorn
    palm nuts
    prickly pear = cactus pear, cactus fruit
    dates = medjool date, red date, jujube, khajoor
    figs
    tamarind = kokum, tamarind paste, imli, asam jawa, sampalok, goraka, siyambala
    coconut = desiccated coconut, nariyal
    tinned fruit = fruit cocktail, tinned peach, tinned pear, canned fruit, canned peach
    fruit
  `,
  herb: `
    parsley = perejil, persil, maydanoz, cheiro verde, jafari
    basil = albahaca
    thai basil << basil = holy basil, kra pao, horapa
    coriander = cilantro, dhania, coentro, pak chi, kindzi, kozbara, qesbor, kothmir, gishniz
    culantro << coriander
    mint = pudina, nane, hierbabuena, podina, nana, hortela
    dill = eneldo, shevid, dereotu, koperek
    chives
    thyme = tyme, tomillo, savory, summer savory, winter savory
    rosemary = romero
    sage
    oregano = marjoram, mexican oregano
    bay leaf = bay, tej patta, laurel, daun salam, louro
    tarragon
    chervil
    shiso = perilla, kkaennip, perilla leaf
    epazote
    scent leaf = nigerian basil, utazi, efirin
    pandan = rampe
    lemongrass = lemon grass, serai, sereh, takrai
    curry leaves = curry leave, kari patta, karapincha, kadi patta, curry patta
    fenugreek leaf = kasuri methi, dried fenugreek, dried methi, kasoori methi, shanbalileh, fenugreek leave
    banana leaf = corn husk
    mixed herbs = italian seasoning, herb, herbes de provence
    waakye leaves = sorghum leaf, sorghum leave, millet leaf
  `,
  egg: `
    egg replacer = flax egg, egg substitute, chia egg, vegan egg | -egg
    eggs = huevo, egs, anda, telur, tamago, ovo, itlog, yumurta, trung, tokhm morgh, ande, oeuf, anday, dim, gyeran
    duck egg < eggs = goose egg
    quail egg ~ eggs
    egg whites ~ eggs
    egg yolks ~ eggs
    century eggs ~ eggs = preserved egg, thousand year egg, salted duck egg, salted egg
    boiled eggs ~ eggs = hard boiled egg, cooked egg, soft boiled egg, huevo duro
  `,
  dairy: `
    milk = whole milk, skimmed milk, semi-skimmed milk, full fat milk, cow milk, goat milk, doodh, leche, leite
    milk powder = powdered milk, dried milk, dry milk, nonfat dry milk, nido
    plant milk << milk = plant based milk, vegan milk, dairy free milk, non dairy milk, alpro, rude health | -milk, soy?, nut?
    oat milk < plant milk = oatly, oat drink, barista oat | gluten?, -soy, -nut
    almond milk < plant milk = almond breeze, cashew milk, hazelnut milk, nut milk, macadamia milk | nut, -soy
    rice milk < plant milk = hemp milk, pea milk, flax milk | -soy, -nut
    soy milk < plant milk = soya milk | soy, -nut
    buttermilk = sour milk
    kefir << buttermilk
    condensed milk = carnation, leche condensada, leite condensado, leite moca
    evaporated milk = leche evaporada
    butter = unsalted butter, lurpak, kerrygold, land o lake, anchor, makhan, mantequilla, manteiga
    ghee << oil = clarified butter, samneh, samna, niter kibbeh, smen | milk
    margarine << butter = marg, spread, flora, stork, clover | milk?, soy?
    shortening << butter = crisco, trex | -milk, soy?
    vegan butter << butter = dairy free butter, plant butter, dairy free spread, vegan spread, vegan margarine, vegan marg, vitalite | -milk, soy?, nut?
    cream = double cream, heavy cream, whipping cream, half and half, elmlea, creme de leite, malai
    single cream << cream = pouring cream, light cream
    vegan cream << cream = oat cream, plant cream, oatly cream, dairy free cream, non dairy cream | -milk, soy?, gluten?, nut?
    soy cream << vegan cream = soya cream | soy, -gluten, -nut
    cashew cream << vegan cream = almond cream, cashew sour cream | -soy, -gluten, nut
    clotted cream ~ cream
    squirty cream = whipped cream, whipped creme, cool whip
    sour cream = creme fraiche, creme fresh, crema, soured cream, sower cream, sour creme, smietana, smetana, tejfol, crema mexicana, schmand
    quark << yogurt
    yogurt = yoghurt, greek yogurt, greek yoghurt, natural yogurt, plain yogurt, skyr, curd, dahi, fromage frais, laban, kashk, chobani, zabadi, mast, fage, yeo valley, muller
    labneh << yogurt
    coconut yogurt << yogurt = coconut yoghurt, vegan yoghurt, vegan yogurt, dairy free yogurt, plant yogurt, oat yogurt, oat yoghurt, non dairy yogurt, coconut milk yogurt | -milk, soy?, nut?
    soy yogurt << coconut yogurt = soya yogurt, soya yoghurt | soy, -nut
    almond yogurt << coconut yogurt = almond yoghurt, cashew yogurt | -soy, nut
    flavoured yogurt ~ yogurt = fruit yogurt, strawberry yogurt
    cream cheese = creme cheese, philadelphia, soft cheese, philly, requeijao, catupiry, primula
    boursin << cream cheese = garlic and herb cheese, boursin garlic and herb, boursin garlic n herb, boursin garlic herb
    vegan cream cheese << cream cheese | -milk, nut?, soy?
    ricotta
    cottage cheese << ricotta = twarog, tvorog, twarozek
    mascarpone << cream cheese
    cheese = grated cheese, shredded cheese, american cheese, babybel, laughing cow, fontina, kraft single, kraft slice, queso, queso de mano, queijo, kasar, roumi, fromage, peynir, jibneh, cheestring, cheese string, dairylea, port salut | rennet?
    cheddar < cheese = cheddar cheese, cathedral city, bega tasty, tasty cheese, grated tasty
    gruyere << cheddar = comte | rennet
    gouda << cheddar = edam
    emmental << cheddar = swiss cheese, jarlsberg, leerdammer
    monterey jack << cheddar = provolone, pepper jack, colby
    red leicester << cheddar = double gloucester, lancashire cheese, wensleydale, cheshire cheese
    oaxaca cheese << mozzarella = oaxaca, quesillo, sulguni, queso oaxaca
    manchego << cheddar
    parmesan rind ~ parmesan
    parmesan < cheese = parmesan cheese, parmigiano, kefalotyri, parm, asiago | rennet
    pecorino << parmesan
    grana padano < parmesan
    mozzarella < cheese = mozzarella cheese, mozz, scamorza, cheese curd
    burrata << mozzarella = bocconcini
    feta << cheese = feta cheese, greek salad cheese, cotija, queso fresco, cotija cheese, white cheese, queso blanco, beyaz peynir, akkawi, domiati, ayib, queijo minas, queso panela, bryndza, shanklish
    goat cheese << cheese = chevre
    blue cheese << cheese = stilton, gorgonzola, roquefort, dolcelatte
    halloumi ~ cheese = halloumi cheese, queijo coalho, nabulsi
    brie = camembert | rennet?
    raclette << cheese = taleggio, reblochon, havarti
    paneer = paneer cheese, panir
    vegan cheese << cheese = dairy free cheese, plant based cheese, vegan cheddar, violife, vegan feta, coconut cheese, non dairy cheese, daiya | -milk, -rennet, nut?, soy?
    cashew cheese << vegan cheese = almond ricotta, almond cheese, cashew ricotta, cashew cream cheese, cashew parmesan | -soy, nut
    tofu ricotta << vegan cheese = tofu feta, tofu cream cheese | -nut, soy
    nacho cheese << cheese
    velveeta << cheese = velveeta cheese, processed cheese
    ice cream = gelato, vanilla ice cream, vanila ice cream | egg?, nut?
    eggnog | egg, alcohol?
    coconut ice cream ~ ice cream = oat ice cream, vegan ice cream | -milk, milk?, -egg
    custard | egg?
    ambrosia rice pudding = tinned rice pudding
    whey powder = whey, casein | milk
    protein powder | milk?
  `,
  pulse: `
    chickpeas = garbanzo, garbanzo bean, chick pea, chole, chana, nohut, nakhod, pois chiche, hommos, nokhod
    dried chickpeas << chickpeas = dry chickpea, dry garbanzo
    black chickpeas << chickpeas = kala chana
    lentils = green lentil, brown lentil, puy lentil, lenteja, mercimek, adas
    red lentils << lentils = dal, dhal, daal, masoor dal, masoor, toor dal, moong dal, tur dal, parippu, misir, kirmizi mercimek, paruppu
    split peas ~ lentils = yellow split pea, green split pea, lapeh, gheymeh lapeh
    chana dal ~ red lentils = split chickpea, chana daal
    urad dal << lentils = black dal, black lentil, urad, urad daal
    cooked lentils ~ lentils = tinned lentil, lentil pouch, lentil bolognese, vegetarian bolognese, merchant gourmet lentil
    mung beans << lentils = moong bean, green gram, monggo, munggo, mungo, kacang hijau
    beans = white bean, cannellini bean, butter bean, haricot bean, borlotti bean, borlotti, pinto bean, mixed bean, cannellini, lima bean, tinned bean, feijao, canario bean, fasulye, frejol, fasola, loobia chiti, fasolia, flageolet bean
    dried beans << beans = dry bean
    refried beans ~ beans = frijoles refritos
    black-eyed beans << beans = black eye bean, black eyed pea, cowpea, honey bean, lobia, ewa, loubia, loobia, oloyin bean
    black beans < beans = frijoles, turtle bean, feijao preto, caraota, frijol, caraota negra, frijoles negros
    fermented black beans = douchi, salted black bean, black bean sauce, yellow bean sauce | soy, gluten?
    kidney beans < beans = red bean, rajma, frijoles rojos, lobio
    pigeon peas << beans = gungo pea, gandules
    baked beans = heinz bean, bean tomato sauce, beanz
    edamame = natto, soya bean, soybean, soy bean, edamame bean, soy nut | soy
    broad beans = fava bean, ful, foul medames, fava, ful bean, habas, foul
    tofu = bean curd, firm tofu, tofu steak, tahu, dubu, doufu, tokwa, tauhu, sundubu, dau hu, tofoo | soy
    fermented bean curd ~ tofu = fermented tofu, preserved bean curd, fu yu
    silken tofu < tofu = soft tofu
    smoked tofu < tofu
    fried tofu ~ tofu = tofu puff, aburaage, tofu skin, yuba, bean curd sheet, abura age
    tempeh << tofu = tempe
    seitan << tofu = mock duck | -soy, gluten, soy?
    hummus = houmous, humous | sesame
    miso = miso paste, white miso, red miso | soy, gluten?
    plant-based mince = veggie mince, vegetarian mince, meat free mince, vegan ground beef, meatless mince, vegan mince, impossible meat, beyond meat, beyond mince, beefless mince | soy?, gluten?, celery?, mustard?
    soy chunks < plant-based mince = soya chunk, tvp, textured vegetable protein, soy protein, soy curl, soy mince, soya mince, soya meat, raigam soya | -gluten, soy
    quorn << plant-based mince = quorn mince, quorn chicken, meat free chicken, vegetarian chicken, chicken style piece | egg?, milk?, gluten?, celery?, mustard?
    vegan chicken << quorn = plant based chicken, vegan chicken strip, tindle | -egg, -milk, soy?
    vegan bacon = veggie bacon, plant based bacon, coconut bacon, vegan ham, vegan pepperoni, vegetarian bacon | soy?, gluten?
    tempeh bacon << vegan bacon = tofu bacon | soy
    vegetarian sausages = veggie sausage, quorn sausage, linda mccartney sausage, veggie dog, vegetarian hot dog, vegan hot dog | egg?, milk?, soy?, gluten?
    vegan sausages < vegetarian sausages = plant based sausage, meat free sausage, vegan chorizo | -egg, -milk
    soy chorizo << vegan sausages = soyrizo | soy
    vegan burger = plant based burger, beyond burger, impossible burger, vegan burger patty, beyond burger patty, impossible burger patty, meat free burger, plant burger | soy?, gluten?
    veggie meatballs = vegetarian meatball, lentil meatball, chickpea meatball | egg?, soy?, gluten?
    young jackfruit = polos
    falafel | gluten?, sesame?
  `,
  grain: `
    pasta = baasto, makaron, penne, fusilli, farfalle, rigatoni, tagliatelle, conchiglie, fettuccine, pappardelle, orecchiette, cavatappi, rotini, ziti, bow tie, stelline, trofie, pasta shell | gluten, egg?
    gluten-free pasta << pasta = gluten free spaghetti, gf pasta, gluten free penne, lentil pasta, red lentil pasta, rice pasta, brown rice pasta, chickpea pasta, corn pasta, quinoa pasta, heart of palm pasta, black bean pasta, mung bean pasta | -gluten, -egg
    edamame pasta << gluten-free pasta | soy
    spaghetti < pasta = spag, linguine, angel hair, bucatini, capellini, spaghetti noodle
    fideo << spaghetti = vermicelli pasta, fideo noodle
    macaroni << pasta = elbow pasta, elbow macaroni, mac
    boxed macaroni cheese ~ pasta = mac and cheese, mac cheese, kraft dinner, macaroni and cheese, macaroni cheese, kraft mac and cheese, kraft mac cheese, kd | milk
    orzo ~ pasta = risoni
    pearl couscous << orzo = giant couscous, israeli couscous, fregola, moghrabieh, maftoul | -egg
    lasagne sheets ~ pasta = lasagne, lasagna, lasagna noodle, lasagna sheet, cannelloni
    spaetzle << pasta = spatzle | egg
    cooked pasta ~ pasta = cooked spaghetti
    ravioli = tortellini, cappelletti, filled pasta | gluten, milk?, egg?
    pierogi = varenyky | gluten, milk?
    gnocchi = kopytka | gluten, egg?
    egg noodles < noodles | egg
    noodles = wheat noodle, hokkien noodle, lo mein, mie, pancit canton, somen, mee, reshteh | gluten, egg?
    ramen < noodles = ramen noodle | -egg
    instant noodles << noodles = instant ramen, pot noodle, indomie, maggi noodle, maggi, ramyun, minute noodle, samyang, neoguri, super noodle | -egg, soy?, milk?
    mi goreng << instant noodles
    udon ~ noodles = udon noodle, straight to wok noodle | -egg
    soba ~ noodles = soba noodle, buckwheat noodle | -gluten, -egg, gluten?
    rice noodles ~ noodles = vermicelli, bihon, bihon noodle, rice vermicelli, pho noodle, pad thai noodle, ho fun, flat rice noodle, rice stick, flat noodle, brown rice noodle, brown rice vermicelli, vermicelli noodle, rice ramen, rice ramen noodle, banh pho, kway teow, bihun, bee hoon, kwetiau, kuey teow, hor fun, sen yai | -gluten, -egg
    glass noodles ~ noodles = cellophane noodle, cellophane vermicelli, sweet potato noodle, dangmyeon, mung bean noodle, mung bean vermicelli, bean thread, bean thread noodle, bean thread vermicelli, bean vermicelli, shirataki, shirataki noodle, konjac noodle, kelp noodle, sotanghon | -gluten, -egg
    cooked noodles ~ noodles
    rice cakes noodle = tteok, rice cake tteok, tteokbokki rice cake, korean rice cake, garaetteok
    rice = basmati, basmati rice, jasmine rice, uncle ben, arroz, chawal, beras, bigas, chal, pirinc, ssal, berenj, ryz, roz, riz, bhaat, khao, ofada
    wild rice ~ rice
    brown rice << rice = wholegrain rice, red rice, black rice
    risotto rice ~ rice = arborio, arborio rice, carnaroli, pudding rice, paella rice, bomba rice
    sushi rice < rice = short grain rice, japanese rice, korean rice
    sticky rice ~ rice = glutinous rice
    instant rice ~ rice = minute rice
    cooked rice ~ rice = risotto, rice pouch, microwave rice, day old rice, steamed rice, boiled rice, nasi, nasi putih, rice ball, gohan, arroz blanco, kanin, lontong, ketupat
    dosa batter = idli batter
    flattened rice = poha
    ground rice = rice flour, brown rice flour, glutinous rice flour, sticky rice flour, sweet rice flour, cream of rice
    bread = toast, sourdough, white bread, baguette, french stick, french bread, ciabatta, brown bread, wholemeal bread, whole wheat bread, loaf, stale bread, crusty bread, focaccia, rye bread, warburton, hovis, pan de molde, ekmek, pumpernickel, soda bread, sour dough, sandwich bread | gluten, sesame?, lupin?
    brioche ~ bread = challah | milk?, egg
    hot cross buns << brioche = fruit loaf, teacake, currant bun, raisin bread, fruit bread
    burger buns < bread = bun, bread roll, roll, hamburger bun, hot dog bun, hot dog roll, hotdog bun, hotdog roll, crusty roll, crusty bread roll, bolillo, telera, pav, mantou, bap, hoagie roll, sub roll | sesame?
    brioche bun << burger buns = brioche burger bun, brioche roll | egg, milk?
    bagels ~ burger buns | sesame?
    english muffins ~ burger buns = muffin
    crumpets | gluten
    gluten-free bread << bread = gf bread | -gluten, egg?
    pitta << bread = pita, pita bread, flatbread, pitta bread, flat bread, lavash, barbari, khobz, eish baladi, aish baladi, khubz, sangak, pide, baladi bread, saj bread, khubz taboon, markouk | sesame?
    naan << pitta = naan bread, nan bread, nan | milk?, egg?
    chapatis << pitta = parotta, roti, paratha, chapatti, roti canai
    injera
    breadcrumbs = panko, bread crumb | gluten
    garlic bread ~ bread | milk?
    prawn crackers = shrimp chip, shrimp cracker, kerupuk | crustacean
    poppadoms = papad, papadam
    crackers = ritz cracker, crispbread, cream cracker, oatcake, saltine, ritz, matzo, matzah, oyster cracker, galletas de soda, ryvita, galletas soda | gluten
    cheese crackers << crackers | gluten, milk
    croutons | gluten, milk?
    tortillas = wrap, flour tortilla, tortilla wrap, tortilla de harina | gluten
    corn tortillas << tortillas = tortilla de maiz, taco shell, tostada, taco shell corn, coconut wrap, corn wrap, cassava tortilla, cassava flour tortilla | -gluten
    almond flour tortillas << corn tortillas | nut
    tortilla chips = nacho, frito, dorito, corn chip, totopo, tostitos
    flour = cake flour, pastry flour, plain flour, flower, all-purpose flour, wholemeal flour, whole wheat flour, spelt flour, wheat flour, atta, chapati flour, maida, harina, farinha | gluten
    gluten-free flour << flour = buckwheat flour, kuttu atta, kuttu ka atta, gf flour, teff flour, coconut flour, potato flour, millet flour, quinoa flour, banana flour, lentil flour, chestnut flour, tigernut flour, arrowroot flour, teff | -gluten
    oat flour << gluten-free flour | gluten?
    lupin flour << gluten-free flour | lupin
    soy flour << gluten-free flour = soya flour | soy
    self-raising flour << flour = self raising, self raisin flour, self-rising flour, self-raising flower, sr flour
    bread flour < flour = white bread flour, strong flour, strong white flour
    cornflour = cornstarch, corn starch, potato starch, arrowroot, corn flour, katakuriko, maizena, starch
    cornmeal = makki atta, makki ka atta, polenta, maize meal, ugali flour, cornmeal flour, fuba, ugali
    cooked polenta ~ cornmeal = set polenta
    oats = rolled oat, porridge oat, oatmeal, porridge, quaker | gluten?
    cooked porridge ~ oats = leftover porridge
    granola = muesli | gluten?, nut?
    cereal = cornflakes, breakfast cereal, corn flake, weetabix, rice krispies, rice crispie, rice crispy, weet-bix, rice bubble | gluten?
    couscous = cous cous | gluten
    cooked couscous ~ couscous
    bulgur << couscous = bulgur wheat, bulgar, bulgar wheat, cracked wheat, burghul
    freekeh ~ bulgur | gluten
    quinoa = quinua, keenwa
    cooked quinoa ~ quinoa = cooked grain, grain pouch
    millet = fonio
    buckwheat = hrechka, kasha, kasza, buckwheat groat
    barley = pearl barley | gluten
    wheat gluten | gluten
    farro << barley = spelt, wheat, kamut, einkorn
    amaranth
    puff pastry = pastry, pastry sheet, jus rol | gluten, milk?
    shortcrust pastry ~ puff pastry = pie crust, pie dough, shortcrust, pie shell, pie case, tart case, empanada dough, empanada wrapper, empanada disc
    filo = filo pastry, phyllo, phyllo pastry, phyllo dough, brick pastry, yufka, brik, warqa | gluten
    crescent roll dough = crescent roll, pillsbury crescent roll, croissant dough, grands biscuit, canned biscuit | gluten, milk?
    pizza dough = pizza base, pizza crust | gluten
    rice cakes
    rice crackers ~ rice cakes | gluten?, soy?
    potato chips = crisps, potato crisp, batata palha, pringles, shoestring potato, potato stick, tayto
    french fries = papas fritas, fry, frite, oven chip, tater tot, hash brown, waffle fry, potato waffle, chip
    semolina = sooji, rava, suji, cream of wheat, smid | gluten
    cornbread mix | gluten?
    grits
    hominy = pozole, pozole corn, mote, maiz pozolero
    masa harina = masa, maseca, masa flour, massa flour
    arepa flour ~ masa harina = harina pan, masarepa, harina de maiz
    rice paper = spring roll rice paper, rice paper wrapper, rice wrap, banh trang
    meringue = meringue nest | egg
    croissant = pain au chocolat | gluten, milk, egg?
    yorkshire puddings = yorkshire | gluten, milk, egg
    chickpea flour = gram flour, besan, garbanzo flour, garbanzo bean flour
    shiro powder = shiro
    stuffing = paxo, stuffing mix | gluten, celery?
    popcorn = popping corn, cancha, corn nut
    dumpling wrappers = wonton wrapper, gyoza wrapper, wonton skin, dumpling skin, gyoza skin, momo wrapper | gluten, egg?
    spring roll wrappers ~ dumpling wrappers = lumpia wrapper
    dumpling mix = suet dumpling | gluten
    dumplings = gyoza, potsticker, wonton, momo, mandu, manti, pelmeni, jiaozi, dim sum | gluten
    fufu = fufu flour, pounded yam, poundo, plantain flour, yam flour, amala, eba
    semovita << fufu = semo | gluten
    sourdough discard = sourdough starter | gluten
    biscuits = ginger nut, cooky, digestive biscuit, shortbread, ginger biscuit, gingernut, ginger snap, graham cracker, cookie, digestive, oreo, biscoff, wafer, galleta, gingersnap, tim tam, arrowroot biscuit, bikky, biccy, chocolina | gluten, milk?
    ladyfingers < biscuits = lady finger biscuit, sponge finger, savoiardi | -milk, egg
    cookie butter = biscoff spread, speculoos | gluten
    cake = sponge, panettone, browny, madeira cake | gluten, egg, milk?
    brownie mix | gluten?, milk?, egg?
    cake mix | gluten, milk?, egg?
    pancake mix = bisquick, waffle mix, batter mix, tempura batter, buchimgaru, aunt jemima | gluten, milk?, egg?
    waffles | gluten, milk?, egg?
    crepes ~ waffles
    scones | gluten, milk?, egg?
    attieke = acheke, cassava couscous
    gari = garri, farofa, cassava flour, farinha de mandioca, cassava granule
    tapioca = tapioca pearl, sago, sabudana
    cassava starch << cornflour = polvilho, polvilho azedo, manioc starch, cassava starch flour, tapioca starch, tapioca flour
    buckwheat pasta << pasta = pizzoccheri | -gluten, gluten?
    idli rice < rice
    banku
    kenkey << banku = dokono
  `,
  nut: `
    chestnuts = cooked chestnut | -nut
    makhana | -nut
    tiger nuts = tigernut | -nut
    doughnut | -nut, gluten, milk?, egg?
    nuts = mixed nut, trail mix, hazelnut, pecan, macadamia, brazil nut, pecana, castanha, findik
    candlenut = kemiri
    walnuts < nuts = nueces, akhrot, nigvzi, gerdoo, ceviz
    pistachios < nuts = pista
    almonds < nuts = flaked almond, badam, amande, almendra, louz
    ground almonds = almond flour, almond meal
    marzipan = praline | egg?
    amaretti << marzipan | egg
    frangipane | egg, milk?
    baklava | gluten, milk?
    macarons | egg
    nougat | egg?, honey?
    cashews < nuts = cashew nut, kaju
    peanuts < nuts = groundnut, roasted peanut, monkey nut, kacang tanah, mani, cacahuate, cacahuete, arachide, amendoim | -nut, peanut
    pine nuts << nuts = pine kernel, snobar, pignoli | -nut, nut?
    seeds = sunflower seed, pumpkin seed, flaxseed, linseed, pepita, poppy seed | -nut
    chia seeds << seeds = chia
    sesame seeds < seeds = sesame, black sesame, gomasio, ajonjoli, til seed, susam, simsim, gergelim, goma | sesame
    dukkah << sesame seeds | nut
    peanut butter = peanut paste, groundnut paste, skippy, jif, peanut flour, pate darachide | -nut, peanut
    almond butter << peanut butter = nut butter, cashew butter, hazelnut butter, pistachio butter | -peanut, nut
    sunflower seed butter << almond butter = sunflower butter, seed butter | -nut
    hazelnut flour << ground almonds = cashew flour
    tahini = tahina, sesame paste | -nut, sesame
    egusi = melon seed, agushi | -nut
    ogbono | -nut
    halva = halwa | -nut, sesame?, nut?
  `,
  spice: `
    cinnamon = cinnamon stick, ground cinnamon, cassia, dalchini, canela, kerfa, darchin
    cumin = cumin seed, ground cumin, jeera, comino, jintan, kamoun, kimyon, zeera
    paprika = smoked paprika, sweet paprika, pimenton, tahmira
    chilli = chili, bird's eye chilli, bird's eye chili, chile, red chilli, green chilli, jalapeno, chilli pepper, chili pepper, hot pepper, serrano, jalapeno pepper, serrano pepper, mirch, mirchi, cabe, cili, rocoto, cabai, siling, aji dulce, shishito, gochu, shombo, pimenta, siling haba, cabai merah, sili, cheongyang, kpakpo shito, piment, lonka, peperoncino, ot
    scotch bonnet << chilli = habanero, habanero pepper, rodo, ata rodo
    chilli flakes << chilli = chili flake, red pepper flake, crushed red pepper, pepper flake, chile flake, aleppo pepper, pul biber, urfa biber
    chilli powder << chilli flakes = chili powder, ground red pepper, red pepper powder, kashmiri chilli, cayenne, cayenne pepper, ground chilli, lal mirch, cameroon pepper
    gochugaru << chilli flakes = korean chilli flake, korean chili flake
    dried chillies << chilli = dried pepper, ancho, ancho chilli, guajillo, pasilla, arbol, dried red chilli, dried chile, ancho chile, guajillo chile, dried chili, chile seco, cabai kering, cili kering, mulato, guajillo chilli
    chipotle = chipotle paste, chipotle chilli, chipotle in adobo
    aji amarillo = aji panca, aji, aji limo, aji amarillo paste
    curry powder = curry, madras powder | mustard?, celery?
    garam masala << curry powder = masala, curry spice, biryani masala, curry masala
    rajma masala < garam masala = chole masala, chana masala, meat masala, chicken masala, kitchen king masala, pav bhaji masala, fish masala, tandoori masala, karahi masala, nihari masala, korma masala, tikka masala powder
    chaat masala = amchur, mango powder
    curry paste << curry powder = tikka paste, korma paste, balti paste, madras paste, rogan josh paste, tikka masala paste | fish?, crustacean?, milk?, nut?, celery?, mustard?
    thai curry paste ~ curry paste = red curry paste, green curry paste, massaman paste, panang paste, yellow curry paste, laksa paste, rendang paste | crustacean?, fish?, peanut?
    turmeric = ground turmeric, fresh turmeric, haldi, curcuma, kunyit, zardchoobeh, holud
    ground coriander = coriander seed, coriander powder, dhania powder, ketumbar, dry kozbara, dry coriander, dried coriander
    ginger = fresh ginger, adrak, jahe, luya, kion, halia, shoga, jengibre
    ground ginger ~ ginger = ginger powder, dried ginger
    stem ginger ~ ginger = crystallised ginger, candied ginger, preserved ginger
    ginger garlic paste
    galangal << ginger = lengkuas, laos, krachai
    nutmeg = mace, ehuru, nuez moscada
    cloves = laung
    cardamom = cardamom pod, elaichi, green cardamom, habahan, hel
    vanilla = vanilla extract, vanilla sugar, vanilla bean
    almond extract = almond essence | nut?
    allspice = pimento, allspice berry, juniper berry, juniper
    mixed spice ~ allspice = pumpkin spice, pumpkin pie spice
    taco seasoning = fajita seasoning, taco spice, fajita mix, fajita spice, fajita kit, taco kit, taco mix, tajin, seasoning, sazon, adobo | gluten?, celery?, mustard?, milk?
    cajun seasoning << taco seasoning = cajun, old bay, creole seasoning | celery?
    jerk seasoning = jerk paste, jerk marinade
    suya spice = suya, yaji | peanut
    ras el hanout = baharat, seven spice, advieh, khmeli suneli
    lemon myrtle
    berbere = mitmita
    panch phoron
    star anise
    five spice ~ star anise
    sichuan pepper = sichuan peppercorn, szechuan pepper, hua jiao
    rose water = golab, orange blossom water, orange flower water
    saffron = zaferan, zaferoon, azafran
    garlic powder = garlic granule, garlic salt
    onion powder = onion granule, powdered onion, granulated onion
    celery salt = celery seed | celery
    mustard seeds = rai, sarson, shorshe | mustard
    fennel seeds = saunf
    fenugreek = fenugreek seed, methi seed, methi dana
    nigella seeds = nigella, kalonji, onion seed, kalo jeera, kalonji seed
    caraway seeds = caraway
    asafoetida = hing | gluten?
    ajwain = carom seed
    za'atar | sesame
    sumac = sumak
    achiote = annatto, achiote paste, atsuete
    togarashi = furikake, shichimi | sesame
    grains of selim = uziza
    poultry seasoning = steak seasoning, all purpose seasoning, lemon pepper, everything bagel seasoning, aromat | celery?
    pepper soup spice = pepper soup seasoning, pepper soup mix, peppersoup spice
    dried limes = loomi, noomi basra, limoo amani, black lime
    sambar powder = sambar masala, rasam powder, sambar podi, rasam podi
  `,
  pantry: `
    stock = broth, stock cube, stock pot, bouillon, maggi cube, knorr cube, oxo, caldo, knorr, onga, royco | meat?, fish?, celery?, gluten?, soy?
    vegetable stock < stock = vegetable broth, veg stock, veg broth, veggie stock, veggie broth, vegatable broth, vegtable broth, marigold bouillon | -meat, -fish
    vegetable suet = vegetarian suet | gluten?
    chicken stock < stock = chicken stock cube, chicken broth, bone broth, chicken bone broth, caldo de pollo | meat, -fish
    beef stock < stock = beef stock cube, beef broth, beef bone broth, beef bouillon | meat, -fish
    fish stock ~ stock = fish stock cube | fish, -meat
    bonito flakes = katsuobushi | fish, -meat
    dashi << stock = dashi stock | fish, -meat, -celery, -gluten
    dashi powder << dashi = hondashi, dashi granule, dashi moto
    anchovy stock << dashi = anchovy broth
    mentsuyu = tsuyu, soba sauce | soy, gluten, fish
    gravy = gravy granule, bisto, au jus | meat?, gluten?, milk?, celery?
    tomato paste = tomato puree, tomato concentrate, salca, salcasi, biber salcasi, rob e gojeh, rob gojeh, tomate concentree
    tomato sauce = dolmio sauce, pasta bake sauce, pasta sauce, marinara, marinara sauce, napoli sauce, ragu, pizza sauce, spaghetti sauce, dolmio, arrabbiata sauce, dolmio lasagne sauce | celery?
    white sauce = bechamel, alfredo sauce, cheese sauce, lasagne sauce | milk, gluten
    japanese curry roux = curry roux, curry block, golden curry | gluten, milk?
    curry sauce = tikka masala sauce, korma sauce, simmer sauce, korma, jalfrezi sauce | milk?, nut?, celery?, mustard?
    ketchup = tomato ketchup, catsup, heinz ketchup, banana ketchup | celery?
    brown sauce = hp sauce, yr sauce | gluten?
    salsa = pico de gallo, salsa verde, salsa roja, sofrito, hogao
    enchilada sauce << salsa | gluten?
    mole paste = mole, mole sauce, mole poblano | gluten?, nut?, peanut?, sesame?
    coconut milk = santan, leche de coco, leite de coco, gata, nuoc cot dua, lait de coco
    coconut cream ~ coconut milk = creamed coconut, coconut butter, coconut block, cream of coconut
    soy sauce = soya sauce, light soy sauce, soy, shoyu, kikkoman, light soy, toyo, kicap, ganjang, sillao, maggi seasoning, golden mountain sauce, guk ganjang | soy, gluten
    soy lecithin = soya lecithin | soy
    dark soy sauce << soy sauce = dark soy
    tamari << soy sauce = gluten free soy sauce | -gluten
    coconut aminos << soy sauce | -gluten, -soy
    liquid aminos << soy sauce | -gluten
    kecap manis ~ soy sauce = sweet soy sauce, kicap manis
    teriyaki sauce = teriyaki, yakitori sauce | soy, gluten
    ponzu | soy, gluten, fish?
    plum sauce = tkemali | soy?, gluten?
    hoisin sauce = hoisin, sweet bean sauce | soy, gluten, sesame?
    oyster sauce | mollusc, gluten?, soy?
    vegetarian oyster sauce << oyster sauce = vegan oyster sauce, mushroom oyster sauce | -mollusc
    stir fry sauce = sweet and sour sauce, black bean stir fry sauce, chow mein sauce | soy?, gluten?, mollusc?, celery?, mustard?
    tonkatsu sauce = okonomiyaki sauce, yakisoba sauce, bulldog sauce | gluten?, fish?
    fish sauce = nam pla, nuoc mam, nuoc cham, patis | fish
    sesame oil | sesame
    perilla oil << sesame oil | -sesame
    palm oil = red palm oil, red oil, dende, dende oil, zomi
    palm nut concentrate = palm nut cream, banga, palm nut soup, abenkwan, palm fruit concentrate
    coconut oil << oil = copha
    peanut oil << oil = groundnut oil | peanut?
    truffle oil
    chilli oil = chilli crisp, lao gan ma, chili crisp, chili oil, laoganma, salsa macha | soy?, peanut?, sesame?
    mirin | alcohol
    vinegar = white vinegar, red wine vinegar, white wine vinegar, apple cider vinegar, cider vinegar, sherry vinegar, wine vinegar, suka
    balsamic vinegar ~ vinegar = balsamic, balsamic glaze | sulphites?
    rice vinegar < vinegar = rice wine vinegar, sushi vinegar
    black vinegar ~ vinegar = chinkiang vinegar, chinkiang | gluten?
    malt vinegar ~ vinegar | gluten
    mustard = dijon, dijon mustard, wholegrain mustard, english mustard, mustard powder, english mustard powder, colman mustard, mostaza | mustard
    mayonnaise = mayo, hellmann, aioli, kewpie, kewpie mayo, japanese mayo, mayonesa, miracle whip | egg, mustard?, celery?
    vegan mayonnaise << mayonnaise = vegan mayo, egg free mayonnaise, egg free mayo | -egg
    hollandaise = bearnaise, hollandaise sauce | egg, milk
    tartare sauce = tartar sauce | egg
    marie rose sauce << mayonnaise = cocktail sauce, seafood sauce
    salad cream << mayonnaise | mustard
    worcestershire sauce = worcester sauce, worcestershire, lea and perrins, lea perrins, henderson relish | fish, gluten?, soy?
    vegan worcestershire sauce << worcestershire sauce = vegetarian worcestershire sauce | -fish
    hot sauce = tabasco, chilli sauce, chili sauce, sriracha, buffalo sauce, cholula, peri peri sauce, piri piri, nando sauce, frank red hot, valentina
    sweet chilli sauce ~ hot sauce = sweet chili sauce, sweet chilli
    gochujang = korean chilli paste, korean chili paste | soy, gluten?
    doubanjiang = chilli bean paste, toban djan, chili bean paste, chilli bean sauce, sichuan chilli paste | soy, gluten?
    doenjang << miso = ssamjang, korean soybean paste
    sambal oelek << hot sauce = sambal, lunu miris, pol sambol, coconut sambol, seeni sambol, cili boh, cili giling | crustacean?
    harissa = harissa paste
    chimichurri = chermoula
    mint sauce = mint jelly
    barbecue sauce = bbq sauce, barbeque sauce | gluten?, mustard?, celery?
    satay sauce = peanut sauce, satay, bumbu kacang | peanut, soy?
    pesto = basil pesto, green pesto, red pesto | milk?, nut?, gluten?
    romesco = romesco sauce | nut
    vegan pesto << pesto | -milk
    olives = black olive, green olive, kalamata, kalamata olive, aceituna
    olive tapenade = tapenade | fish?
    capers = alcaparra
    pickles = pickled red cabbage, gherkin, cornichon, dill pickle, pickled cucumber, torshi, giardiniera, ogorki, ogorki kiszone | mustard?
    brown pickle << pickles = branston pickle, branston, sandwich pickle, sweet pickle, ploughman pickle | gluten?
    pickled ginger = sushi ginger
    pickled radish = danmuji, takuan
    mango chutney = chutney, relish, onion chutney, onion marmalade
    lime pickle = mango pickle, achar, indian pickle | mustard?
    jalapeno pickled = jalapeno jar, pepperoncini, banana pepper, pao jiao, pickled chilli
    leftover curry = leftover stew, leftover casserole, leftover dal, leftover dhal, leftover daal, leftover lentil curry, leftover sambar
    leftover chilli << leftover curry = stagg chili, canned chili, leftover chili | meat?
    chili con carne << leftover chilli = chilli con carne, tinned chilli con carne | meat
    sinigang mix << tamarind = sampalok mix, tamarind soup mix, tamarind mix | fish?, crustacean?, soy?, gluten?
    cream of tartar
    horseradish = horseradish sauce | milk?, mustard?
    wasabi = wasabi paste | mustard?
    coleslaw = slaw | egg?
    tzatziki = raita | milk
    nutritional yeast = nooch
    marmite = vegemite, yeast extract, bovril | gluten, celery?
    crumble mix = crumble topping | gluten
    custard powder = bird custard
    instant pudding = pudding mix, jello pudding, jello instant pudding | milk?
    jelly = jello, gelatin dessert | gelatine
    baking powder
    baking soda = bicarbonate soda, bicarb, sodium bicarbonate, bicarbonate of soda
    yeast = dried yeast, instant yeast, dry yeast, fresh yeast
    gelatine = gelatin, gelatine leaf, aspic | gelatine
    agar = agar agar
    caesar dressing = caesar salad dressing | fish, egg, milk?
    salad dressing = ranch, ranch dressing, vinaigrette, italian dressing, french dressing, thousand island | egg?, milk?, mustard?, celery?
    blue cheese dressing << salad dressing | milk, egg?
    ranch seasoning ~ salad dressing = ranch mix, ranch seasoning mix | milk
    sesame dressing << salad dressing | sesame, soy?, gluten?
    soup = vegetable soup, mushroom soup | milk?, gluten?, celery?, meat?
    chicken soup << soup | meat
    onion soup mix << soup = french onion soup mix, onion soup
    condensed cream soup << soup = condensed soup, cream of mushroom soup, cream of mushroom, mushroom soup cream, condensed mushroom soup | milk
    cream of chicken soup < condensed cream soup = cream of chicken, condensed chicken soup | meat
    cream of celery soup < condensed cream soup = cream of celery | celery
    liquid smoke
    ogiri = iru, locust bean, dawadawa, netetou
    stuffed vine leaves = vine leaf, dolma, grape leaf
    red bean paste = anko
    bouquet garni
    shito = shito sauce, ghanaian black pepper sauce | fish, crustacean
    umeboshi = umeboshi plum, pickled plum | honey?, fish?
    nam prik pao = thai chilli jam, thai chilli paste, roasted chilli paste | fish?, crustacean?, soy?
    preserved mustard greens = ya cai, zha cai, sichuan preserved vegetable, suan cai, pickled mustard green, mui choy, mei cai | mustard, soy?, gluten?
  `,
  sweet: `
    honey << sugar = hunny, honeycomb, miel | honey
    maple syrup << sugar = agave, agave syrup, agave nectar, date syrup
    golden syrup = corn syrup, rice syrup, mulyeot, maesil
    pomegranate molasses = nar eksisi, rob anar, dibs rumman
    treacle = molasses, black treacle
    malt extract = malt syrup | gluten
    brown sugar << sugar = light brown sugar, dark brown sugar, muscovado, demerara, demerara sugar
    palm sugar << brown sugar = jaggery, gula melaka, piloncillo, panela, gur, coconut sugar, gula jawa, gula merah, papelon, chancaca
    icing sugar = powdered sugar, confectioner sugar
    chocolate = dark chocolate, chocolate bar, cooking chocolate, semisweet chocolate, bittersweet chocolate | milk?, soy?, nut?
    milk chocolate << chocolate = cadbury, dairy milk, easter egg, galaxy | milk
    snickers ~ milk chocolate = reese, peanut butter cup | peanut, egg?
    kitkat ~ milk chocolate = twix | gluten
    mars bars ~ milk chocolate | gluten
    white chocolate ~ chocolate | milk
    mexican chocolate << chocolate
    chocolate chips < chocolate = chocolate button, dark chocolate chip, semisweet chocolate chip
    cocoa butter = shea butter
    cocoa = cocoa powder, cacao, cacao powder, cacao nib
    hot chocolate << cocoa = drinking chocolate, nescau, achocolatado | milk?
    malted milk << hot chocolate = malted milk powder, milo, ovaltine, horlicks | gluten, milk
    chocolate sauce = chocolate syrup | milk?
    nutella = chocolate spread, chocolate hazelnut spread, hazelnut spread, gianduja | nut, milk?
    jam = strawberry jam, raspberry jam, marmalade, apricot jam, blackcurrant jam, fig jam, smucker jelly, grape jelly, apple butter, goiabada, guava paste
    cranberry sauce << jam = redcurrant jelly
    lemon curd | egg, milk
    mincemeat jar = sweet mincemeat | meat?, alcohol?
    caramel = caramel sauce, toffee sauce, toffee, butterscotch, fudge | milk
    dulce de leche << condensed milk = cajeta, doce de leite
    marshmallows | gelatine
    sweets = candy, haribo, gummy bear, wine gum, jelly bean | gelatine?
    sprinkles = granulado, chocolate sprinkle
  `,
  drink: `
    white wine = wine, dry white wine, marsala, prosecco, vermouth, champagne, cava | alcohol, sulphites
    alcohol free wine ~ white wine = non alcoholic wine | -alcohol, -sulphites
    sherry < white wine = cream sherry
    red wine = port | alcohol, sulphites
    beer = lager, ale, stout, guinness | alcohol, gluten
    alcohol free beer ~ beer = non alcoholic beer | -alcohol
    cider | alcohol, sulphites
    apple cider < cider | alcohol?
    apple juice
    fruit juice = pineapple juice, cranberry juice, tomato juice, mango juice, juice
    coconut water = nuoc dua
    coffee = espresso, instant coffee, coffee bean
    tea = green tea, chai, matcha
    rum | alcohol
    brandy = cognac, calvados | alcohol
    whisky = bourbon, whiskey | alcohol
    vodka = gin, tequila, pisco | alcohol
    liqueur = cointreau, triple sec, orange liqueur, grand marnier, kahlua, kirsch, limoncello, schnapps, campari, aperol | alcohol
    ouzo ~ liqueur = pastis, pernod, raki
    amaretto ~ liqueur | nut?
    baileys = irish cream | alcohol, milk
    rice wine = sake, soju | alcohol
    shaoxing wine < rice wine = shaoxing, shaoxing rice wine, shaoxing cooking wine, shaohsing wine, shaohsing, shao xing wine, shao xing, shao hsing wine, shao hsing, hua diao, huadiao wine, huadiao, mijiu, cooking wine, rice cooking wine, chinese cooking wine, chinese rice wine, chinese wine, yellow wine, hua tiao wine | gluten?
    cola = coke, lemonade, ginger ale, ginger beer, root beer, cream soda, soda, soda water, club soda, sparkling water, tonic water, pepsi
  `,
  staple: `
    salt = sea salt, table salt, kosher salt, namak, sal
    pepper = black pepper, black peper, peppercorn, ground pepper, white pepper, black peppercorn, kali mirch, pimienta, pimenta do reino, paminta
    oil = olive oil, vegetable oil, sunflower oil, cooking oil, extra virgin olive oil, evoo, avocado oil, frylight, corn oil, soybean oil, aceite, aceite de oliva, azeite, zeit zeitoun, zeit
    mustard oil < oil | mustard
    water = tap water, ice, hot water, ice cube
    sugar = white sugar, caster sugar, granulated sugar, superfine sugar, cane sugar, rock sugar, sweetener, sucre, azucar, acucar
  `,
}

/** The group that a food belongs to: the name of its list above. */
export type FoodKind = keyof typeof foodData
