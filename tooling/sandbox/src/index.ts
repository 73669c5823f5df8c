// biome-ignore lint/performance/noBarrelFile: the entry of the package
export { startBitcoin } from './bitcoin/startBitcoin'
export { startCosmos } from './cosmos/startCosmos'
export { startData } from './data/startData'
export type { Data, DataOptions, KeptName } from './data/types'
export { startDirectory } from './directory/startDirectory'
export type { Directory, DirectoryOptions, DirectoryWallet, Fault as DirectoryFault } from './directory/types'
export { createScript as createPhoneScript } from './phone/createScript'
export { createSigners as createPhoneSigners } from './phone/signers/createSigners'
export { startPhone } from './phone/startPhone'
export type { AnyQuestion as PhoneQuestion, Phone, PhoneOptions, PhoneScript, PhoneState } from './phone/types'
export { startPolkadot } from './polkadot/startPolkadot'
export { startRelay } from './relay/startRelay'
export type { Fault as RelayFault, Relay, RelayOptions, RelayState } from './relay/types'
export { startSecure } from './secure/startSecure'
export type { Mail as SecureMail, Secure, SecureFault, SecureOptions } from './secure/types'
export { startSolana } from './solana/startSolana'
export { startSandbox } from './startSandbox'
export { toTokenList } from './toTokenList'
export type {
  BitcoinSandbox,
  CosmosOptions,
  CosmosSandbox,
  EvmCaipNetworkId,
  LogOptions,
  Nodes,
  PolkadotOptions,
  PolkadotSandbox,
  Sandbox,
  SandboxLog,
  SandboxNft,
  SandboxOptions,
  SandboxPool,
  SandboxToken,
  SandboxWalletFacts,
  SolanaOptions,
  SolanaSandbox,
  SolanaToken,
  WalletFacts,
} from './types'
export { walletsScript } from './walletsScript'
