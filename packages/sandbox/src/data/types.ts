import type { ReceivedRequest, RecordList, ServiceFault } from '../directory/types'
import type { SandboxLog } from '../types'

export interface DataServiceOptions {
  /** Node URLs by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Preferred port; if it is taken, a free one is logged. @default any free port */
  readonly port?: number
  /** Accepted project ids. @default any */
  readonly projects?: readonly string[]
  readonly log?: SandboxLog
}

export interface StoredName {
  readonly name: string
  /** Seconds since 1970. */
  readonly registered_at: number
  readonly updated_at?: number
  /** Keyed by coin type (SLIP-44, ENSIP-11). */
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created: string }>>
  readonly attributes: readonly Readonly<Record<string, string>>[]
}

export interface StoredSmartSession {
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

export interface OnrampSale {
  readonly id: string
  readonly address: string
  readonly symbol: string
  readonly caipNetworkId: string
  /** In US dollars. */
  readonly paid: string
  /** In whole tokens. */
  readonly amount: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Serves balances, history, prices, identities and names, read from the sandbox's own chains. */
export interface DataService {
  readonly url: string
  /** Requests in order of arrival, CORS preflights included. */
  readonly requests: RecordList<ReceivedRequest>
  /** Applies the first matching fault. */
  readonly faults: RecordList<ServiceFault> & { add(fault: ServiceFault): void }
  readonly names: { list(): readonly StoredName[]; reset(): void }
  /** Sessions of smart accounts, by CAIP-10 address. */
  readonly sessions: { add(input: unknown): boolean; reset(): void }
  readonly onramp: { expire(): void }
  /** Closes open sockets and frees the port. Idempotent. */
  stop(): Promise<void>
}
