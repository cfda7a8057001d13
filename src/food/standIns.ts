/** Foods that can stand in for another one, if the user follows the remark that a reply then makes. */
export const standInRemarks: ReadonlyMap<string, string> = new Map([
  ['dried chickpeas', 'for each can 120 g of them, soaked overnight and boiled until soft, 1 to 1½ hours'],
  [
    'dried beans',
    'for each can 120 g of them, soaked overnight, boiled hard for 10 minutes and simmered until soft, 1 to 1½ hours',
  ],
  ['dashi powder', 'made up: ½ teaspoon of the powder in that much water'],
  ['prosciutto', 'instead of ham: add it at the end, because it is salty and dries out'],
])
