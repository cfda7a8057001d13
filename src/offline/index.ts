export { OfflineUse } from './OfflineUse'
