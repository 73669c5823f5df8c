import type { ArrivedRequest, Fault, Kept } from '../directory/types'
import type { SandboxLog } from '../types'

export interface DataOptions {
  /** The nodes of the chains that it reads, by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Default: any free one. A taken port is replaced by a free one, and `log` says so. */
  readonly port?: number
  /** Project ids that are served. Default: any. */
  readonly projects?: readonly string[]
  readonly log?: SandboxLog
}

/** A name that the service keeps, as it answers it. */
export interface KeptName {
  readonly name: string
  /** Seconds since 1970. */
  readonly registered_at: number
  readonly updated_at?: number
  /** By coin type. */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created: string }>>
  readonly attributes: readonly Readonly<Record<string, string>>[]
}

/** A session of a smart account, as the service answers it. */
export interface KeptSession {
  readonly project: {
    readonly id: string
    readonly name: string
    readonly url?: string | undefined
    readonly iconUrl?: string | undefined
  }
  readonly pci: string
  /** Seconds since 1970. */
  readonly expiry: number
  readonly createdAt: number
  readonly permissions: readonly unknown[]
  readonly policies: readonly unknown[]
  readonly context?: string | undefined
  revokedAt?: number | undefined
}

/** A page on which somebody pays. */
export interface Sale {
  readonly id: string
  readonly address: string
  readonly symbol: string
  readonly caipNetworkId: string
  /** In dollars. */
  readonly paid: string
  /** What is sent, in whole tokens. */
  readonly amount: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Balances, history, prices, identities and names, read from the sandbox's own chains. */
export interface Data {
  readonly url: string
  /** Service requests in the order they arrived, preflights included. */
  readonly requests: Kept<ArrivedRequest>
  /** The first fault whose path fits meets a request. */
  readonly faults: Kept<Fault> & { add(fault: Fault): void }
  /** Names that are registered. */
  readonly names: { list(): readonly KeptName[]; reset(): void }
  /** Sessions of smart accounts, by CAIP-10 address. */
  readonly sessions: { add(given: unknown): boolean; reset(): void }
  /** Who sells coins. */
  readonly onramp: { expire(): void }
  /** Cuts what is open and frees the port. May be called more than once. */
  stop(): Promise<void>
}
