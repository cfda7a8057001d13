/** Languages that put no spaces between words. Their words are found within others, the longest first. */
export const unspaced: ReadonlySet<string> = new Set(['ja', 'zh'])

/**
 * The words of English and of each other language of the wish, in lower case, with spaces between. An underscore is a space.
 *
 * - `common`: frequent words that only this language has. They identify its texts.
 * - `people`: what a yield counts. `makes`: words before the number of a yield that may count something else.
 * - A kind of time: its labels, in English without the word "time".
 * - Other names are English words about times, which durations/ knows: "bis" is "up to". The Japanese `w` are words with
 *   the sign for minutes that are none: portions, amounts.
 */
const table = `
en
  common: the and of with until for to in is it your you add into over then or from at as if not up heat stir serves ingredients instructions method minutes cup cups tbsp tsp teaspoon tablespoon chopped
  people: servings serving portions portion people persons person adults adult guests guest pers pax ppl serves feeds enough_for
  makes: yields yield makes make
  total: prep_and_cook prep_&_cook prep_+_cook preparation_and_cooking total total_cook total_cooking total_prep total_recipe overall time_required time_needed ready_in takes start_to_finish
  time: time duration; active: active active_cook active_prep hands-on; prep: prep preparation prepping preparing
  cook: cook cooking bake baking roast roasting grill grilling fry frying air_fry air_frying simmer simmering boil boiling steam steaming braise braising oven in_the_oven stove pressure pressure_cook slow_cook
  wait: chill chilling freeze freezing marinate marinating marination rest resting soak soaking rise rising proof proofing prove proving cool cooling set setting stand standing sit sitting refrigerate refrigeration ferment fermenting fermentation wait waiting brine brining infuse infusing steep steeping dry drying thaw thawing defrost defrosting inactive passive hands-off additional extra
ar
  common: في من على مع ثم إلى حتى المكونات الطريقة ملح ماء ملعقة كوب دقيقة
  people: أشخاص شخص شخصين أفراد حصص حصة; total: الوقت_الإجمالي الوقت_الكلي إجمالي_الوقت المجموع
  time: الوقت مدة_الطهي; prep: وقت_التحضير التحضير; cook: وقت_الطهي الطهي وقت_الخبز
  wait: وقت_الراحة وقت_التبريد وقت_الانتظار وقت_النقع وقت_التخمير
  hours: ساعة ساعات; minutes: دقيقة دقائق دقيقه; seconds: ثانية ثواني ثوان; 2 hours: ساعتين ساعتان
  2 minutes: دقيقتين دقيقتان; half: نصف; and half: ونصف; and quarter: وربع; quarter: ربع; and: و; or: أو
  to: إلى الى; up to: حتى; within: أكثر خلال أقصاه; every: كل; if: إذا
zh
  common: 的 放入 加入 适量 適量 材料 食材 步骤 步驟 做法 即可 克 勺 然后
  people: 人份 人分 人; total: 总时间 總時間 总用时 总耗时 用时 所需时间; time: 烹饪时间 烹飪時間 时间 時間; prep: 准备时间 準備時間 备料时间 准备
  cook: 烹调时间 烹調時間 烘烤时间 烹煮时间; wait: 静置时间 冷藏时间 腌制时间 发酵时间 浸泡时间
  hours: 小时 小時 个小时 個小時 钟头; minutes: 分钟 分鐘; seconds: 秒 秒钟 秒鐘; half hours: 半小时 半小時 半个小时 半個小時
  and half hours: 个半小时 個半小時; 1 hours: 一小时 一个小时 一小時 一個小時; 1 and half hours: 一个半小时 一個半小時
  2 and half hours: 两个半小时 兩個半小時; 3 and half hours: 三个半小时 三個半小時; to: 到 至; or: 或; within: 不超过 不超過 最多 至多
  maximum: 以内 以內 之内; every: 每 每隔; if: 如果
de
  common: und der das dem ein eine einen mit für bei auf von zum nicht nach dann lassen geben zutaten zubereitung minuten salz oder braten kochen schneiden waschen
  people: personen person portionen portion esser; makes: ergibt reicht_für
  total: gesamtzeit gesamt gesamtdauer gesamte_zeit fertig_in insgesamt; time: zubereitungszeit dauer zeit
  prep: vorbereitung vorbereitungszeit arbeitszeit
  cook: kochzeit backzeit garzeit koch-/backzeit bratzeit schmorzeit kochen backen garen
  wait: ruhezeit kühlzeit wartezeit gehzeit marinierzeit einweichzeit gefrierzeit ziehzeit ruhen
  hours: stunde stunden; hr: std; minutes: minute minuten; min: min; seconds: sekunde sekunden; sec: sek
  one: ein eine einer einem; two: zwei; half: halbe halben halb; half hours: halbstunde
  quarter hours: viertelstunde; three quarters hours: dreiviertelstunde; 1 and half: anderthalb eineinhalb
  2 and half: zweieinhalb; and: und; or: oder; up to: bis; about: zu etwa ca circa rund ungefähr
  more: weitere weiteren; than: als; within: maximal max innerhalb binnen über; maximum: höchstens
  every: alle jede jeden; per: pro je; if: wenn falls sofern; prior: vor; end: ende
es
  common: el los las y con una del por en hasta que agregar añadir ingredientes preparación cucharada cucharadas sal aceite cocer minutos fuego
  people: personas persona porciones porción raciones ración comensales; makes: rinde
  total: tiempo_total total duración_total listo_en; time: tiempo duración
  prep: preparación tiempo_de_preparación; cook: cocción tiempo_de_cocción horneado tiempo_de_horneado
  wait: reposo tiempo_de_reposo refrigeración tiempo_de_refrigeración marinado tiempo_de_marinado remojo congelación tiempo_de_espera
  hours: hora horas; hr: hr hrs; minutes: minuto minutos; min: min; seconds: segundo segundos; one: un una
  two: dos; three: tres; half: media medio; quarter: cuarto; quarters: cuartos; and: y; or: o u; to: a
  up to: hasta; de: de; about: unos unas aproximadamente; within: más menos dentro; maximum: máximo; every: cada
  if: si; prior: antes; end: final terminar
fr
  common: le les et avec une des du dans à aux puis jusqu ajoutez faites ingrédients préparation cuillère beurre sel cuire poivre ajouter
  people: personnes personne portions parts convives; total: temps_total durée_totale total prêt_en
  time: durée temps; prep: préparation temps_de_préparation; cook: cuisson temps_de_cuisson
  wait: repos temps_de_repos réfrigération temps_de_réfrigération marinade attente trempage congélation levée temps_de_levée temps_de_pause
  hours: heure heures d'heure; minutes: minute minutes mn; min: min; seconds: seconde secondes; sec: sec
  one: un une; two: deux; three: trois; half: demi demie; quarter: quart; quarters: quarts; and: et; or: ou; to: à
  at: au; in: dans en; up to: jusqu'à; de: de; the: les; about: environ; within: plus max moins dépasser
  maximum: maximum; every: toutes chaque tous; per: par; if: si; prior: avant; end: fin
hi
  common: में और को के का की से लें डालें करें सामग्री विधि नमक मिनट चम्मच कप
  people: लोगों लोग व्यक्तियों व्यक्ति सर्विंग; total: कुल_समय कुल; time: समय; prep: तैयारी_का_समय तैयारी
  cook: पकाने_का_समय; wait: भिगोने_का_समय आराम_का_समय
  hours: घंटा घंटे घंटों घण्टे घण्टा; minutes: मिनट मिनटों; seconds: सेकंड सेकेंड सेकण्ड; half: आधा आधे
  1 and half: डेढ़; 2 and half: ढाई; and: और; or: या; to: से; within: अधिक ज़्यादा ज्यादा अधिकतम
  every: हर प्रत्येक; if: अगर यदि
it
  common: il lo gli di con una del della nel che poi ingredienti preparazione cucchiai cucchiaio olio sale aggiungete aggiungi cuocere cuocete minuti fuoco
  people: persone persona porzioni porzione; total: tempo_totale totale pronto_in; time: tempo durata
  prep: preparazione tempo_di_preparazione; cook: cottura tempo_di_cottura
  wait: riposo tempo_di_riposo lievitazione tempo_di_lievitazione raffreddamento marinatura ammollo tempo_di_attesa
  hours: ora ore d'ora; one hours: un'ora; half hours: mezz'ora mezzora; minutes: minuto minuti; min: min
  seconds: secondo secondi; sec: sec; one: un una; two: due; three: tre; half: mezza mezzo; quarter: quarto
  quarters: quarti; and: e; or: o; to: a ai; up: fino; de: di; about: circa; within: più entro oltre meno
  maximum: massimo; every: ogni; if: se; prior: prima; end: fine
ja
  common: の を に て は 材料 作り方 大さじ 小さじ 適量 ます 加え 少々 切り
  people: 人分 人前; total: 合計時間 所要時間 合計; time: 調理時間 時間; prep: 準備時間 下準備 準備 下ごしらえ; cook: 加熱時間 焼き時間 煮込み時間
  wait: 漬け時間 冷却時間 寝かせ時間 発酵時間 浸水時間
  hours: 時間; hours and half: 時間半; half hours: 半時間; minutes: 分 分間; seconds: 秒 秒間; half minutes: 分半; to: から
  maximum: 以内; apart: ごと おき; w: 人分 等分 分の 分量 半分 水分 部分 分け 分立て 分目 十分 自分 余分 本分 個分 杯分 枚分 分づき 大分 塩分 養分
nl
  common: het een en met voor van op naar dan uit bij ingrediënten bereiding eetlepel zout olie voeg snijd bak minuten laat
  people: personen persoon porties portie; makes: levert; total: totale_tijd totaal totaaltijd klaar_in
  time: bereidingstijd tijd; prep: voorbereiding voorbereidingstijd; cook: kooktijd baktijd oventijd
  wait: rusttijd wachttijd koeltijd rijstijd marineertijd weektijd
  hours: uur uren; minutes: minuut minuten; min: min; seconds: seconde seconden; sec: sec; one: een één
  half: half halve; half hours: halfuur; 15 minutes: kwartier; 1 and half: anderhalf anderhalve
  2 and half: tweeënhalf; and: en; or: of; up to: tot; the: de; about: ongeveer circa ca; than: dan
  within: hoogstens hooguit max binnen; maximum: maximaal; every: elke iedere om; per: per; if: als indien
  prior: voor; end: einde eind
pl
  common: w na z się oraz lub aż dodaj składniki przygotowanie łyżki łyżka sól pieprz olej minut gotuj smaż wymieszaj pokrój
  people: osób osoby osoba porcje porcji porcja; total: całkowity_czas czas_całkowity łączny_czas łącznie razem
  time: czas; prep: czas_przygotowania przygotowanie
  cook: czas_gotowania gotowanie czas_pieczenia pieczenie czas_smażenia
  wait: czas_chłodzenia chłodzenie czas_odpoczynku czas_marynowania marynowanie czas_wyrastania czas_oczekiwania
  hours: godzina godziny godzin godzinę; hr: godz; minutes: minuta minuty minut minutę; min: min
  seconds: sekunda sekundy sekund; sec: sek; half: pół; 15 minutes: kwadrans; 1 and half: półtorej; and: i
  or: lub albo; up to: do; about: około ok; than: niż; within: ponad najwyżej; maximum: maksymalnie
  every: co każde; if: jeśli jeżeli; prior: przed; end: końcem
pt
  common: os um uma com da em na ao até que adicione ingredientes preparo colher sopa sal azeite cozinhe minutos fogo deixe
  people: pessoas pessoa porções porção doses; makes: rende; total: tempo_total total pronto_em
  time: tempo duração; prep: tempo_de_preparo preparo preparação tempo_de_preparação
  cook: cozimento tempo_de_cozimento tempo_de_forno cozedura tempo_de_cozedura
  wait: descanso tempo_de_descanso tempo_de_geladeira refrigeração marinada tempo_de_espera tempo_de_molho
  hours: hora horas; minutes: minuto minutos; min: min; seconds: segundo segundos; one: um uma; two: dois duas
  half: meia meio; quarter: quarto; quarters: quartos; and: e; or: ou; to: a; up to: até; de: de
  about: cerca aproximadamente; within: mais menos dentro; maximum: máximo; every: cada; prior: antes
  end: fim final
sv
  common: och med på av för det att som tills över gör så här ingredienser tillagning msk tsk salt olja minuter stek koka rör
  people: portioner portion personer person; makes: ger; total: total_tid totaltid totalt tid_totalt klar_på
  time: tid tillagningstid; prep: förberedelse förberedelser förberedelsetid
  cook: koktid gräddning gräddningstid stektid ugnstid
  wait: vila vilotid jästid jäsning kyltid väntetid marinering marineringstid
  hours: timme timmar timmes; hr: tim; minutes: minut minuter; min: min; seconds: sekund sekunder; sec: sek
  one: en ett; half: halv; half hours: halvtimme halvtimma; 15 minutes: kvart; and: och; or: eller; up to: till
  about: ca cirka ungefär; than: än; within: högst maximalt inom över; maximum: max; every: var varje; per: per
  if: ifall; prior: före innan; end: slutet
tr
  common: ve bir ile için kadar üzerine ekleyin malzemeler yapılışı kaşığı tuz yağ dakika pişirin adet su soğan doğrayın ardından
  people: kişilik kişi porsiyon; total: toplam_süre toplam; time: süre
  prep: hazırlık hazırlık_süresi hazırlama hazırlama_süresi; cook: pişirme pişirme_süresi pişme_süresi
  wait: bekleme_süresi dinlenme_süresi dinlendirme_süresi mayalanma_süresi soğutma_süresi marine_süresi
  hours: saat saatlik; hr: sa; minutes: dakika; min: dk; seconds: saniye; sec: sn; half: yarım; and half: buçuk
  or: veya; to: ila; about: yaklaşık; within: fazla çok; every: her; if: eğer
uk
  common: і та з на до в у за для додайте інгредієнти приготування сіль ложка ложки хвилин олія поки потім
  people: порції порцій порція осіб особи людей; total: загальний_час всього; time: час час_приготування
  prep: час_підготовки підготовка; cook: час_варіння час_випікання час_готування
  wait: час_відпочинку час_охолодження час_маринування час_вистоювання
  hours: година години годин годину; hr: год; half hours: півгодини; minutes: хвилина хвилини хвилин хвилину
  min: хв; seconds: секунда секунди секунд; sec: сек с; half: пів; 1 and half: півтори; and: і та й; or: або
  up to: до; about: близько приблизно; than: ніж; within: більше максимум понад; every: кожні кожну; if: якщо
  prior: перед; end: кінцем
`

/** The words of each language that the page knows, by its BCP 47 code and by their name in the table. */
export const languageWords: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  table
    .trim()
    .split(/\n(?=\S)/)
    .map((rows) => {
      const [code = '', ...lines] = rows.split('\n')
      const entries = lines
        .flatMap((line) => line.split(';'))
        .map((entry) => entry.split(':').map((part) => part.trim()))
      return [code, new Map(entries.map(([name = '', words = '']) => [name, words]))]
    }),
)

/** An alternative for each word of a language with a name, for a regular expression. Nothing matches if it has none. */
export function anyWordOf(language: string, name: string): string {
  const list = languageWords.get(language)?.get(name)
  return list ? list.split(' ').join('|').replaceAll('_', '\\s').replaceAll('+', '\\+') : '(?!)'
}
