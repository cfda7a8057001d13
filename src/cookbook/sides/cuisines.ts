// Groups of cuisines that serve the same sides. The second line of a recipe's intro names its cuisine.

/** British, Irish and American home cooking. */
export const homely = ['Everyday', 'British', 'Scottish', 'Irish', 'American']
/** Cuisines of Europe and North America. */
export const western = [
  ...homely,
  ...['French', 'Italian', 'German', 'Belgian', 'Russian', 'Mediterranean', 'Spanish', 'Portuguese', 'Greek'],
]
/** Cuisines that scatter grated cheese over a dish. */
export const cheesy = [
  ...western,
  'Mexican',
  'Tex-Mex',
  'Brazilian',
  'Colombian',
  'Venezuelan',
  'Peruvian',
  'Argentine',
  'Uruguayan',
]
/** Cuisines of India and its neighbours. */
export const southAsian = ['Indian', 'Punjabi', 'South Indian', 'Bengali', 'Pakistani', 'Sri Lankan']
/** Cuisines from Morocco to Iran. */
export const middleEastern = [
  ...['Middle Eastern', 'Lebanese', 'Syrian', 'Palestinian', 'Iraqi', 'Iranian', 'Turkish', 'Greek', 'Egyptian'],
  ...['Moroccan', 'Algerian', 'Tunisian', 'Mediterranean'],
]
/** Cuisines of East and South-East Asia. */
export const eastAsian = [
  ...['Chinese', 'Sichuan', 'Cantonese', 'Shanghainese', 'Japanese', 'Korean', 'Asian', 'Thai', 'Vietnamese', 'Lao'],
  ...['Cambodian', 'Burmese', 'Malaysian', 'Singaporean', 'Indonesian', 'Filipino'],
]
/** Cuisines of Latin America. */
export const latin = [
  ...[
    'Mexican',
    'Tex-Mex',
    'Latin American',
    'Brazilian',
    'Colombian',
    'Venezuelan',
    'Peruvian',
    'Ecuadorian',
    'Bolivian',
  ],
  ...['Argentine', 'Uruguayan', 'Chilean', 'Paraguayan'],
]
/** Cuisines of West Africa, and the Jamaican one. */
export const westAfricanAndCaribbean = [
  ...['Nigerian', 'Ghanaian', 'West African', 'Senegalese', 'Malian', 'Ivorian', 'Cameroonian', 'Jamaican'],
]
