import { adoptStyles } from '../../lib/adoptStyles'
import stepDialog from '../stepMode/StepDialog.css?inline'
import timerRegion from '../timers/TimerRegion.css?inline'
import understanding from './understanding.css?inline'

adoptStyles(understanding, timerRegion, stepDialog)
