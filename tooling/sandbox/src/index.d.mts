import type { Directory, DirectoryOptions } from './directory/types'
import type { Phone, PhoneOptions, PhoneScript } from './phone/types.d.mts'
import type { Relay, RelayOptions } from './relay/types.d.mts'

export type { Directory, DirectoryOptions, DirectoryWallet, Fault as DirectoryFault } from './directory/types'
export type { AnyQuestion as PhoneQuestion, Phone, PhoneOptions, PhoneScript, PhoneState } from './phone/types.d.mts'
export type { Fault as RelayFault, Relay, RelayOptions, RelayState } from './relay/types.d.mts'

export type EvmCaipNetworkId = `eip155:${number}`

export type SandboxLog = (line: string) => void

export interface SandboxOptions {
  /** One line a call, without a line end. Default: silent. */
  readonly log?: SandboxLog
  /** EVM chain ids, one anvil each; the first prefers port 8545, the next 8546, and so on. Default: 1, 8453, 10. */
  readonly chains?: readonly number[]
}

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

/** The text of the page bundle, a classic script; built first when it is missing or older than its sources. */
export function walletsScript(): Promise<string>

/** A WalletConnect relay on this machine, which the real clients accept. Keeps the process alive until `stop`. */
export function startRelay(options?: RelayOptions): Promise<Relay>

/** A wallet on another device: the real WalletKit with real keys, in a process that ends with this one. */
export function startPhone(options: PhoneOptions): Promise<Phone>

/** The script of a phone that another process started, by its URL. */
export function createPhoneScript(url: string): PhoneScript

/** A wallet directory with its configuration, its images and its analytics sink. Keeps the process alive until `stop`. */
export function startDirectory(options?: DirectoryOptions): Promise<Directory>
