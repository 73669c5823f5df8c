import type { NamespaceTransaction, TypedData } from '../../adapter/connection.js'
import type { ChainAdapter } from '../../adapter/contract.js'
import type { Account } from '../../types/account.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { KeyValueStorage } from '../../types/storage.js'
import type { ChainReaderDriver } from './chainReaderDriver.js'
import type { FakeWindow } from './createFakeWindow.js'

export type WalletMethodName = keyof WalletMethodDrivers

export type MissingMember =
  | keyof WalletDriver
  | 'ids[1]'
  | 'networks[1]'
  | `walletMethods.${WalletMethodName}`
  | "walletMethods.switchNetwork: 'asks'"
  | `chainReader.${keyof ChainReaderDriver}`
  | `channel.${keyof ChannelDriver}`

/**
 * Describes a test wallet and acts as its user, for the conformance suite. `W` is the type of wallet that `place`
 * returns; the suite only passes it on. The wallet signs with real keys. The suite skips cases of absent optional
 * members; give a reason in `absent` where the member cannot exist, in `leavesOut` where it is untested.
 */
export interface WalletDriver<N extends Namespace = Namespace, W = unknown> {
  /** Ids of the wallets that `place` can create. With a second one, the suite connects two at once. */
  readonly ids: readonly [string, ...string[]]
  /** Networks of the modal. A new wallet is on the first; with a second one, the suite switches. */
  readonly networks: readonly [Network<N>, ...Network<N>[]]
  readonly accounts: readonly [string, ...string[]]
  /** Samples for `isAddress`. `bad` should contain a wrong checksum, a wrong length and a foreign alphabet. */
  readonly addresses: {
    readonly good: readonly [string, ...string[]]
    readonly bad: readonly [string, ...string[]]
    /** Addresses of other networks of the namespace that cannot be paid on the first network. */
    readonly elsewhere?: readonly string[] | undefined
  }
  /** True: permissions outlive a reload, so that a silent connect succeeds. */
  readonly remembers: boolean
  /** True if a wallet that loads after the adapter announces itself. False if only polling finds it. */
  readonly announces: boolean

  /** Puts a wallet into the page, with the permissions that `storage` contains. */
  place(parameters: PlaceWalletParameters): W | Promise<W>
  remove(wallet: W): void | Promise<void>
  /** Sets the answer to prompts. `hold` keeps them open until `release`. A new wallet approves. */
  mode(wallet: W, mode: 'approve' | 'reject' | 'hold'): void
  release(wallet: W, answer: 'approve' | 'reject'): void
  open(wallet: W): number

  /** Returns true while the app sees accounts without a prompt. Absent: an app cannot revoke its permission. */
  isAuthorized?(wallet: W): boolean | Promise<boolean>
  switchAccount?(wallet: W, position: number): void | Promise<void>
  /** From the next connect on, shares the first two of `accounts`. Absent: the wallet shares one at a time. */
  shareAccounts?(wallet: W): void | Promise<void>
  switchNetwork?(wallet: W, network: Network<N>): void | Promise<void>
  end?(wallet: W): void | Promise<void>
  hang?(wallet: W): void | Promise<void>
  /** Counts listeners on the wallet, without those on the window. */
  listeners?(wallet: W): number

  /**
   * Puts hostile entries into the page: malformed ones, throwing getters, names that are no text, icons with
   * `javascript:` and markup. None may use an id of `ids`.
   */
  placeHostile?(page: FakeWindow): void
  announceAgain?(wallet: W): void

  /** Wallet methods that a connection must have. It must not have any other. */
  readonly walletMethods: WalletMethodDrivers<N, W>
  /** Methods that some wallets of this family lack, or `[]`: the suite places a wallet without each. */
  readonly canLack?: readonly WalletMethodName[]
  startNode?(): Promise<NodeDriver<N>>
  readonly chainReader?: ChainReaderDriver
  readonly channel?: ChannelDriver
  readonly elsewhere?: AppLibraryDriver<N>

  /** Members that do not exist in this namespace or wallet, each with a reason. */
  readonly absent?: Readonly<Partial<Record<MissingMember, string>>>
  /** Members that exist untested, each with a reason. Lowers the level. */
  readonly leavesOut?: Readonly<Partial<Record<MissingMember, string>>>
}

export interface PlaceWalletParameters {
  readonly walletId: string
  readonly page: FakeWindow
  readonly storage: KeyValueStorage
  readonly without?: WalletMethodName | undefined
}

export interface WalletMethodDrivers<N extends Namespace = Namespace, W = unknown> {
  readonly signMessage?: {
    /** Verifies with another library than the adapter's. */
    verify(input: SignedMessage): boolean | Promise<boolean>
  }
  readonly signTypedData?: {
    readonly typedData: TypedData
    verify(input: { readonly signature: string; readonly account: Account }): boolean | Promise<boolean>
  }
  readonly sendTransaction?: {
    /** Called per case, e.g. for a new nonce. */
    transaction(wallet: W): NamespaceTransaction<N> | Promise<NamespaceTransaction<N>>
    isSent(hash: string, wallet: W): boolean | Promise<boolean>
  }
  /** Needs a second network. `silently`: the wallet does not prompt, so the suite cannot reject. */
  readonly switchNetwork?: 'asks' | 'silently'
  readonly selectAccount?: true
}

export interface SignedMessage {
  readonly message: string
  readonly signature: string
  readonly account: Account
}

export interface NodeDriver<N extends Namespace = Namespace> {
  readonly url: string
  readonly network: Network<N>
  readonly address: string
  readonly amount: bigint
  stop(): void | Promise<void>
}

/** Answers requests of a session with a wallet on another device, which the suite fakes. Uses the driver's accounts. */
export interface ChannelDriver {
  /** Answers a request of the adapter as if the user approved it. */
  answer?(question: SessionRequest): unknown
}

export interface SessionRequest {
  readonly method: string
  readonly params?: unknown
  readonly caipNetworkId: CaipNetworkId
}

export interface AppLibraryDriver<N extends Namespace = Namespace> {
  connect(adapter: ChainAdapter<N>, walletId: string): Promise<void>
  current(adapter: ChainAdapter<N>): string | undefined | Promise<string | undefined>
}
