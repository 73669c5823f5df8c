import type { EIP1193Provider } from 'viem'
import type { Extra, Manner, ScriptSetup, WalletScript, WalletSetup } from './scriptTypes'
import type { SvgNode } from './svg'

export type EvmCaipNetworkId = `eip155:${number}`

export type RpcUrls = Readonly<Record<EvmCaipNetworkId, string>>

export type LoadRpcUrls = () => Promise<RpcUrls>

/** The part of `Storage` a wallet needs. */
export type WalletStorage = Pick<Storage, 'getItem' | 'setItem'>

/** When the wallet answers to EIP-6963: at once, after a while, on `script.announce()`, or not at all. */
export type Announce = 'now' | 'manual' | 'never' | { readonly lateMs: number }

/** What all wallets take but those of EVM chains, which have more to set. */
export interface PageWalletOptions
  extends Pick<WalletSetup, 'mode' | 'delay' | 'next' | 'announce' | 'locked' | 'panel' | 'panelRoot' | 'panelHost'> {
  readonly name: string
  /** What its memory is kept under, and its script in `window.__sandboxWallets`. */
  readonly id: string
  /** Default: a plain grey card. */
  readonly icon?: SvgNode
  /** Colour of the panel's main button; white text must be readable on it. */
  readonly accent?: string
  /** Indexes under the test mnemonic. Default: 0, 1, 2. */
  readonly accountIndexes?: readonly number[]
  /** Default: the page's own, `http://localhost` in Node. */
  readonly origin?: string | undefined
  /** Default: localStorage, or memory where there is none. */
  readonly storage?: WalletStorage | undefined
  /** Where it is found. Default: the global one, if there is one. */
  readonly window?: EventTarget | undefined
}

/** URLs of namespaces beyond EVM, by CAIP network id; those of others are passed over. A function is called on first use. */
export type NodeUrls =
  | RpcUrls
  | LoadRpcUrls
  | Readonly<Record<string, string>>
  | (() => Promise<Readonly<Record<string, string>>>)

export interface SandboxWalletOptions {
  readonly name: string
  readonly rdns: string
  /** Default: a plain grey card. */
  readonly icon?: SvgNode
  /** Colour of the panel's main button; white text must be readable on it. */
  readonly accent?: string
  /** Indexes under the test mnemonic, at least one. Default: 0, 1, 2. */
  readonly accountIndexes?: readonly number[]
  /** Also the URLs of chains the wallet only learns later. A function is called on first use. */
  readonly rpcUrls: RpcUrls | LoadRpcUrls
  /** What switching works for without adding. Default: 1, 8453, 10. */
  readonly knownChains?: readonly number[]
  /** Where a wallet nobody used yet stands. Default: the first known chain. */
  readonly chainId?: number
  /** The site that asks. Default: the page's own origin; `http://localhost` in Node. */
  readonly origin?: string
  /** Default: localStorage, or memory where there is none. */
  readonly storage?: WalletStorage
  /** For people; needs a document. Default: `off`. */
  readonly panel?: 'off' | 'shadow' | 'iframe'
  /** Default: `open`, so that tests can reach in. */
  readonly panelRoot?: 'open' | 'closed'
  /** `early`: the host is in the body from the start, empty and of no size. Default: `late`, only while it shows. */
  readonly panelHost?: 'late' | 'early'
  /** Default: `now`. Without a window nothing is announced. */
  readonly announce?: Announce
  /** Also sets `window.ethereum`. Default: false. */
  readonly legacy?: boolean
  /** Locked until someone unlocks it. Only the start of a wallet nobody used yet. Default: false. */
  readonly locked?: boolean
  /** What the script starts with. Default mode: `panel` with a panel, `approve` without. */
  readonly setup?: ScriptSetup
  /** What it can do that not every wallet can. Default: nothing. */
  readonly extras?: readonly Extra[]
  /** Default: those of the standard. */
  readonly manner?: Manner | undefined
  /** Default: the global one, if there is one. */
  readonly window?: EventTarget
}

/** The `info` of EIP-6963. */
export interface SandboxWalletInfo {
  readonly uuid: string
  readonly name: string
  readonly icon: `data:image/${string}`
  readonly rdns: string
}

export interface SandboxWallet {
  readonly info: SandboxWalletInfo
  readonly provider: EIP1193Provider
  readonly script: WalletScript
  /** Ends timers, listeners and panel; what is still open is answered with 4900. Saved state stays. */
  destroy(): void
}

export interface ProviderMessage {
  readonly type: string
  readonly data: unknown
}

/** A chain as the wallet lists it. */
export interface WalletChain {
  readonly chainId: number
  readonly name: string
  readonly symbol: string
  /** The site's own URL, for chains it added and for which the wallet has none. */
  readonly rpcUrl?: string | undefined
}
