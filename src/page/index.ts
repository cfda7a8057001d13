export { CrashScreen } from './CrashScreen'
export { Dock } from './Dock'
export { Header } from './Header'
