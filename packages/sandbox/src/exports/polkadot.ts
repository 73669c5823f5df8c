export { createPolkadotWallet } from '../polkadot/page/createPolkadotWallet'
export type * from '../polkadot/page/types'
