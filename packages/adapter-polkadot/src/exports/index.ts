export type { InjectedAccount, InjectedExtension, InjectedWallet } from '../injected.js'
export { kusama, type PolkadotNetwork, polkadotMainnet, polkadotWestend } from '../networks.js'
export type { PolkadotOptions, PolkadotWallet } from '../options.js'
export { type PolkadotAdapterDefinition, polkadot } from '../polkadot.js'
export type {
  PolkadotProvider,
  PolkadotSigner,
  SignerPayloadJson,
  SignerPayloadRaw,
  SignerResult,
} from '../provider.js'
export type { PolkadotCall, PolkadotCallData, PolkadotTransaction } from '../transaction.js'
