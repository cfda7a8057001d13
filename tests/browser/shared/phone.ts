export const longRecipe = ['# Pancakes\n\n', '- flour\n'.repeat(12), '\n', '1. Whisk.\n'.repeat(12)]
