import { DEFAULT_MODEL } from '../../../src/config/settings'
import type { Service } from '../../support/service'

export const recipe = '# Thin pancakes\n\n## Ingredients\n\n- 100 g flour\n- 2 eggs\n\n## Method\n\n1. Whisk.\n2. Fry.'

export const sourceLine = ({ url }: Service) =>
  `Written by ${DEFAULT_MODEL} at ${new URL(url).host}. A language model can be wrong about food safety.`
