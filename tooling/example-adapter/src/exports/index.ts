export { tronMainnet, tronNile } from '../networks.js'
export type { TronProvider } from '../provider.js'
export { tron } from '../tron.js'
