import type { Namespace } from './caip.js'
import type { DirectoryWallet } from './directory.js'

/**
 * Where a wallet comes from. `ANNOUNCED`: it announced itself (EIP-6963, Wallet Standard). `INJECTED`: found as a
 * global of the page. `EXTERNAL`: an SDK or app that the adapter brings. `MULTI_CHAIN`: one wallet that several
 * namespaces found. `AUTH`: the embedded wallet.
 */
export type WalletType = 'ANNOUNCED' | 'INJECTED' | 'EXTERNAL' | 'MULTI_CHAIN' | 'AUTH'

/** Something that a visitor can pick. Pure data: no methods, safe to keep and to draw. */
export interface Wallet {
  /** Stable across visits: the rdns of an announced wallet, else a name such as `injected`, `safe`, `coinbase`. */
  readonly id: string
  readonly name: string
  readonly type: WalletType
  /** `https:` or `data:image/…`. Foreign material: drawn as an image only, never as markup. */
  readonly imageUrl?: string | undefined
  /** Image id in the wallet directory. */
  readonly imageId?: string | undefined
  /** Id in the wallet directory. */
  readonly explorerId?: string | undefined
  readonly info?: { readonly rdns?: string | undefined } | undefined
}

/** A wallet together with the namespace that found it. */
export interface Connector extends Wallet {
  readonly chain: Namespace
}

/** A wallet that the integrator adds to the list. Only `id` and `name` are needed. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly image_url?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  /**
   * Makes this and the announced wallet of the same reverse domain name one row; with it those of this very name in
   * namespaces whose wallets have nothing but a name.
   */
  readonly rdns?: string | undefined
}

/** A wallet that is in the list because it can be reached, not because it was found in this browser. */
export type ListedWallet = CustomWallet & Pick<DirectoryWallet, 'badge_type' | 'supports_wc'>

/** A wallet that was connected before. One of the browser is known by its id; of another one the links are kept. */
export type RecentWallet = Pick<CustomWallet, 'id'> & Partial<ListedWallet>
