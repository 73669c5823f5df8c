import type { Data, DataOptions } from './data/types'
import type { Directory, DirectoryOptions } from './directory/types'
import type { Phone, PhoneOptions, PhoneScript, Signer } from './phone/types.d.mts'
import type { Relay, RelayOptions } from './relay/types.d.mts'
import type { Secure, SecureOptions } from './secure/types.d.mts'

export type { Data, DataOptions, KeptName } from './data/types'
export type { Directory, DirectoryOptions, DirectoryWallet, Fault as DirectoryFault } from './directory/types'
export type { AnyQuestion as PhoneQuestion, Phone, PhoneOptions, PhoneScript, PhoneState } from './phone/types.d.mts'
export type { Fault as RelayFault, Relay, RelayOptions, RelayState } from './relay/types.d.mts'
export type { Mail as SecureMail, Secure, SecureFault, SecureOptions } from './secure/types.d.mts'

export type EvmCaipNetworkId = `eip155:${number}`

export type SandboxLog = (line: string) => void

export interface SandboxOptions extends LogOptions {
  /** EVM chain ids, one anvil each; the first prefers port 8545, the next 8546, and so on. Default: 1, 8453, 10. */
  readonly chains?: readonly number[]
}

export interface LogOptions {
  /** One line a call, without a line end. Default: silent. */
  readonly log?: SandboxLog
}

/** The nodes of a namespace. */
export interface Nodes {
  /** By CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Resolves when the ports are free. May be called more than once. */
  stop(): Promise<void>
}

/** What a test may know in advance about a wallet of a namespace other than EVM. */
export interface WalletFacts {
  readonly name: string
  /** In `window.__sandboxWallets`. */
  readonly id: string
  /** Indexes under the test mnemonic. */
  readonly accountIndexes: readonly number[]
  /** In the wallet's own order, each with coins on every network. */
  readonly addresses: readonly string[]
}

/** An Esplora each, of mainnet and of testnet, as a page sees it. */
export type BitcoinSandbox = Nodes

/** Two Bitcoin chains in memory, dressed as mainnet and testnet; they end with the process. Port 18443 and the next. */
export function startBitcoin(options?: LogOptions): Promise<BitcoinSandbox>

/** What a test may know in advance about a page wallet. */
export interface SandboxWalletFacts {
  readonly name: string
  readonly rdns: string
  /** Indexes under the test mnemonic. */
  readonly accountIndexes: readonly number[]
  /** In the wallet's own order, all funded on every chain. */
  readonly addresses: readonly `0x${string}`[]
}

/** A token that is there from the start. */
export interface SandboxToken {
  readonly address: `0x${string}`
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** What every account of the test mnemonic has of it, in the smallest unit. */
  readonly amount: bigint
}

/**
 * A thing that is one of many of its contract, on every EVM chain of the sandbox. Every account of the test mnemonic has `amount`
 * of it; of what is unique, the one with a number of its own.
 */
export interface SandboxNft {
  readonly address: `0x${string}`
  readonly standard: 'erc721' | 'erc1155'
  readonly collection: string
  readonly symbol: string
  readonly amount: bigint
  /** Which one is whose, by the account's index under the test mnemonic. */
  readonly tokenIdOf: (index: number) => string
  readonly name: (tokenId: string) => string
  readonly description: string
  readonly traits: Readonly<Record<string, string | number>>
  readonly externalUrl: string
  /** The last part of its picture's path. */
  readonly picture: string
}

export interface SandboxPool {
  readonly address: `0x${string}`
  /** Of the native coin that it begins with. */
  readonly coins: bigint
  /** What it begins with of tokens. */
  readonly reserves: readonly { readonly token: `0x${string}`; readonly amount: bigint }[]
}

export interface Sandbox {
  readonly rpcUrls: Readonly<Record<EvmCaipNetworkId, string>>
  readonly wallets: Readonly<Record<'lantern' | 'kitewing' | 'northbeam', SandboxWalletFacts>>
  /**
   * The same on every chain: two usual ones, one from when names had one word (and `transfer` no answer), one that keeps a part
   * of what is sent, one that tells nobody what they have.
   */
  readonly tokens: Readonly<Record<'dollar' | 'pilot' | 'rope' | 'toll' | 'wreck', SandboxToken>>
  /** The same on every chain, in no list: it calls itself as `dollar` does, and cannot be sold again. */
  readonly snare: SandboxToken
  /** The same on every chain: two of one collection, one of which there are five, and one that somebody gave away to lead people astray. */
  readonly nfts: Readonly<Record<'light' | 'unlit' | 'pass' | 'gift', SandboxNft>>
  /** A pool of `x * y = k` on every chain, which swaps the coin, three of the tokens and the snare, and keeps three of a thousand. */
  readonly pool: SandboxPool
  /** Another one, of the coin and the dollar, which gives a little more for the coin. */
  readonly detour: SandboxPool
  /** Resolves when every anvil has ended and its port is free. May be called more than once. */
  stop(): Promise<void>
}

