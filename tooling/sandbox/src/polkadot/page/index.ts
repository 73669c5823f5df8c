// biome-ignore lint/performance/noBarrelFile: an entry of the package
export { createPolkadotWallet } from './createPolkadotWallet'
export type * from './types'
