import type { PolkadotPageWallet, PolkadotWalletOptions } from './types'

export type * from './types'

// What of this namespace's sandbox is shared with Node is JavaScript, which the packages' compilers do not read.
/** A Polkadot wallet with real keys. Works in a page and, without a panel, in Node. */
export function createPolkadotWallet(options: PolkadotWalletOptions): PolkadotPageWallet
