import { describe, expect, test } from 'vitest'
import { writeReply } from '../../../src/cookbook/writeReply'

const reply = (list: string) => writeReply(list.split(', '))

describe('the dishes of the kitchens', () => {
  test.each([
    ['udon, curry roux, onion, carrot, pork', 'Curry udon'],
    ['idli batter, coconut, green chillies, mustard seeds, urad dal', 'Dosa with coconut chutney'],
    ['half a tuber of yam, 1 cooking spoon palm oil, 1 smoked fish, 1 onion', 'Asaro'],
    ['ripe plantain, eggs, groundnut oil, salt', 'Fried plantain with eggs'],
    ['nido, cornflour, rose water, sugar, pistachios', 'Muhallebi'],
    ['garden eggs, palm oil, smoked fish, yam', 'Garden egg stew'],
    ['phyllo, nuts, honey, butter', 'Baklava'],
    ['patlican, kiyma, domates, biber, salca, sarimsak', 'Karniyarik'],
    ['beef short ribs, soy sauce, pear, garlic', 'Galbi-jjim'],
    ['bangus, vinegar, garlic, peppercorn', 'Paksiw na isda'],
    ['sitaw, kalabasa, gata, shrimp', 'Ginataang kalabasa'],
    ['lao gan ma, noodles, cucumber, peanuts, vinegar', 'Cold noodles with chilli oil'],
    ['rice, peas, carrots, cumin, bay leaf', 'Pea and carrot pulao'],
    ['kousa, minced lamb, rice, tomato paste, mint', 'Kousa mahshi'],
    ['green beans, tomatoes, onion, olive oil, garlic', 'Green beans in olive oil'],
    ['rice flour, scraped coconut, salt, eggs, pol sambol', 'Pol roti'],
    ['brinjal, mustard seeds, vinegar, green chillies, red onion, turmeric', 'Brinjal moju'],
    ['leftover feijão, farinha de mandioca, linguiça, onion', 'Feijão tropeiro'],
    ['masarepa, carne molida, papa, cebolla larga, comino, achiote', 'Colombian empanadas'],
    ['kabocha, soy sauce, mirin, dashi, sugar', 'Kabocha no nimono'],
    ['kimchi, spam, tofu, gochugaru, green onions', 'Kimchi jjigae'],
    ['gai lan, oyster sauce, garlic, beef slices, cornflour', 'Beef stir-fry'],
    ['paneer, methi, onion, ginger garlic paste, cream', 'Malai paneer'],
    ['paneer, capsicum, onion, tomato puree, kasuri methi, cream', 'Kadai paneer'],
    ['leftover rotis, onion, tomato, green chillies, turmeric', 'Kottu roti'],
    ['maggi noodles, onion, tomato, green chilli, egg', 'Masala instant noodles'],
    ['potatoes, twaróg, flour, onion, sour cream', 'Pierogi ruskie'],
    ['unripe plantain, spinach, mackerel, pepper, onion', 'Plantain pottage'],
    ['beef, groundnut paste, tomatoes, onion, maggi, rice', 'Maafe'],
    ['frijoles, chorizo, huevos, queso fresco, jitomate', 'Huevos con chorizo'],
    ['red cabbage, apple, vinegar, sugar', 'Braised cabbage with apple'],
    ['lo bak, rice flour, lap cheong, dried shrimp, white pepper', 'Turnip cake'],
    ['pork belly, mui choy, rock sugar, dark soy, star anise', 'Pork belly with preserved mustard greens'],
    ['basa, suan cai, dried chillies, egg white, ginger', 'Suan cai yu'],
    ['buri, daikon, shoyu, mirin, sake', 'Fish simmered with daikon'],
    ['hijiki, aburaage, renkon, shoyu, mirin', 'Hijiki no nimono'],
    ['catfish, fish sauce, shallots, coconut water, chilli', 'Cá kho tộ'],
    ['petai, udang, belacan, cili kering, bawang besar', 'Sambal udang'],
    ['beef mince, chana dal, onion, garam masala, mint', 'Dal qeema'],
    ['fresh sardines, garlic, paprika, semolina, coriander', 'Fried sardines'],
    ['squash blossoms, masa, quesillo, epazote', 'Quesadillas of fresh masa'],
    ['fideo, jitomates, chipotle, crema, aguacate', 'Fideo seco'],
    ['mandioca, camarão, leite de coco, dendê, coentro', 'Bobó de camarão'],
    ['whole chicken, molokhia, garlic, ghee, rice', 'Molokhia'],
    ['costillitas, tomatillos, verdolagas, serrano, cilantro', 'Chile verde'],
    ['chicken mince, negi, ginger, miso, shiso', 'Tsukune'],
    ['giniling, patatas, carrots, raisins, tomato sauce, calamansi', 'Giniling'],
    ['mung beans, ginger, green chilli, cumin, coriander', 'Pesarattu'],
    ['goat, curry powder, scotch bonnet, thyme, allspice', 'Curry goat'],
    ['pork shoulder, gochujang, gochugaru, yangpa, daepa', 'Jeyuk bokkeum'],
    ['beef shin, doubanjiang, noodles, bok choy, star anise', 'Taiwanese beef noodle soup'],
    ['massaman paste, beef, potatoes, peanuts, coconut milk', 'Massaman curry'],
    ['kangkung, belacan, cili, bawang putih', 'Water spinach with shrimp paste'],
    ['rice, tin tomatoes, tatashe, scotch bonnet, onion, chicken, curry powder, thyme', 'Jollof rice'],
    ['lamb, chickpeas, tomatoes, cumin, couscous', 'Moroccan lamb tagine'],
    ['rice, kecap manis, shallots, egg, sambal', 'Nasi goreng'],
    ['potatoes, capsicum, pav, butter, pav bhaji masala', 'Pav bhaji'],
    ['cauliflower, tomatoes, ginger, turmeric', 'Cauliflower and tomato sabzi'],
    ['rajma, chawal, pyaz, tamatar', 'Rajma'],
    ['masoor dal, panch phoron, garlic, dried red chilli', 'Dal'],
    ['chicken mince, momo wrappers, onion, ginger, coriander', 'Potstickers'],
    ['red rice, coconut milk, parippu, pandan leaf, curry leaves, dried chilli', 'Parippu, coconut lentils'],
    ['bangus, kangkong, sampalok mix, labanos, tomato, siling haba', 'Sinigang'],
    ['pork ribs, sinigang mix, sitaw, gabi, kangkong, kamatis, rice', 'Sinigang'],
    ['tempeh, kacang panjang, santan, cabai merah, bawang putih, lengkuas', 'Sayur lodeh'],
    ['glutinous rice, lap cheong, dried shrimp, shiitake mushrooms, soy sauce', 'Lo mai fan'],
    ['soba, nori, wasabi, mentsuyu, negi', 'Zaru soba'],
    ['doenjang, aehobak, tofu, potato, anchovy stock, cheongyang chili', 'Doenjang jjigae'],
    ['ful beans, lemon, cumin, garlic, eish baladi, eggs', 'Ful medames'],
    ['dried limes, kidney beans, lamb shoulder, fenugreek, parsley, coriander, leeks', 'Ghormeh sabzi'],
    ['nopales, frijoles negros, chorizo, tortillas, cebolla, aguacate', 'Tacos de nopales'],
    ['harina pan, queso blanco, caraotas negras, carne mechada, platano maduro', 'Arepas pabellón'],
    ['keema, matar, aloo, tamatar, garam masala, naan', 'Keema matar'],
    ['rajma, onion, tomato, ginger, garlic, rajma masala, basmati', 'Rajma'],
    ['salmon, shiso, umeboshi, rice, sesame seeds', 'Salmon rice bowl'],
    ['dhal, coconut milk, pumpkin, curry leaves, mustard seeds, rice', 'Parippu, coconut lentils'],
    ['monggo, malunggay, tokwa, sibuyas, bawang', 'Munggo'],
    ['ampalaya, itlog, kamatis, sibuyas', 'Stir-fried tomato and eggs'],
    ['oxtail, pechay, banana blossom, peanut butter, bagoong', 'Kare-kare'],
    ['ayam, kunyit, serai, daun salam, bawang merah, santan', 'Chicken and coconut curry'],
    ['ikan bilis, santan, beras, timun, telur, kacang tanah', 'Nasi lemak'],
    ['mee, tauhu, taugeh, telur, cili kering, kicap manis', 'Stir-fried noodles'],
    ['thit heo, trung, nuoc mam, coconut water', 'Thit kho'],
    ['rice paper, prawns, bun, mint, lettuce, peanuts', 'Goi cuon'],
    ['dau hu, ca chua, hanh la, nuoc mam', 'Dau sot ca chua'],
    ['mu, beef brisket, dashima, guk ganjang, garlic', 'Guk'],
    ['miyeok, beef, garlic, sesame oil, ganjang', 'Guk'],
    ['udon, mentsuyu, negi, egg', 'Udon soup'],
    ['adas, onion, rice, laban', 'Mujaddara'],
    ['djej, sumac, onion, pine nuts, khubz', 'Musakhan'],
    ['lapeh, lamb, limoo amani, tomato paste, potatoes', 'Gheymeh'],
    ['kirmizi mercimek, onion, salca, pul biber, lemon', 'Red lentil soup'],
    ['yumurta, domates, sivri biber, beyaz peynir, pide', 'Menemen'],
    ['bulgur, salca, maydanoz, nar eksisi, spring onions', 'Bulgur salad'],
    ['misir, berbere, onion, niter kibbeh, injera', 'Misir wot'],
    ['doro, berbere, eggs, onions, niter kibbeh', 'Doro wot'],
    ['egusi, ugu, ponmo, palm oil, crayfish, ata rodo', 'Egusi soup'],
    ['indomie, eggs, onion, shombo', 'Loaded instant noodles'],
    ['harina pan, huevos, tomate, cebolla, aguacate', 'Arepas'],
    ['frijoles rojos, chicharron, arroz, platano maduro, huevo, aguacate', 'Bandeja paisa'],
    ['beetroot, cabbage, potatoes, carrots, dill, sour cream', 'Borscht'],
    ['minced pork, sauerkraut, onion, mushrooms, kielbasa, prunes', 'Bigos'],
    ['pierogi, bacon, onion, sour cream', 'Pierogi'],
    ['chicken thighs, paprika, onions, sour cream, egg noodles', 'Hungarian paprika stew'],
    ['beef strips, onions, sour cream, paprika, tagliatelle', 'Hungarian paprika stew'],
    ['khmeli suneli, sulguni, nigvzi, badrijani, tkemali, kindzi, lobio', 'Lobio'],
    ['shiro powder, onion, tomato, berbere, injera', 'Shiro'],
    ['beef, niter kibbeh, berbere, onion, rosemary, injera', 'Tibs'],
    ['kenkey, fried fish, shito, onion, tomato', 'Fried fish with kenkey'],
    ['kenkey, garden eggs, kontomire, shito, koobi, palm oil', 'Kenkey with palava sauce'],
    ['bulgur, biber salcasi, patlican, kiyma, nane, sumak', 'Bulgur pilaf'],
    ['efo, iru, ponmo, tatashe, palm oil, dried fish', 'Efo riro'],
    ['carne de res, papas, cebolla roja, tomate, aji amarillo, arroz, sillao', 'Lomo saltado'],
    ['ancho chile, pasilla, chicken legs, almonds, chocolate, sesame seeds', 'Chicken mole'],
    ['corn tortillas, leftover chicken, chipotle in adobo, tomatoes, onion, crema', 'Tinga'],
    ['ogbono, beef, stockfish, ugu, palm oil, crayfish, maggi', 'Ogbono soup'],
    ['jerk seasoning, chicken legs, rice, kidney beans, coconut milk', 'Jerk chicken'],
    ['goat meat, curry powder, thyme, scotch bonnet, potatoes', 'Curry goat'],
    ['rice, kidney beans, coconut milk, thyme, scotch bonnet, allspice', 'Rice and peas'],
    ['oxtail, butter beans, scotch bonnet, thyme, allspice, spring onion', 'Braised oxtail'],
    ['oxtail, carrots, onion, red wine', 'Oxtail stew'],
    ['chuck roast, guajillo, ancho, cloves, oregano, garlic, lime', 'Birria'],
    ['tomatillos, pork shoulder, serrano chiles, cilantro, onion', 'Chile verde'],
    ['rajas de chile poblano, crema, elote, onion, tortillas', 'Rajas con crema'],
    ['tortillas de maiz, tomatillos, chile poblano, pollo, crema, cilantro', 'Enchiladas'],
    ['pollo, culantro, aji amarillo, papa amarilla, arvejas, arroz', 'Seco'],
    ['carne molida, papas, aceitunas, raisins, tomato sauce, cumin', 'Picadillo'],
    ['couve, potatoes, linguica, cebola, alho', 'Caldo verde'],
    ['dosa batter, potatoes, mustard seeds, curry leaves, onion, turmeric', 'Masala dosa'],
    ['sabudana, peanuts, potato, green chilli, curry leaves', 'Sabudana khichdi'],
    ['orzo, lamb, tomatoes, cinnamon, feta', 'Giouvetsi'],
    ['kashk, bademjan, nane, garlic, walnuts', 'Kashk-e bademjan'],
    ['saltfish, ackee, onion, tomato, scotch bonnet, plantain', 'Saltfish'],
    ['tinned mackerel, kimchi, tofu, onion, rice', 'Kimchi jjigae'],
    ['tilapia, gata, luya, siling labuyo, malunggay', 'Coconut fish curry'],
    ['arepa flour, cheese, black beans, avocado', 'Arepas'],
    ['baboy, suka, toyo, bawang, paminta, laurel', 'Pork adobo'],
    ['chicken thighs, rice noodles, ginger, star anise, fish sauce, lime', 'Quick pho with chicken'],
    ['steak, parsley, garlic, red wine vinegar, chips', 'Churrasco con chimichurri'],
    ['prawns, tamarind, kangkong, tomatoes, radish', 'Sinigang'],
    ['ground beef, condensed cream of mushroom soup, egg noodles, worcestershire sauce', 'Ground beef stroganoff'],
    ['kapusta kiszona, kielbasa, ziemniaki, onion', 'Sauerkraut with sausages'],
    ['goosht, gheymeh lapeh, limoo amani, zaferan, berenj, piaz, salca', 'Gheymeh'],
  ])('%s: %s, of all that is listed', (list, title) => {
    const text = reply(list)
    expect(text).toMatch(new RegExp(`^# ${title}`))
    expect(text).not.toMatch(/Not used|recognise|I took/)
  })

  test('potatoes simmer in the keema', () => {
    expect(reply('keema, matar, aloo, tamatar, garam masala, naan')).toContain('Add the water and the aloo')
  })

  test('strips of steak are stewed for a short time', () => {
    expect(reply('beef strips, onions, paprika, tagliatelle')).toContain('Simmer (8 minutes)')
    expect(reply('stewing beef, onions, paprika, tagliatelle')).toContain('Simmer (1 hour 25 minutes)')
  })

  test('a stew that has stock needs no water', () => {
    const text = reply('doenjang, tofu, potato, anchovy stock')
    expect(text).toContain('Heat the anchovy stock')
    expect(text).not.toContain('**water**')
  })

  test('brown rice boils for longer than white rice', () => {
    expect(reply('tofu, brown rice, edamame, soy sauce')).toContain('for 28 minutes')
    expect(reply('chicken, brown rice, tomatoes, onion')).not.toMatch(/brown rice[^.]*18 minutes/)
    expect(reply('bok choy, garlic, oyster sauce, brown rice')).toContain('**brown rice**')
    expect(reply('chicken breast, lemon, courgette, brown rice')).toContain('Simmer (30 minutes)')
    expect(reply('brown rice, milk, sugar, cinnamon')).not.toContain('Rice pudding')
    expect(reply('brown rice, chicken stock, parmesan, mushrooms')).not.toContain('need rice')
  })

  test('red rice boils for longer than white rice', () => {
    expect(reply('red rice, parippu, coconut milk, curry leaves')).toContain('Leave for 30 minutes')
    expect(reply('rice, parippu, coconut milk, curry leaves')).toContain('Leave for 15 minutes')
  })
})

