import dishDrawing from '../card/DishDrawing.css?inline'
import stepDialog from '../stepMode/StepDialog.css?inline'
import timerRegion from '../timers/TimerRegion.css?inline'
import understanding from './understanding.css?inline'

/*
 * These styles are of no use before there is a recipe, so they are not in index.html. A style sheet made by a script
 * needs no place in the Content-Security-Policy. Every browser that the build supports has `adoptedStyleSheets`, but
 * jsdom, which runs the component tests, does not.
 */
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([understanding, dishDrawing, timerRegion, stepDialog].join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
