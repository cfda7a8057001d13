/** A reply in the style of a language model, and what a reader would say about it. */
export interface Reply {
  /** The form of the reply, for the title of a test. */
  readonly form: string
  readonly markdown: string
  /** The user's list. */
  readonly list: readonly string[]
  readonly title: string | undefined
  /** How much it makes, as it says it. */
  readonly yield: string | undefined
  readonly minutes: number | undefined
  /** How many lines the ingredients have, by group. Groups without a name have an empty one. */
  readonly lines: readonly (readonly [group: string, lines: number])[]
  /** How many steps it has. */
  readonly steps: number
  readonly uses: readonly string[]
  readonly needs: readonly string[]
  readonly leaves: readonly string[]
}

/** Nothing to understand: an apology, a question, several recipes. */
const nothing = {
  ...{ title: undefined, yield: undefined, minutes: undefined, lines: [], steps: 0 },
  ...{ uses: [], needs: [], leaves: [] },
}

/** Replies in many forms. The recipes are simple, because only their form matters. */
export const replies: readonly Reply[] = [
  {
    form: 'headings',
    markdown: `# Spinach and Feta Frittata

A quick supper from one pan.

**Serves:** 4 | **Prep time:** 10 minutes | **Cook time:** 20 minutes

## Ingredients

- 6 large eggs
- 200 g fresh spinach
- 100 g feta, crumbled
- 1 onion, finely chopped
- 1 tablespoon olive oil
- Salt and pepper to taste

## Instructions

1. Heat the oil in a pan and soften the onion for 5 minutes.
2. Add the spinach and cook for 2 minutes, until it wilts.
3. Pour in the beaten eggs and scatter the feta over.
4. Bake at 180 °C for 12 to 15 minutes, until set.
`,
    list: ['eggs', 'Spinach', 'feta cheese', 'bananas'],
    ...{ title: 'Spinach and Feta Frittata', yield: '4', minutes: 30, lines: [['', 6]], steps: 4 },
    ...{ uses: ['eggs', 'Spinach', 'feta cheese'], needs: ['onion'], leaves: ['bananas'] },
  },
  {
    form: 'bold headings',
    markdown: `**Creamy Tomato Penne**

**Ingredients:**

* 300 g penne
* 1 can (400 g) chopped tomatoes
* 100 ml double cream
* 2 cloves garlic, minced

**Method:**

1. Boil the penne for 11 minutes.
2. Fry the garlic for 1 minute, add the tomatoes and simmer for 10 minutes.
3. Stir in the cream and the drained penne.

**Serves 3. Total time: 25 minutes.**
`,
    list: ['pasta', 'tinned tomatoes', 'cream', 'garlic'],
    ...{ title: 'Creamy Tomato Penne', yield: '3', minutes: 25, lines: [['', 4]], steps: 3 },
    ...{ uses: ['pasta', 'tinned tomatoes', 'cream', 'garlic'], needs: [], leaves: [] },
  },
  {
    form: 'plain headings with a colon',
    markdown: `Lentil Soup with Lemon

Serves: 6
Total time: 45 minutes

Ingredients:
- 250 g red lentils
- 2 carrots, diced
- 1.5 litres vegetable stock
- 1 lemon

Directions:
1. Simmer the lentils and the carrots in the stock for 30 minutes.
2. Blend the soup and add the juice of the lemon.
`,
    list: ['red lentils', 'carrots', 'lemon'],
    ...{ title: 'Lentil Soup with Lemon', yield: '6', minutes: 45, lines: [['', 4]], steps: 2 },
    ...{ uses: ['red lentils', 'carrots', 'lemon'], needs: ['vegetable stock'], leaves: [] },
  },
  {
    form: 'headings in capitals',
    markdown: `SMOKY BEAN TACOS

SERVES 4

INGREDIENTS
- 2 tins black beans
- 8 small tortillas
- 1 tsp smoked paprika
- 1 avocado

METHOD
1. Warm the beans with the paprika for 8 minutes.
2. Fill the tortillas with the beans and sliced avocado.
`,
    list: ['black beans', 'tortillas', 'avocado', 'lettuce'],
    ...{ title: 'SMOKY BEAN TACOS', yield: '4', minutes: undefined, lines: [['', 4]], steps: 2 },
    ...{ uses: ['black beans', 'tortillas', 'avocado'], needs: ['smoked paprika'], leaves: ['lettuce'] },
  },
  {
    form: 'a table of ingredients',
    markdown: `## Sheet-Pan Salmon

**Servings:** 2

### Ingredients

| Ingredient | Amount |
|------------|--------|
| Salmon fillets | 2 |
| Baby potatoes | 400 g |
| Green beans | 150 g |
| Olive oil | 2 tbsp |

### Instructions

1. Roast the potatoes with the oil at 200 °C for 25 minutes.
2. Add the salmon and the beans and roast for 12 minutes more.
`,
    list: ['salmon', 'potatoes', 'green beans'],
    ...{ title: 'Sheet-Pan Salmon', yield: '2', minutes: undefined, lines: [['', 4]], steps: 2 },
    ...{ uses: ['salmon', 'potatoes', 'green beans'], needs: [], leaves: [] },
  },
  {
    form: 'a table with the amounts first',
    markdown: `# Mushroom Stroganoff

## Ingredients

| Quantity | Ingredient | Notes |
|---|---|---|
| 400 g | mushrooms | sliced |
| 150 ml | sour cream | at room temperature |
| 1 | onion | |
| 1 tbsp | paprika | sweet |

## Method

1. Brown the mushrooms and the onion for 10 minutes.
2. Stir in the paprika, then the sour cream, and heat for 2 minutes.
`,
    list: ['mushrooms', 'onion', 'rice'],
    ...{ title: 'Mushroom Stroganoff', yield: undefined, minutes: undefined, lines: [['', 4]], steps: 2 },
    ...{ uses: ['mushrooms', 'onion'], needs: ['sour cream', 'paprika'], leaves: ['rice'] },
  },
  {
    form: 'components under headings',
    markdown: `# Chicken Noodle Bowl

*Serves 2 · 35 minutes*

## Ingredients

### For the chicken
- 2 chicken thighs
- 1 tbsp soy sauce

### For the bowl
- 150 g egg noodles
- 1 carrot, in ribbons

### To serve
- coriander leaves

## Method

### Cook the chicken
1. Rub the chicken with the soy sauce.
2. Fry it for 7 minutes on each side.

### Put it together
3. Boil the noodles for 4 minutes.
4. Divide the noodles, the carrot and the chicken between two bowls.
`,
    list: ['chicken', 'egg noodles', 'carrots', 'soy sauce'],
    ...{ title: 'Chicken Noodle Bowl', yield: '2', minutes: 35, steps: 4 },
    lines: [
      ['For the chicken', 2],
      ['For the bowl', 2],
      ['To serve', 1],
    ],
    ...{ uses: ['chicken', 'egg noodles', 'carrots', 'soy sauce'], needs: [], leaves: [] },
  },
  {
    form: 'components in nested lists',
    markdown: `**Greek Chickpea Salad**

**Ingredients**

- Salad:
  - 2 cans chickpeas, drained
  - 1 cucumber, diced
  - 100 g olives
- Dressing:
  - 3 tbsp olive oil
  - 1 tbsp red wine vinegar

**Instructions**

1. Whisk the dressing.
2. Toss everything together and leave it for 15 minutes.
`,
    list: ['chickpeas', 'cucumber', 'feta'],
    ...{ title: 'Greek Chickpea Salad', yield: undefined, minutes: undefined, steps: 2 },
    lines: [
      ['Salad', 3],
      ['Dressing', 2],
    ],
    ...{ uses: ['chickpeas', 'cucumber'], needs: ['olives', 'red wine vinegar'], leaves: ['feta'] },
  },
  {
    form: 'components under bold lines',
    markdown: `### Pancakes with Berry Sauce

**Ingredients**

**Pancakes**
- 200 g flour
- 2 eggs
- 300 ml milk

**Berry sauce**
- 150 g blueberries
- 2 tbsp sugar

**Steps**

1. Whisk the flour, the eggs and the milk. Rest the batter for 10 minutes.
2. Simmer the blueberries with the sugar for 5 minutes.
3. Fry the pancakes for 2 minutes per side.

Makes 8 pancakes.
`,
    list: ['Flour', 'Eggs', 'Milk'],
    ...{ title: 'Pancakes with Berry Sauce', yield: '8 pancakes', minutes: undefined, steps: 3 },
    lines: [
      ['Pancakes', 3],
      ['Berry sauce', 2],
    ],
    ...{ uses: ['Flour', 'Eggs', 'Milk'], needs: ['blueberries'], leaves: [] },
  },
  {
    form: 'no blank lines',
    markdown: `# Egg Fried Rice
Serves 2
## Ingredients
- 300 g cooked rice
- 2 eggs
- 3 spring onions
- 1 tbsp soy sauce
## Method
1. Scramble the eggs for 1 minute.
2. Add the rice and fry for 5 minutes.
3. Stir in the spring onions and the soy sauce.
Enjoy!
`,
    list: ['leftover rice', 'eggs', 'soy sauce'],
    ...{ title: 'Egg Fried Rice', yield: '2', minutes: undefined, lines: [['', 4]], steps: 3 },
    ...{ uses: ['leftover rice', 'eggs', 'soy sauce'], needs: ['spring onions'], leaves: [] },
  },
  {
    form: 'numbered ingredients',
    markdown: `## Garlic Butter Prawns

**Ingredients:**

1. 300 g prawns
2. 40 g butter
3. 4 cloves of garlic
4. Half a lemon

**Instructions:**

1. Melt the butter and fry the garlic for 1 minute.
2. Add the prawns and cook for 3 minutes, until pink.
3. Squeeze the lemon over.
`,
    list: ['prawns', 'butter', 'garlic', 'lemon'],
    ...{ title: 'Garlic Butter Prawns', yield: undefined, minutes: undefined, lines: [['', 4]], steps: 3 },
    ...{ uses: ['prawns', 'butter', 'garlic', 'lemon'], needs: [], leaves: [] },
  },
  {
    form: 'ingredients in the steps only',
    markdown: `# Cheese Toastie

1. Butter two slices of bread on the outside.
2. Fill them with 60 g grated cheddar and a spoonful of mustard.
3. Fry for 3 minutes on each side, until golden.
`,
    list: ['bread', 'cheddar', 'ham'],
    ...{ title: 'Cheese Toastie', yield: undefined, minutes: undefined, lines: [], steps: 3 },
    ...{ uses: ['bread', 'cheddar'], needs: ['butter', 'mustard'], leaves: ['ham'] },
  },
  {
    form: 'prose',
    markdown: `With what you have I'd make a **warm potato salad**, which takes half an hour.

Boil the potatoes in salted water for 20 minutes and drain them. While they are hot, stir in two spoonfuls of mayonnaise and a chopped red onion.

Boil the eggs for 8 minutes, peel and quarter them, and add them to the potatoes just before you eat.
`,
    list: ['potatoes', 'eggs', 'mayonnaise'],
    ...{ title: 'warm potato salad', yield: undefined, minutes: undefined, lines: [], steps: 2 },
    ...{ uses: ['potatoes', 'eggs', 'mayonnaise'], needs: ['red onion'], leaves: [] },
  },
  {
    form: 'two recipes',
    markdown: `Here are two ideas!

# Tomato Omelette

## Ingredients
- 3 eggs
- 1 tomato

## Instructions
1. Fry the tomato for 3 minutes.
2. Add the eggs and cook until set.

# Tomato Toast

## Ingredients
- 2 slices of bread
- 2 tomatoes

## Instructions
1. Toast the bread for 2 minutes.
2. Rub it with the tomatoes.
`,
    list: ['eggs', 'tomatoes', 'bread'],
    ...nothing,
  },
  {
    form: 'an apology',
    markdown: `I'm sorry, but I can't suggest a recipe with bricks, mortar and paint, because they are not food.

Please tell me which ingredients you have, such as eggs, rice or vegetables, and I'll gladly help!
`,
    list: ['bricks', 'mortar', 'paint'],
    ...nothing,
  },
  {
    form: 'an apology with a list of foods that would help',
    markdown: `I'm sorry, I can't make a dish from salt, water and ice alone. It would help if you had:

- eggs
- flour
- a vegetable or two

Let me know what you find!
`,
    list: ['salt', 'water', 'ice'],
    ...nothing,
  },
  {
    form: 'a question with a numbered list',
    markdown: `I'd love to help! Before I suggest a recipe, could you tell me:

1. Do you eat meat or fish?
2. How many people are you cooking for?
3. Do you have an oven, or only a hob?
4. Is there anything that you don't like?

Then I'll find something that fits.
`,
    list: ['chicken', 'rice', 'peas'],
    ...nothing,
  },
  {
    form: 'cut off within the ingredients',
    markdown: `# Beef Chilli

Serves 4

## Ingredients

- 500 g minced beef
- 1 onion, chopped
- 2 cans of kidn`,
    list: ['minced beef', 'onion', 'rice'],
    ...nothing,
  },
  {
    form: 'cut off within the steps',
    markdown: `# Beef Chilli

Serves 4

## Ingredients

- 500 g minced beef
- 1 onion, chopped
- 1 can kidney beans

## Method

1. Brown the beef and the onion for 10 minutes.
2. Add the beans and sim`,
    list: ['minced beef', 'onion', 'rice'],
    ...{ title: 'Beef Chilli', yield: '4', minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['minced beef', 'onion'], needs: ['kidney beans'], leaves: ['rice'] },
  },
  {
    form: 'facts at the end',
    markdown: `## Roast Carrots with Honey

### Ingredients

- 500 g carrots
- 1 tbsp honey
- 1 tbsp olive oil

### Instructions

1. Toss the carrots with the oil and roast them for 25 minutes.
2. Drizzle with the honey and roast for 5 minutes more.

**Prep Time:** 5 minutes
**Cook Time:** 30 minutes
**Yield:** 3 servings
`,
    list: ['carrots', 'honey'],
    ...{ title: 'Roast Carrots with Honey', yield: '3 servings', minutes: 35, lines: [['', 3]], steps: 2 },
    ...{ uses: ['carrots', 'honey'], needs: [], leaves: [] },
  },
  {
    form: 'steps with bullets below',
    markdown: `# Baked Feta Pasta

## Ingredients

- 200 g feta
- 500 g cherry tomatoes
- 300 g pasta

## Instructions

1. **Bake the feta**
   - Put the feta and the tomatoes in a dish.
   - Bake at 200 °C for 30 minutes.
2. **Boil the pasta**
   - Cook the pasta for 10 minutes.
   - Keep a cup of the water.
3. **Combine**
   - Mash the feta and the tomatoes, and stir in the pasta.
`,
    list: ['feta', 'cherry tomatoes', 'pasta'],
    ...{ title: 'Baked Feta Pasta', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 3 },
    ...{ uses: ['feta', 'cherry tomatoes', 'pasta'], needs: [], leaves: [] },
  },
  {
    form: 'step headings over paragraphs',
    markdown: `# Shakshuka

**Ingredients**
- 4 eggs
- 1 can chopped tomatoes
- 1 red pepper

## Instructions

### Step 1: Make the sauce
Slice the red pepper and fry it in oil for 8 minutes.

Add the tomatoes and simmer for 10 minutes, until thick.

### Step 2: Cook the eggs
Make four hollows and break an egg into each.

Cover and cook for 6 minutes.
`,
    list: ['eggs', 'canned tomatoes', 'red pepper'],
    ...{ title: 'Shakshuka', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['eggs', 'canned tomatoes', 'red pepper'], needs: [], leaves: [] },
  },
  {
    form: 'lines that begin with "Step 1:"',
    markdown: `**Banana Oat Cookies**

Makes 12 cookies

**Ingredients:**
- 2 ripe bananas
- 150 g rolled oats
- 50 g chocolate chips

**Directions:**

Step 1: Mash the bananas and stir in the oats and the chocolate.

Step 2: Shape twelve cookies on a tray.

Step 3: Bake for 15 minutes at 180 °C.
`,
    list: ['bananas', 'oats'],
    ...{ title: 'Banana Oat Cookies', yield: '12 cookies', minutes: undefined, lines: [['', 3]], steps: 3 },
    ...{ uses: ['bananas', 'oats'], needs: ['chocolate chips'], leaves: [] },
  },
  {
    form: 'marks that markdown does not know',
    markdown: `Coconut Dal

Ingredients
• 200 g red lentils
• 400 ml coconut milk
• 1 tsp turmeric

Method
1) Rinse the lentils.
2) Simmer them with the coconut milk and the turmeric for 20 minutes.
3) Season with salt.
`,
    list: ['red lentils', 'coconut milk', 'milk'],
    ...{ title: 'Coconut Dal', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 3 },
    ...{ uses: ['red lentils', 'coconut milk'], needs: ['turmeric'], leaves: ['milk'] },
  },
  {
    form: 'emojis',
    markdown: `# 🍋 Lemon Chicken Traybake

⏱️ Total time: 50 min | 🍽️ Serves: 4

## 🛒 Ingredients

- 🍗 8 chicken drumsticks
- 🍋 2 lemons, sliced
- 🥔 600 g potatoes

## 👩‍🍳 Instructions

1. 🔥 Heat the oven to 200 °C.
2. 🥔 Roast everything for 45 minutes.

Enjoy! 😋
`,
    list: ['chicken drumsticks', 'lemons', 'potatoes'],
    ...{ title: 'Lemon Chicken Traybake', yield: '4', minutes: 50, lines: [['', 3]], steps: 2 },
    ...{ uses: ['chicken drumsticks', 'lemons', 'potatoes'], needs: [], leaves: [] },
  },
  {
    form: 'amounts after the names',
    markdown: `# Leek and Potato Soup

Serves 4

**Ingredients**
- Leeks – 3
- Potatoes – 400 g, diced
- Butter: 30 g
- Vegetable stock (1 litre)

**Method**
1. Soften the leeks in the butter for 10 minutes.
2. Add the potatoes and the stock and simmer for 20 minutes.
3. Blend.
`,
    list: ['leeks', 'potatoes', 'butter', 'cream'],
    ...{ title: 'Leek and Potato Soup', yield: '4', minutes: undefined, lines: [['', 4]], steps: 3 },
    ...{ uses: ['leeks', 'potatoes', 'butter'], needs: ['vegetable stock'], leaves: ['cream'] },
  },
  {
    form: 'ingredients in one line',
    markdown: `**Tuna Melt** (serves 2)

Ingredients: 1 can tuna, 2 tbsp mayonnaise, 4 slices of bread, 80 g grated cheddar

Instructions:
1. Mix the tuna with the mayonnaise.
2. Spread it on the bread, top with the cheddar and grill for 4 minutes.
`,
    list: ['tuna', 'mayo', 'bread', 'cheese'],
    ...{ title: 'Tuna Melt', yield: '2', minutes: undefined, lines: [['', 4]], steps: 2 },
    ...{ uses: ['tuna', 'mayo', 'bread', 'cheese'], needs: [], leaves: [] },
  },
  {
    form: 'chat around the recipe',
    markdown: `Sure! With rice, peas and parmesan you can make a lovely risotto. Here's the recipe:

---

## Pea Risotto

**Serves 2**

### Ingredients

- 160 g risotto rice
- 100 g frozen peas
- 40 g parmesan
- 700 ml hot chicken stock

### Instructions

1. Toast the rice for 2 minutes.
2. Add the stock, a ladle at a time, for 18 minutes.
3. Stir in the peas and the parmesan.

---

Enjoy your meal! Would you like me to suggest a dessert, or a version for 4 people?
`,
    list: ['arborio rice', 'peas', 'parmesan'],
    ...{ title: 'Pea Risotto', yield: '2', minutes: undefined, lines: [['', 4]], steps: 3 },
    ...{ uses: ['arborio rice', 'peas', 'parmesan'], needs: ['chicken stock'], leaves: [] },
  },
  {
    form: 'friendly headings',
    markdown: `# Cosy Sausage Stew

## What you'll need

- 6 sausages
- 1 tin of cannellini beans
- 2 carrots

## How to make it

1. Brown the sausages for 8 minutes.
2. Add the carrots, the beans and a glass of water, and simmer for 25 minutes.

## Why this works

The beans thicken the stew without any flour.
`,
    list: ['sausages', 'carrots', 'flour'],
    ...{ title: 'Cosy Sausage Stew', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['sausages', 'carrots'], needs: ['cannellini beans'], leaves: ['flour'] },
  },
  {
    form: 'tips, variations and nutrition after it',
    markdown: `# Avocado Pasta

Serves 2 | 15 minutes

## Ingredients

- 200 g spaghetti
- 1 ripe avocado
- 1 clove garlic
- Juice of ½ lemon

## Instructions

1. Boil the spaghetti for 10 minutes.
2. Blend the avocado with the garlic and the lemon juice, and toss with the pasta.

## Tips

- Add 50 g walnuts for crunch.
- Keeps for 1 day in the fridge.

## Nutrition (per serving)

- Calories: 480
- Protein: 13 g
`,
    list: ['spaghetti', 'avocado', 'walnuts'],
    ...{ title: 'Avocado Pasta', yield: '2', minutes: 15, lines: [['', 4]], steps: 2 },
    ...{ uses: ['spaghetti', 'avocado'], needs: ['garlic', 'lemon'], leaves: ['walnuts'] },
  },
  {
    form: 'alternatives and optional ingredients',
    markdown: `## Veggie Quesadillas

### Ingredients

- 4 flour tortillas
- 150 g cheddar or mozzarella
- 1 bell pepper (any colour)
- 1 jalapeño, sliced (optional)
- Fresh coriander, for garnish
- Sour cream, to serve

### Instructions

1. Fry the pepper for 5 minutes.
2. Fill the tortillas with the pepper and the cheese, and fry for 3 minutes on each side.
`,
    list: ['tortillas', 'mozzarella', 'coriander'],
    ...{ title: 'Veggie Quesadillas', yield: undefined, minutes: undefined, lines: [['', 6]], steps: 2 },
    ...{ uses: ['tortillas', 'mozzarella', 'coriander'], needs: ['bell pepper'], leaves: [] },
  },
  {
    form: 'line breaks in HTML',
    markdown: `# Caprese Sandwich

**Ingredients**<br>2 bread rolls<br>1 ball of mozzarella<br>2 tomatoes

**Method**

1. Slice the mozzarella and the tomatoes.
2. Fill the rolls and toast them for 4 minutes.
`,
    list: ['mozzarella', 'tomatoes'],
    ...{ title: 'Caprese Sandwich', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['mozzarella', 'tomatoes'], needs: ['bread rolls'], leaves: [] },
  },
  {
    form: 'checkboxes',
    markdown: `# Overnight Oats

Makes 2 jars

## Ingredients

- [ ] 100 g oats
- [ ] 200 ml milk
- [x] 2 tbsp honey

## Steps

- [ ] Mix the oats, the milk and the honey.
- [ ] Chill for 8 hours.
`,
    list: ['oats', 'milk', 'honey'],
    ...{ title: 'Overnight Oats', yield: '2 jars', minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['oats', 'milk', 'honey'], needs: [], leaves: [] },
  },
  {
    form: 'a range of servings and of times',
    markdown: `# Slow-Roast Pork Shoulder

**Yield:** 6–8 servings
**Total Time:** about 4 hours 15 minutes

## Ingredients

- 2 kg pork shoulder
- 2 onions
- 500 ml apple cider

## Method

1. Salt the pork. Put it on the onions in a tin.
2. Pour in the cider and roast at 150 °C for 3½–4 hours.
`,
    list: ['pork shoulder', 'onions', 'apples'],
    ...{ title: 'Slow-Roast Pork Shoulder', yield: '6-8 servings', minutes: 255, lines: [['', 3]], steps: 2 },
    ...{ uses: ['pork shoulder', 'onions'], needs: ['apple cider'], leaves: ['apples'] },
  },
  {
    form: 'the servings in the heading of the ingredients',
    markdown: `### Miso Aubergine

#### Ingredients (serves 2):

- 2 aubergines
- 2 tbsp miso paste
- 1 tbsp sesame oil

#### Preparation:

1. Halve the aubergines and roast them for 25 minutes.
2. Spread with the miso and the oil, and grill for 5 minutes.
`,
    list: ['eggplant', 'miso'],
    ...{ title: 'Miso Aubergine', yield: '2', minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['eggplant', 'miso'], needs: ['sesame oil'], leaves: [] },
  },
  {
    form: 'bold foods and times',
    markdown: `# Broccoli Cheddar Gratin

## Ingredients

- **1 head** of **broccoli**
- **120 g cheddar**, grated
- **200 ml** **milk**
- *2 tbsp* flour

## Instructions

1. **Blanch:** Boil the **broccoli** for **3 minutes**.
2. **Sauce:** Whisk the **flour** into the **milk** and simmer for **5 minutes**.
3. **Bake:** Pour over, add the **cheddar** and bake for **20–25 minutes**.
`,
    list: ['broccoli', 'cheddar', 'milk', 'flour'],
    ...{ title: 'Broccoli Cheddar Gratin', yield: undefined, minutes: undefined, lines: [['', 4]], steps: 3 },
    ...{ uses: ['broccoli', 'cheddar', 'milk', 'flour'], needs: [], leaves: [] },
  },
  {
    form: 'a quotation and rules',
    markdown: `# Apple Crumble

> A classic, ready while you eat your main course.

---

## Ingredients

- 4 apples
- 100 g butter
- 150 g flour

---

## Method

1. Slice the apples into a dish.
2. Rub the butter into the flour, scatter it over and bake for 35 minutes.

---

> **Note:** Serve it with custard.
`,
    list: ['apples', 'butter', 'flour', 'custard'],
    ...{ title: 'Apple Crumble', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['apples', 'butter', 'flour'], needs: [], leaves: ['custard'] },
  },
  {
    form: 'labels before the title and the facts',
    markdown: `**Recipe:** Honey Mustard Pork Chops

**Servings:** 2
**Time:** 25 minutes

**Ingredients:**

- 2 pork chops
- 1 tbsp honey
- 1 tbsp mustard

**Instructions:**

1. Stir the honey into the mustard and brush the chops.
2. Grill them for 6 minutes on each side.
`,
    list: ['pork chops', 'honey', 'mustard'],
    ...{ title: 'Honey Mustard Pork Chops', yield: '2', minutes: 25, lines: [['', 3]], steps: 2 },
    ...{ uses: ['pork chops', 'honey', 'mustard'], needs: [], leaves: [] },
  },
  {
    form: 'underlined headings',
    markdown: `Courgette Fritters
==================

Ingredients
-----------

* 2 courgettes, grated
* 1 egg
* 60 g flour

Method
------

1. Salt the courgettes and squeeze them after 10 minutes.
2. Stir in the egg and the flour.
3. Fry spoonfuls for 3 minutes per side.
`,
    list: ['zucchini', 'eggs', 'flour'],
    ...{ title: 'Courgette Fritters', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 3 },
    ...{ uses: ['zucchini', 'eggs', 'flour'], needs: [], leaves: [] },
  },
  {
    form: 'paragraphs as steps',
    markdown: `## Minestrone

**Ingredients**
- 2 carrots
- 1 tin of tomatoes
- 100 g small pasta

**Method**

Chop the carrots and soften them in olive oil for 10 minutes.

Add the tomatoes and a litre of water, and simmer for 15 minutes.

Add the pasta and cook until it is soft.
`,
    list: ['carrots', 'tinned tomatoes', 'macaroni'],
    ...{ title: 'Minestrone', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 3 },
    ...{ uses: ['carrots', 'tinned tomatoes', 'macaroni'], needs: [], leaves: [] },
  },
  {
    form: 'bullets as steps',
    markdown: `# Cucumber Raita

**Ingredients**

- 250 g plain yogurt
- ½ cucumber
- 1 tsp cumin seeds

**Instructions**

- Grate the cucumber and squeeze it.
- Toast the cumin for 1 minute.
- Stir everything into the yogurt and chill for 20 minutes.
`,
    list: ['yogurt', 'cucumber'],
    ...{ title: 'Cucumber Raita', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 3 },
    ...{ uses: ['yogurt', 'cucumber'], needs: ['cumin seeds'], leaves: [] },
  },
  {
    form: 'no headings but the title',
    markdown: `# Garlic Mushrooms on Toast

- 200 g mushrooms
- 2 slices of sourdough
- 1 clove of garlic
- 20 g butter

1. Fry the mushrooms in the butter for 6 minutes.
2. Add the garlic and cook for 1 minute.
3. Pile onto the toasted bread.
`,
    list: ['mushrooms', 'bread', 'butter'],
    ...{ title: 'Garlic Mushrooms on Toast', yield: undefined, minutes: undefined, lines: [['', 4]], steps: 3 },
    ...{ uses: ['mushrooms', 'bread', 'butter'], needs: ['garlic'], leaves: [] },
  },
  {
    form: 'a list of what is not used',
    markdown: `# Tomato Rice

Serves 3 · 30 minutes

**Ingredients**

- 200 g rice
- 3 tomatoes
- 1 onion

**Method**

1. Fry the onion for 5 minutes.
2. Add the tomatoes, the rice and 400 ml water. Cover and cook for 18 minutes.

**Not used:** tofu, bananas
`,
    list: ['rice', 'tomatoes', 'tofu', 'bananas'],
    ...{ title: 'Tomato Rice', yield: '3', minutes: 30, lines: [['', 3]], steps: 2 },
    ...{ uses: ['rice', 'tomatoes'], needs: ['onion'], leaves: ['tofu', 'bananas'] },
  },
  {
    form: 'a misspelt list, and entries with amounts',
    markdown: `# Cinnamon French Toast

**Serves 2**

## Ingredients

- 4 slices of bread
- 2 eggs
- 100 ml milk
- ½ tsp cinnamon

## Method

1. Beat the eggs with the milk and the cinnamon.
2. Soak the bread, and fry it for 2 minutes per side.
`,
    list: ['3 large eggs', 'cinamon', 'Bread!', 'a pint of milk', 'no nuts'],
    ...{ title: 'Cinnamon French Toast', yield: '2', minutes: undefined, lines: [['', 4]], steps: 2 },
    ...{ uses: ['3 large eggs', 'cinamon', 'Bread!', 'a pint of milk'], needs: [], leaves: [] },
  },
  {
    form: 'foods that the page does not know',
    markdown: `# Grilled Zander with Salsify

**Serves 2**

## Ingredients

- 2 zander fillets
- 300 g salsify
- 20 g butter

## Method

1. Peel the salsify and boil it for 20 minutes.
2. Fry the zander in the butter for 4 minutes per side.
`,
    list: ['zander', 'butter', 'quinces'],
    ...{ title: 'Grilled Zander with Salsify', yield: '2', minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['zander', 'butter'], needs: ['salsify'], leaves: ['quinces'] },
  },
  {
    form: 'German headings',
    markdown: `# Kartoffelsuppe

## Zutaten

- 500 g Kartoffeln
- 1 Zwiebel
- 1 l Brühe

## Zubereitung

1. Die Zwiebel in Butter anschwitzen.
2. Kartoffeln und Brühe zugeben und 20 Minuten kochen.
`,
    list: ['Kartoffeln', 'Zwiebel', 'Salami'],
    ...{ title: 'Kartoffelsuppe', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['Kartoffeln', 'Zwiebel'], needs: ['brühe'], leaves: ['Salami'] },
  },
  {
    form: 'a list of ideas',
    markdown: `Here are three ideas for you:

1. **Frittata:** Beat the eggs with the milk, add the peas and bake for 20 minutes.
2. **Pancakes:** Whisk flour, eggs and milk, and fry for 2 minutes per side.
3. **Omelette:** Beat 3 eggs and fry them for 3 minutes.

Which one would you like?
`,
    list: ['eggs', 'milk', 'peas'],
    ...nothing,
  },
  {
    form: 'a code block around it',
    markdown: `\`\`\`markdown
# Chive Omelette

Serves 1

## Ingredients

- 3 eggs
- 1 tbsp chives

## Instructions

1. Beat the eggs with the chives.
2. Fry for 3 minutes.
\`\`\`
`,
    list: ['eggs', 'chives'],
    ...{ title: 'Chive Omelette', yield: '1', minutes: undefined, lines: [['', 2]], steps: 2 },
    ...{ uses: ['eggs', 'chives'], needs: [], leaves: [] },
  },
  {
    form: 'numbered bold headings',
    markdown: `**Cauliflower Curry**

**1. Ingredients**

- 1 cauliflower
- 400 ml coconut milk

**2. Method**

1. Fry the cauliflower for 5 minutes.
2. Add the coconut milk and simmer for 15 minutes.

**3. Tips**

1. Serve with rice.
`,
    list: ['cauliflower', 'coconut milk', 'rice'],
    ...{ title: 'Cauliflower Curry', yield: undefined, minutes: undefined, lines: [['', 2]], steps: 2 },
    ...{ uses: ['cauliflower', 'coconut milk'], needs: [], leaves: ['rice'] },
  },
  {
    form: 'one nested list',
    markdown: `**Ham and Pea Pasta**

1. **Ingredients:**
   - 200 g pasta
   - 100 g ham
   - 80 g peas
2. **Instructions:**
   - Boil the pasta for 10 minutes, with the peas for the last 2 minutes.
   - Stir in the ham.
`,
    list: ['pasta', 'ham', 'peas'],
    ...{ title: 'Ham and Pea Pasta', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['pasta', 'ham', 'peas'], needs: [], leaves: [] },
  },
  {
    form: 'bold step headings and no heading of the method',
    markdown: `# Stuffed Peppers

**Ingredients**

- 4 bell peppers
- 200 g couscous
- 100 g feta

**Step 1: Prepare the filling**

Soak the couscous in boiling water for 5 minutes, then crumble in the feta.

Season it well, with plenty of pepper.

**Step 2: Bake the peppers**

Fill the halved peppers and bake them for 30 minutes, until they are soft.

Let them cool a little before you serve them.
`,
    list: ['bell peppers', 'couscous', 'feta'],
    ...{ title: 'Stuffed Peppers', yield: undefined, minutes: undefined, lines: [['', 3]], steps: 2 },
    ...{ uses: ['bell peppers', 'couscous', 'feta'], needs: [], leaves: [] },
  },
  {
    form: 'facts as a list, and groups within the list',
    markdown: `# Chicken Satay

- **Prep Time:** 20 minutes
- **Cook Time:** 15 minutes
- **Servings:** 4

## Ingredients

* **For the skewers:**
* 500 g chicken breast
* 1 tbsp soy sauce
* **For the sauce:**
* 100 g peanut butter
* 1 lime

## Directions

1. Thread the chicken onto skewers and brush with the soy sauce.
2. Grill for 12 minutes.
3. Stir the peanut butter with the juice of the lime and a little hot water.
`,
    list: ['chicken breast', 'peanut butter'],
    ...{ title: 'Chicken Satay', yield: '4', minutes: 35, steps: 3 },
    lines: [
      ['For the skewers', 2],
      ['For the sauce', 2],
    ],
    ...{ uses: ['chicken breast', 'peanut butter'], needs: ['soy sauce', 'lime'], leaves: [] },
  },
  {
    form: 'the line ends of Windows',
    markdown:
      '# Jam Toast\r\n\r\nServes 1\r\n\r\n## Ingredients\r\n\r\n- 2 slices of bread\r\n- 1 tbsp jam\r\n\r\n## Method\r\n\r\n1. Toast the bread for 2 minutes.\r\n2. Spread it with the jam.\r\n',
    list: ['bread', 'jam'],
    ...{ title: 'Jam Toast', yield: '1', minutes: undefined, lines: [['', 2]], steps: 2 },
    ...{ uses: ['bread', 'jam'], needs: [], leaves: [] },
  },
]
