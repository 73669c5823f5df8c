export { walletAdapters } from '../walletAdapters.js'
