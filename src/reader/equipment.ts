// Tools and disposable things in the lines of the ingredients.

/** Equipment and disposable things, which nobody eats. */
const equipment =
  /\b(?:blender|food processor|mixer|(?:skewer|toothpick|cocktail stick|ramekin|cookie cutter|jar|bowl|knife|whisk|spatula|thermometer|tongs|ladle|colander|sieve|strainer|grater|skillet|saucepan|casserole|wok|grill|oven|fryer|cooker|pot|tray|rack|liner|mold|mould|mason jar|piping bag|muffin case|cupcake case|paper case|paper towel|ice cream maker|pasta machine|waffle iron|pressure cooker|instant pot|dutch oven|rolling pin|pizza stone|wood chip)s?|(?:parchment|baking|greaseproof|wax|waxed) (?:paper|sheets?|dish|tray|tin)|(?:alumini?um|tin|kitchen) foil|foil|cling ?film|plastic wrap|(?:kitchen|butcher['’]?s?) (?:string|twine)|cheesecloth|charcoal|[a-z]+ pan|pan)$/i

/** "1 gallon-sized plastic freezer bag" */
const bag =
  /\b(?:freezer|plastic|zip(?:per)?[- ]?(?:top|lock|lok)|ziploc|sandwich|roasting|oven|piping|pastry|storage|paper|re-?sealable)[ -]bags?$/i

/** Equipment that is named after a food. */
const equipmentForFood =
  /\b(?:(?:muffin|cake|loaf|pie|bread|tart|cookie|pizza) (?:tin|pan|tray|dish|sheet|stone|cutter|peel|mou?ld)|(?:pasta|bread|waffle|ice cream) (?:machine|maker|iron)|rice cooker|garlic press|potato (?:masher|ricer)|pastry brush)s?$/i

/** Whether a line of the ingredients names something that nobody eats. */
export const isEquipment = (text: string): boolean => equipment.test(text.trim()) || isToolForFood(text)

/** The same for equipment that is named after a food: "muffin tin", "pastry bag". */
export const isToolForFood = (text: string): boolean => [bag, equipmentForFood].some((each) => each.test(text.trim()))
