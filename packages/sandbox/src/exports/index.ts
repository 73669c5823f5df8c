export { startBitcoin } from '../bitcoin/startBitcoin'
export { startCosmos } from '../cosmos/startCosmos'
export { startDataService } from '../data/startDataService'
export type { DataService, DataServiceOptions, StoredName } from '../data/types'
export { startDirectory } from '../directory/startDirectory'
export type { Directory, DirectoryOptions, DirectoryWallet, ServiceFault } from '../directory/types'
export { startEvm } from '../evm/startEvm'
export { toTokenList } from '../evm/toTokenList'
export { readWalletsScript } from '../pages/readWalletsScript'
export { createPhoneScript } from '../phone/createPhoneScript'
export { createPhoneSigners } from '../phone/signers/createPhoneSigners'
export { startPhone } from '../phone/startPhone'
export type { Phone, PhoneOptions, PhonePrompt, PhoneScript, PhoneState } from '../phone/types'
export { startPolkadot } from '../polkadot/startPolkadot'
export { startRelay } from '../relay/startRelay'
export type { Relay, RelayFault, RelayOptions, RelayState } from '../relay/types'
export { startSolana } from '../solana/startSolana'
export type {
  BitcoinSandbox,
  CosmosSandbox,
  CosmosSandboxOptions,
  EvmCaipNetworkId,
  EvmSandbox,
  EvmSandboxOptions,
  LogOptions,
  PolkadotSandbox,
  PolkadotSandboxOptions,
  RunningNodes,
  SandboxLog,
  SandboxNft,
  SandboxPool,
  SandboxToken,
  SandboxWalletAccounts,
  SolanaSandbox,
  SolanaSandboxOptions,
  SolanaToken,
  WalletDescription,
} from '../types'
