import type { EIP1193Provider } from 'viem'
import type { EvmCaipNetworkId } from '../types'
import type { EvmWalletScript, ExtraMethods, ScriptSetup, WalletQuirk, WalletSetup } from './scriptTypes'
import type { SvgNode } from './svg'

export type RpcUrls = Readonly<Record<EvmCaipNetworkId, string>>

export type LoadRpcUrls = () => Promise<RpcUrls>

export type WalletStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Time of the EIP-6963 announcement: at once, after a delay, on `script.announce()`, or never. */
export type AnnounceTime = 'now' | 'manual' | 'never' | { readonly lateMs: number }

export interface PageWalletOptions
  extends Pick<WalletSetup, 'mode' | 'delay' | 'next' | 'announce' | 'locked' | 'panel' | 'panelRoot' | 'panelHost'> {
  readonly name: string
  /** Key of the wallet's storage, and of its script in `window.__sandboxWallets`. */
  readonly id: string
  /** @default a plain gray card */
  readonly icon?: SvgNode
  /** Color of the panel's main button; white text must be readable on it. */
  readonly accent?: string
  /** Indexes under the test mnemonic. @default [0, 1, 2] */
  readonly accountIndexes?: readonly number[]
  /** Origin of the app. @default the page's own, `http://localhost` in Node */
  readonly origin?: string | undefined
  /** @default localStorage, or memory without one */
  readonly storage?: WalletStorage | undefined
  /** Target of the announcement. @default the global window, if any */
  readonly window?: EventTarget | undefined
}

/**
 * Node URLs of namespaces beyond EVM, by CAIP-2 id; URLs of other namespaces are ignored. A function is called on first
 * use.
 */
export type NodeUrls =
  | RpcUrls
  | LoadRpcUrls
  | Readonly<Record<string, string>>
  | (() => Promise<Readonly<Record<string, string>>>)

export interface EvmPageWalletOptions {
  readonly name: string
  readonly rdns: string
  /** @default a plain gray card */
  readonly icon?: SvgNode
  /** Color of the panel's main button; white text must be readable on it. */
  readonly accent?: string
  /** Indexes under the test mnemonic, at least one. @default [0, 1, 2] */
  readonly accountIndexes?: readonly number[]
  /** Node URLs by chain id, also of chains that an app may add. A function is called on first use. */
  readonly rpcUrls: RpcUrls | LoadRpcUrls
  /** Chains known from the start. @default [1, 8453, 10] */
  readonly knownChains?: readonly number[]
  /** @default the first known chain */
  readonly chainId?: number
  /** Origin of the app. @default the page's own, `http://localhost` in Node */
  readonly origin?: string
  /** @default localStorage, or memory without one */
  readonly storage?: WalletStorage
  /** Requires a document. @default 'off' */
  readonly panel?: 'off' | 'shadow' | 'iframe'
  /** @default 'open', so that tests can reach in */
  readonly panelRoot?: 'open' | 'closed'
  /** `early` adds the empty host to the body from the start. @default 'late', only while it shows */
  readonly panelHost?: 'late' | 'early'
  /** @default 'now'; never without a window */
  readonly announce?: AnnounceTime
  /** Sets `window.ethereum`, too. @default false */
  readonly legacy?: boolean
  /** Locked at the start; saved state wins. @default false */
  readonly locked?: boolean
  /** Initial script. @default mode `panel` with a panel, else `approve` */
  readonly setup?: ScriptSetup
  /** @default none */
  readonly extras?: readonly ExtraMethods[]
  /** Deviation from the standard. @default none */
  readonly manner?: WalletQuirk | undefined
  /** Target of the announcement. @default the global window, if any */
  readonly window?: EventTarget
}

export interface EvmWalletInfo {
  readonly uuid: string
  readonly name: string
  readonly icon: `data:image/${string}`
  readonly rdns: string
}

export interface EvmPageWallet {
  readonly info: EvmWalletInfo
  readonly provider: EIP1193Provider
  readonly script: EvmWalletScript
  /** Stops timers and listeners, removes the panel, and rejects open requests with 4900. Saved state stays. */
  destroy(): void
}

export interface ProviderMessage {
  readonly type: string
  readonly data: unknown
}

export interface WalletChain {
  readonly chainId: number
  readonly name: string
  readonly symbol: string
  /** Node URL from the app that added the chain. */
  readonly rpcUrl?: string | undefined
}
