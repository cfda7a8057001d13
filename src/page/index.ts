export { CrashScreen } from './CrashScreen'
export { Header } from './Header'
