import type { Directory, DirectoryOptions } from './directory/types'
import type { Phone, PhoneOptions, PhoneScript } from './phone/types.d.mts'
import type { Relay, RelayOptions } from './relay/types.d.mts'
import type { Secure, SecureOptions } from './secure/types.d.mts'

export type { Directory, DirectoryOptions, DirectoryWallet, Fault as DirectoryFault } from './directory/types'
export type { AnyQuestion as PhoneQuestion, Phone, PhoneOptions, PhoneScript, PhoneState } from './phone/types.d.mts'
export type { Fault as RelayFault, Relay, RelayOptions, RelayState } from './relay/types.d.mts'
export type { Mail as SecureMail, Secure, SecureFault, SecureOptions } from './secure/types.d.mts'

export type EvmCaipNetworkId = `eip155:${number}`

export type SandboxLog = (line: string) => void

export interface SandboxOptions {
  /** One line a call, without a line end. Default: silent. */
  readonly log?: SandboxLog
  /** EVM chain ids, one anvil each; the first prefers port 8545, the next 8546, and so on. Default: 1, 8453, 10. */
  readonly chains?: readonly number[]
}

export interface BitcoinChainOptions {
  /** One line a call, without a line end. Default: silent. */
  readonly log?: SandboxLog
}

export interface BitcoinSandbox {
  /** An Esplora each, by CAIP-2 id: of mainnet and of testnet, as a page sees it. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** May be called more than once. */
  stop(): Promise<void>
}

/** Two Bitcoin chains in memory, dressed as mainnet and testnet; they end with the process. Port 18443 and the next. */
export function startBitcoin(options?: BitcoinChainOptions): Promise<BitcoinSandbox>

/** What a test may know in advance about a page wallet. */
export interface SandboxWalletFacts {
  readonly name: string
  readonly rdns: string
  /** Indexes under the test mnemonic. */
  readonly accountIndexes: readonly number[]
  /** In the wallet's own order, all funded on every chain. */
  readonly addresses: readonly `0x${string}`[]
}

export interface Sandbox {
  readonly rpcUrls: Readonly<Record<EvmCaipNetworkId, string>>
  readonly wallets: Readonly<Record<'lantern' | 'kitewing' | 'northbeam', SandboxWalletFacts>>
  /** Resolves when every anvil has ended and its port is free. May be called more than once. */
  stop(): Promise<void>
}

/** Starts the chains; they also end when this process does, however it ends. Until `stop` they keep it alive. */
export function startSandbox(options?: SandboxOptions): Promise<Sandbox>

/**
 * The text of a page bundle, a classic script; built first when it is missing or older than its sources.
 *
 * @param name Whose wallets. @default 'wallets', those of EVM
 */
export function walletsScript(
  name?: 'wallets' | 'solana' | 'bitcoin' | 'polkadot' | 'cosmos' | 'archway' | 'secure',
): Promise<string>

export interface PolkadotOptions {
  /** One line a call, without a line end. Default: silent. */
  readonly log?: SandboxLog
  /** CAIP-2 ids; the first prefers port 9944, the next 9945. Default: Polkadot and Kusama, the only ones there are. */
  readonly networks?: readonly `polkadot:${string}`[]
}

/** What a test may know in advance about a Polkadot wallet in a page. */
export interface PolkadotWalletFacts {
  readonly name: string
  /** In `window.injectedWeb3` and in `window.__sandboxWallets`. */
  readonly id: string
  /** Indexes under the test mnemonic, derived as `//index`. */
  readonly accountIndexes: readonly number[]
  /** In the wallet's own order, with the generic prefix (42), each with 1,000 coins on every network. */
  readonly addresses: readonly string[]
}

export interface PolkadotSandbox {
  /** By CAIP-2 id. The same port also takes sockets (`ws:`). */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Thornwick's accounts are sr25519, Quillback's ed25519. */
  readonly wallets: Readonly<Record<'thornwick' | 'quillback', PolkadotWalletFacts>>
  /** Resolves when the ports are free. May be called more than once. */
  stop(): Promise<void>
}

/**
 * Starts Substrate chains that read transactions by the real descriptions of Polkadot and Kusama. They keep the process
 * alive until `stop`.
 */
export function startPolkadot(options?: PolkadotOptions): Promise<PolkadotSandbox>

export interface SolanaOptions {
  /** One line a call, without a line end. Default: silent. */
  readonly log?: SandboxLog
  /** CAIP-2 ids; the first prefers port 8899, the next 8900. Default: mainnet and devnet. */
  readonly networks?: readonly `solana:${string}`[]
}

/** What a test may know in advance about a Solana wallet in a page. */
export interface SolanaWalletFacts {
  /** Also its id for a modal. */
  readonly name: string
  /** In `window.__sandboxWallets`. */
  readonly id: string
  readonly accountIndexes: readonly number[]
  /** In the wallet's own order, each with 1,000 SOL on every cluster. */
  readonly addresses: readonly string[]
}

export interface SolanaSandbox {
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly wallets: Readonly<Record<'meridian' | 'halyard', SolanaWalletFacts>>
  /** Resolves when the ports are free. May be called more than once. */
  stop(): Promise<void>
}

/** Starts Solana clusters: a real runtime each (litesvm) behind a node's JSON-RPC. They keep the process alive until `stop`. */
export function startSolana(options?: SolanaOptions): Promise<SolanaSandbox>

export interface CosmosOptions {
  /** One line a call, without a line end. Default: silent. */
  readonly log?: SandboxLog
  /** CAIP-2 ids; the first prefers port 26657, the next 26658. Default: the Cosmos Hub and Osmosis. */
  readonly networks?: readonly `cosmos:${string}`[]
}

/** What a test may know in advance about a Cosmos wallet in a page. */
export interface CosmosWalletFacts {
  readonly name: string
  /** In `window.__sandboxWallets`. */
  readonly id: string
  readonly accountIndexes: readonly number[]
  /** In the wallet's own order and with the prefix `cosmos`, each with 10,000 coins on every chain. */
  readonly addresses: readonly string[]
}

export interface CosmosSandbox {
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly wallets: Readonly<Record<'quillon' | 'tamarack', CosmosWalletFacts>>
  /** Resolves when the ports are free. May be called more than once. */
  stop(): Promise<void>
}

/** Starts Cosmos chains: a ledger each, which checks what it is sent, behind a CometBFT node's RPC. They keep the process alive until `stop`. */
export function startCosmos(options?: CosmosOptions): Promise<CosmosSandbox>

/** A WalletConnect relay on this machine, which the real clients accept. Keeps the process alive until `stop`. */
export function startRelay(options?: RelayOptions): Promise<Relay>

/** A wallet on another device: the real WalletKit with real keys, in a process that ends with this one. */
export function startPhone(options: PhoneOptions): Promise<Phone>

/** The script of a phone that another process started, by its URL. */
export function createPhoneScript(url: string): PhoneScript

/** A wallet directory with its configuration, its images and its analytics sink. Keeps the process alive until `stop`. */
export function startDirectory(options?: DirectoryOptions): Promise<Directory>

/** A secure site for embedded wallets, on an origin of its own, with everybody's mailbox. Keeps the process alive until `stop`. */
export function startSecure(options: SecureOptions): Promise<Secure>
