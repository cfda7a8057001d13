import stepDialog from '../stepMode/StepDialog.css?inline'
import timerRegion from '../timers/TimerRegion.css?inline'
import recipeHead from './RecipeHead.css?inline'

/*
 * These styles are of no use before there is a recipe, so they are not in index.html. A style sheet made by a script
 * needs no place in the Content-Security-Policy.
 */
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([recipeHead, timerRegion, stepDialog].join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