/** Starts the chains; they also end when this process does, however it ends. Until `stop` they keep it alive. */
export function startSandbox(options?: SandboxOptions): Promise<Sandbox>

/** The tokens of its chains in the Uniswap format, as the option `tokenLists` takes them. */
export function toTokenList(sandbox: Pick<Sandbox, 'rpcUrls' | 'tokens'>): {
  readonly tokens: readonly (Omit<SandboxToken, 'amount'> & { readonly chainId: number })[]
}

/**
 * The text of a page bundle, a classic script; built first when it is missing or older than its sources.
 *
 * @param name Whose wallets. @default 'wallets', those of EVM
 */
export function walletsScript(
  name?: 'wallets' | 'solana' | 'bitcoin' | 'polkadot' | 'cosmos' | 'archway',
): Promise<string>

export interface PolkadotOptions extends LogOptions {
  /** CAIP-2 ids; the first prefers port 9944, the next 9945. Default: Polkadot, Kusama and Polkadot Asset Hub, the only ones there are. */
  readonly networks?: readonly `polkadot:${string}`[]
}

/** The same ports also take sockets (`ws:`). */
export interface PolkadotSandbox extends Nodes {
  /**
   * Thornwick's accounts are sr25519, Quillback's ed25519, derived as `//index`. The ids are those of
   * `window.injectedWeb3`, the addresses have the generic prefix (42) and 1,000 coins each.
   */
  readonly wallets: Readonly<Record<'thornwick' | 'quillback', WalletFacts>>
}

/**
 * Starts Substrate chains that read transactions by the real descriptions of Polkadot, Kusama and Polkadot Asset Hub, which
 * has assets. They keep the process
 * alive until `stop`.
 */
export function startPolkadot(options?: PolkadotOptions): Promise<PolkadotSandbox>

export interface SolanaOptions extends LogOptions {
  /** CAIP-2 ids; the first prefers port 8899, the next 8900. Default: mainnet and devnet. */
  readonly networks?: readonly `solana:${string}`[]
}

export interface SolanaSandbox extends Nodes {
  /** With 1,000 SOL on every account; their names are their ids for a modal. */
  readonly wallets: Readonly<Record<'meridian' | 'halyard', WalletFacts>>
  /** On every cluster: one of SPL Token that Metaplex describes, one of Token-2022 that describes itself, one nobody describes. */
  readonly tokens: readonly SolanaToken[]
  /** On every cluster, of SPL Token: the first account has it. */
  readonly nfts: readonly { readonly address: string; readonly symbol: string; readonly name: string }[]
}

export interface SolanaToken {
  /** The mint. */
  readonly address: string
  /** Empty where nobody says it. */
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Whole tokens that each of the holders begins with; no other account has an account for tokens. */
  readonly held: bigint
  readonly holders: readonly string[]
}

/** Starts Solana clusters: a real runtime each (litesvm) behind a node's JSON-RPC. They keep the process alive until `stop`. */
export function startSolana(options?: SolanaOptions): Promise<SolanaSandbox>

export interface CosmosOptions extends LogOptions {
  /** CAIP-2 ids; the first prefers port 26657, the next 26658. Default: the Cosmos Hub and Osmosis. */
  readonly networks?: readonly `cosmos:${string}`[]
}

export interface CosmosSandbox extends Nodes {
  /** With 10,000 coins on every account, whose addresses are those with the prefix `cosmos`. */
  readonly wallets: Readonly<Record<'quillon' | 'tamarack', WalletFacts>>
}

/** Starts Cosmos chains: a ledger each, which checks what it is sent, behind a CometBFT node's RPC. They keep the process alive until `stop`. */
export function startCosmos(options?: CosmosOptions): Promise<CosmosSandbox>

/** A WalletConnect relay on this machine, which the real clients accept. Keeps the process alive until `stop`. */
export function startRelay(options?: RelayOptions): Promise<Relay>

/** A wallet on another device: the real WalletKit with real keys, in a process that ends with this one. */
export function startPhone(options: PhoneOptions): Promise<Phone>

/** What a phone answers with, by namespace, for tests that need no relay. */
export function createPhoneSigners(
  options: Pick<PhoneOptions, 'rpcUrls' | 'mnemonic' | 'accounts'>,
): Promise<ReadonlyMap<string, Signer>>

/** The script of a phone that another process started, by its URL. */
export function createPhoneScript(url: string): PhoneScript

/** A wallet directory with its configuration, its images and its analytics sink. Keeps the process alive until `stop`. */
export function startDirectory(options?: DirectoryOptions): Promise<Directory>

/** A data service that reads chains of the sandbox. Keeps the process alive until `stop`. */
export function startData(options: DataOptions): Promise<Data>

/** A secure site for embedded wallets, on an origin of its own, with everybody's mailbox. Keeps the process alive until `stop`. */
export function startSecure(options: SecureOptions): Promise<Secure>
