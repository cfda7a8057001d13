import type { EntryFood } from '../food'

/** Names of foods by the cuisines they tell: who types "aloo" wants an Indian dish, "potatoes" are at home everywhere. */
const localNames: readonly (readonly [cuisines: readonly string[], names: RegExp])[] = [
  [
    ['Indian', 'Punjabi', 'South Indian', 'Bengali', 'Pakistani', 'Sri Lankan'],
    /\b(?:murgh|keema|gosht|aloo|tamatar|gajar|baingan|brinjal|kheera|gobh?i|palak|saag|matar|bhindi|karela|lauki|pyaa?z|la[hs]+u?n|adrak|dhania|pudina|haldi|jeera|rai|hing|methi|imli|nimbu|anda|dahi|malai|makhan|atta|maida|besan|sooji|rava|poha|chawal|chole|chana|rajma|masoor|moong|toor|dal|urad|mirchi?|elaichi|[kc]a[dr]r?[iy] patta|jhinga|roti|paratha|rampe|karapincha)\b/,
  ],
  [
    ['Indonesian', 'Malaysian', 'Singaporean'],
    /\b(?:ayam|daging|udang|ikan|cumi|sotong|bawang|cab[ae]i?|cili|kunyit|serai|sereh|lengkuas|jahe|halia|tahu|tempe|taug[eh]+|kangkung|bayam|terung|terong|timun|wortel|kentang|telur|santan|k[ei]c[ai]p|gula|asam|ketumbar|nasi|bihun|bee hoon|kuey teow|belacan|terasi)\b/,
  ],
  [
    ['Filipino'],
    /\b(?:manok|baboy|baka|giniling|liempo|bangus|hipon|pusit|itlog|bawang|sibuyas|luya|kamatis|talong|sitaw|kalabasa|repolyo|labanos|patis|toyo|suka|gata|bagoong|alamang|sili|siling|paminta|kanin|bigas|tokwa|[kc]alamansi|ampalaya|petchay|pechay|malunggay|munggo|monggo|kangkong|sampalok)\b/,
  ],
  [
    ['Japanese'],
    /\b(?:negi|shoyu|gohan|hakusai|tamago|ebi|saba|renkon|gobo|nira|katakuriko|komatsuna|nasu|aburaage)\b/,
  ],
  [
    ['Korean'],
    /\b(?:daepa|ganjang|dubu|gamja|yangpa|mu|baechu|kongnamul|aehobak|goguma|samgyeopsal|gim|miyeok|ssamjang)\b/,
  ],
  [
    ['Nigerian', 'West African', 'Ghanaian'],
    /\b(?:tatashe|rodo|shombo|ugu|iru|shaki|ponmo|k?pomo|okro|eja|ewedu|efo|dodo|garri|uziza|stockfish|scent leaf|scotch bonnet)\b/,
  ],
  [['Vietnamese'], /\b(?:nuoc|ca chua|trung|thit|hanh la|rau muong|dau hu|banh)\b/],
]

/** Points for each food that the user calls as the people of a cuisine do, for at most four. */
const POINTS_PER_NAME = 0.4
const MOST_NAMES = 4

/** Returns the points that a dish of a cuisine earns because the user's names for the foods are of its language. */
export function readLocalNames(foods: readonly EntryFood[]): (cuisine: string) => number {
  const points = new Map(
    localNames.flatMap(([cuisines, names]) => {
      const count = foods.filter(({ name }) => names.test(name)).length
      return cuisines.map((cuisine) => [cuisine, POINTS_PER_NAME * Math.min(MOST_NAMES, count)] as const)
    }),
  )
  return (cuisine) => points.get(cuisine) ?? 0
}
