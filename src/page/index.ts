export { CrashScreen } from './CrashScreen'
export { Dock } from './Dock'
export { Footer } from './Footer'
export { Header } from './Header'
