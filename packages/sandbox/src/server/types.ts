import type { LogOptions } from '../types'

export type SandboxChain = 'evm' | 'solana' | 'bitcoin' | 'polkadot' | 'cosmos'

export interface SandboxOptions extends LogOptions {
  /** Fails if one of them does not start. @default all that can start on this machine */
  readonly chains?: readonly SandboxChain[]
  /** @default true */
  readonly mailbox?: boolean
  /** Fails if it is in use. @default any free port */
  readonly port?: number
}

export interface SandboxWallet {
  readonly name: string
  /** Key of this wallet's script in `window.__sandboxWallets`. */
  readonly id: string
  readonly chain: SandboxChain
  /** In the wallet's order; each address has coins. On Bitcoin those of mainnet. */
  readonly addresses: readonly string[]
}

/** Lists what a page and a test need, as `/sandbox.json` and `--json` have it. */
export interface SandboxSettings {
  /** Serves faults, wallets, nodes and mails. */
  readonly url: string
  /** URLs of nodes by CAIP-2 id. Requests pass through the sandbox, so that faults apply. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** URLs of the same nodes without faults, which take WebSockets where the chain's node does. */
  readonly nodeUrls: Readonly<Record<string, string>>
  /** URL of the script that adds the wallets to a page. */
  readonly walletsUrl: string
  readonly wallets: Readonly<Record<string, SandboxWallet>>
  readonly relayUrl: string
  /** Missing if the phone does not run. */
  readonly phoneUrl?: string
  /** Missing if the mailbox does not run. */
  readonly mailbox?: { readonly url: string; readonly smtpUrl: string }
}

/** Lists the faults, and the options of each. */
export interface SandboxFaults {
  /** Wallets in pages and the phone reject each request. */
  readonly rejects: Readonly<Record<never, never>>
  /** Wallets in pages and the phone leave each request open. */
  readonly neverAnswers: Readonly<Record<never, never>>
  /** EVM wallets in pages switch to another chain, once. @default 137 */
  readonly wrongNetwork: { readonly chainId?: number }
  /** Nodes answer this much later. @default 3000, all nodes */
  readonly slowNode: { readonly latencyMs?: number; readonly network?: string }
  /** Nodes answer with status 503. @default all nodes */
  readonly nodeDown: { readonly network?: string }
  /** Has the relay drop all sockets and take no new ones. */
  readonly relayDown: Readonly<Record<never, never>>
}

export type SandboxFaultName = keyof SandboxFaults

export type ActiveFaults = { readonly [Name in SandboxFaultName]?: SandboxFaults[Name] }

export interface Mail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Unix milliseconds. */
  readonly receivedAt: number
}

export interface RunningSandbox {
  readonly settings: SandboxSettings
  /** Chains that do not run, with the reason in a sentence. */
  readonly missing: Readonly<Partial<Record<SandboxChain, string>>>
  /** Starts the phone, unless it runs, and adds it to the settings. */
  startPhone(): Promise<void>
  /** Resolves when the ports are free. Idempotent. */
  stop(): Promise<void>
}
