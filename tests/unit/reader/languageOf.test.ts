import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/prompt'
import { languageOf } from '../../../src/reader/languageOf'
import { languageWords } from '../../../src/reader/languageWords'
import { casesOf } from '../../support/cases'

test('the reader has the words of each language of the wish', () => {
  expect([...languageWords.keys()].toSorted()).toEqual(Object.keys(languages).toSorted())
})

test('a word for time has one meaning in a language', () => {
  const labels = ['common', 'people', 'makes', 'total', 'time', 'prep', 'cook', 'wait', 'active']
  for (const words of languageWords.values()) {
    const all = [...words].flatMap(([name, list]) => (labels.includes(name) ? [] : list.split(' ')))
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([])
  }
})

describe('the language of a recipe', () => {
  test.each([
    ...casesOf(`
      en = Toast the bread and spread it with butter.; en = Crème brûlée with vanilla: whisk the yolks and the cream.
      en = 2 eggs; de = Die Zwiebeln würfeln und in der Butter glasig dünsten.
      fr = Faites revenir les oignons dans le beurre avec une gousse.
      es = Sofreír la cebolla en el aceite y agregar los tomates con una hoja.
      it = Soffriggete la cipolla con il burro e poi aggiungete gli spinaci.
      pt = Refogue a cebola com o azeite e adicione os tomates até ficar uma pasta.
      nl = Snijd de ui en bak het spek met een beetje boter.
      sv = Skala och hacka löken, stek den med lite smör för att få färg.
      pl = Pokrój cebulę oraz czosnek, dodaj sól i smaż na oleju.; tr = Soğanı doğrayın ve bir tavada yağ ile kavurun.
      uk = Наріжте цибулю та обсмажте її на олії.; ar = قطّع البصل ثم اقله في الزيت مع الملح.
      hi = प्याज काटें और तेल में भूनें।; ja = 玉ねぎを切り、バターで炒めます。; zh = 洋葱切丁，放入锅中炒香。`),
    ['undefined', 'Нарежьте лук и обжарьте его на масле.'],
    ['undefined', '양파를 썰어 버터에 볶습니다. '.repeat(20)],
  ])('%s: %s', (language = '', text = '') => {
    expect(String(languageOf(text))).toBe(language)
  })

  test('is the wished one if the words do not tell', () => {
    expect(languageOf('Omelett: 3 Eier.', 'de')).toBe('de')
    expect(languageOf('Whisk the eggs with the milk and fry it.', 'de')).toBe('en')
  })
})