test('half a lime is three calamansi', () => {
  expect(reply('pancit bihon, carrots, cabbage, chicken breast, calamansi, soy sauce')).toContain('- 3 **calamansi**')
})

describe('the names of steps', () => {
  test('what a cook makes keeps its name, whatever it is made of', () => {
    expect(reply('bhindi, pyaaz, amchur, jeera, roti')).toContain('4. Make the masala')
    const kungPao = reply('chicken breast, dried chillies, peanuts, chinkiang vinegar, light soy, scallion')
    expect(kungPao).toContain('Stir the sauce, pour it in')
  })

  test('fresh dhania does not take the name of the powder', () => {
    const text = reply('aloo, gobi, adrak, dhania powder, haldi, hara dhania')
    expect(text).not.toContain('Scatter with the dhania powder')
    expect(text).toContain('with the dhania powder. Stir')
  })

  test('a bowl of soba has no sobas', () => {
    expect(reply('soba, stock, spring onions, spinach')).not.toContain('sobas')
  })
})

test('nobody puts spoonfuls of cardamom into a halwa', () => {
  const text = reply('sooji, ghee, sugar, cashews, elaichi, raisins')
  expect(text).toContain('**elaichi**, ground, 1 large pinch')
  expect(text).toContain('- **cashews** and **raisins**, 3 tablespoons in all')
})
