import type { TransactionOf, TypedData } from '../../adapter/connection.js'
import type { ChainAdapter } from '../../adapter/contract.js'
import type { Account } from '../../types/account.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { KeyValueStorage } from '../../types/storage.js'
import type { Page } from './createPage.js'
import type { LedgerDriver } from './ledgerDriver.js'

/** Acts that the suite tries. */
export type ActName = keyof ActDrivers

/** What a driver can be without. */
export type Lack =
  | keyof WalletDriver
  | 'ids[1]'
  | 'networks[1]'
  | `acts.${ActName}`
  | "acts.switchNetwork: 'asks'"
  | `ledger.${keyof LedgerDriver}`
  | `channel.${keyof ChannelDriver}`

/**
 * A wallet as the conformance suite needs it: facts, and the hands of its owner. `W` is whatever `place` gives; the
 * suite only hands it back. Keys are real and sign; nothing else is asked of what is inside.
 *
 * An optional member may be absent. The cases that need it are then not tried, and the driver says why: in `absent`
 * where there is no such thing, in `leavesOut` where there is.
 */
export interface WalletDriver<N extends Namespace = Namespace, W = unknown> {
  /** Ids that the adapter reports for the wallets that can be placed. With a second one, two are connected at once. */
  readonly ids: readonly [string, ...string[]]
  /** What the modal lists. A wallet that nobody used yet is on the first; with a second one, networks are switched. */
  readonly networks: readonly [Network<N>, ...Network<N>[]]
  /** Each wallet's own accounts in their order, as the chain writes them. The first is the selected one of a new wallet. */
  readonly accounts: readonly [string, ...string[]]
  /** For `isAddress`. `bad` should hold one with a wrong checksum, a wrong length and a foreign alphabet. */
  readonly addresses: {
    readonly good: readonly [string, ...string[]]
    readonly bad: readonly [string, ...string[]]
    /** Addresses of other networks of the namespace, to which nothing can be sent on the first of `networks`. */
    readonly elsewhere?: readonly string[] | undefined
  }
  /** What the owner allowed outlives a reload of the page, so that a silent connect succeeds. */
  readonly remembers: boolean
  /** A wallet that comes after the page asked makes itself heard. False where wallets are found only by looking. */
  readonly announces: boolean

  /** Puts a wallet into the page, as it is when nobody has used it or with what `storage` says of an earlier visit. */
  place(parameters: PlaceParameters): W | Promise<W>
  /** Takes it out: its timers and listeners end. What it kept in `storage` stays. */
  remove(wallet: W): void | Promise<void>
  /** How questions to the owner end from now on. `hold` leaves them open until `release`. A new wallet approves. */
  mode(wallet: W, mode: 'approve' | 'reject' | 'hold'): void
  /** Answers every question that is open. */
  release(wallet: W, answer: 'approve' | 'reject'): void
  /** How many questions the owner has in front of them now. */
  open(wallet: W): number

  /** The wallet lets this page see its accounts without a question. Absent: a page cannot give a permission back. */
  isAuthorized?(wallet: W): boolean | Promise<boolean>
  /** The owner selects another account, by its position in `accounts`. The page is connected. */
  switchAccount?(wallet: W, position: number): void | Promise<void>
  /** From the next connect on the page sees the first two of `accounts`. Absent: it sees one at a time. */
  shareAccounts?(wallet: W): void | Promise<void>
  /** The owner takes the wallet to another network. */
  switchNetwork?(wallet: W, network: Network<N>): void | Promise<void>
  /** The owner throws the page out. */
  end?(wallet: W): void | Promise<void>
  /** From now on the wallet answers nothing that it is asked. */
  hang?(wallet: W): void | Promise<void>
  /** How many listeners the wallet has of its own, those on the window left out. */
  listeners?(wallet: W): number

  /**
   * Puts into the page what comes the way of an adapter there: entries that are malformed or throw when they are read,
   * names that are no text, icons with `javascript:` and markup. None of it may have an id of `ids`.
   */
  placeHostile?(page: Page): void
  /** Announces a placed wallet once more, as wallets do when another script of the page asks. */
  announceAgain?(wallet: W): void

  /** What a connection to this wallet can do. Those left out must be absent from the connection. */
  readonly acts: ActDrivers<N, W>
  /** Acts that some wallets of this family lack, `[]` where all can do the same: `place` is asked for one without each. */
  readonly canLack?: readonly ActName[]
  /** A node that knows one address. Absent: the adapter has no `balances`. */
  startNode?(): Promise<NodeDriver<N>>
  /** A chain with tokens, transfers and names on it. Absent: the adapter has no `ledger`. */
  readonly ledger?: LedgerDriver
  /** Wallets on other devices. Absent: the adapter has no `channel`. */
  readonly channel?: ChannelDriver
  /** The page's own library on the same wallets. Absent: the adapter has no `watchConnections`. */
  readonly elsewhere?: ElsewhereDriver<N>

  /** Members for which there is no such thing in this namespace or with this wallet, each with a sentence why. */
  readonly absent?: Readonly<Partial<Record<Lack, string>>>
  /** Members for which there is something that this driver does not try, each with a sentence why. It lowers the level. */
  readonly leavesOut?: Readonly<Partial<Record<Lack, string>>>
}

export interface PlaceParameters {
  /** One of `ids`. */
  readonly walletId: string
  /** The window of this case, which is `globalThis.window` as well. */
  readonly page: Page
  /** Where the wallet keeps what it remembers: the same before and after a reload. */
  readonly storage: KeyValueStorage
  /** The wallet lacks this act. Only acts of `canLack` are named. */
  readonly without?: ActName | undefined
}

/** How each act is tried, and how its outcome is checked by other code than the adapter's. */
export interface ActDrivers<N extends Namespace = Namespace, W = unknown> {
  readonly signMessage?: {
    /** By a library that is not the adapter's. */
    verify(input: SignedMessage): boolean | Promise<boolean>
  }
  readonly signTypedData?: {
    readonly typedData: TypedData
    verify(input: { readonly signature: string; readonly account: Account }): boolean | Promise<boolean>
  }
  readonly sendTransaction?: {
    /** Made anew for each case, e.g. because a chain counts. */
    transaction(wallet: W): TransactionOf<N> | Promise<TransactionOf<N>>
    /** The chain has it. */
    isSent(hash: string, wallet: W): boolean | Promise<boolean>
  }
  /** Needs a second one of `networks`. `silently`: the wallet does not ask its owner, so there is nothing to reject. */
  readonly switchNetwork?: 'asks' | 'silently'
  /** Needs `shareAccounts`. */
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
  /** What the node says the address has, in the smallest unit. */
  readonly amount: bigint
  stop(): void | Promise<void>
}

/** A session with a wallet on another device. The suite plays the session; its accounts are those of the driver. */
export interface ChannelDriver {
  /** What the wallet says to something that the adapter asks it. Its owner says yes to everything. */
  answer?(question: SessionQuestion): unknown
}

export interface SessionQuestion {
  readonly method: string
  readonly params?: unknown
  readonly caipNetworkId: CaipNetworkId
}

/** What the page does with its own library, behind the modal's back. */
export interface ElsewhereDriver<N extends Namespace = Namespace> {
  /** Connects a placed wallet there. Its owner says yes. */
  connect(adapter: ChainAdapter<N>, walletId: string): Promise<void>
  /** The id of the wallet that is in use there. */
  current(adapter: ChainAdapter<N>): string | undefined | Promise<string | undefined>
}
