import type { Namespace } from './caip.js'

/**
 * Names how the app reaches a wallet. `ANNOUNCED`: it announces itself (EIP-6963, Wallet Standard). `INJECTED`: it sets
 * a global variable of the page. `EXTERNAL`: an adapter provides it, by an SDK or a link to its app. `MULTI_CHAIN`: it
 * serves several namespaces. `AUTH`: the embedded wallet. `READ_ONLY`: no wallet, but an address that the user views.
 */
export type WalletType = 'ANNOUNCED' | 'INJECTED' | 'EXTERNAL' | 'MULTI_CHAIN' | 'AUTH' | 'READ_ONLY'

export interface Wallet {
  /**
   * Stays the same on every visit: an announced wallet's reverse domain name, else a name such as `injected` or `safe`.
   */
  readonly id: string
  readonly name: string
  readonly type: WalletType
  /** URL of the wallet's icon: `https:` or `data:image/…`. Untrusted: render it as an image only, never as markup. */
  readonly imageUrl?: string | undefined
  readonly imageId?: string | undefined
  readonly explorerId?: string | undefined
  readonly info?: { readonly rdns?: string | undefined } | undefined
}

export interface Connector extends Wallet {
  readonly chain: Namespace
}

/** Describes a wallet that the app adds. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly image_url?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  /** `https:` link that opens the wallet's app. Used instead of `mobile_link` in in-app browsers such as Telegram's. */
  readonly link_mode?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  /**
   * Reverse domain name. A wallet that announces this name shares the custom wallet's row, and so does a wallet of the
   * same name in a namespace where wallets announce no domain.
   */
  readonly rdns?: string | undefined
}

export type ListedWallet = CustomWallet & Pick<DirectoryWallet, 'badge_type' | 'supports_wc'>

/**
 * Describes a recently used wallet in storage. A wallet installed in this browser has only an id; a wallet opened by a
 * link also has its name and links.
 */
export type RecentWallet = Pick<CustomWallet, 'id'> & Partial<ListedWallet>

/** Describes a wallet of the directory, with the service's field names. */
export interface DirectoryWallet {
  readonly id: string
  readonly name: string
  readonly image_id?: string | undefined
  readonly image_url?: string | undefined
  readonly rdns?: string | undefined
  readonly chains: readonly string[]
  readonly homepage?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly link_mode?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  readonly badge_type?: 'none' | 'certified' | undefined
  readonly order?: number | undefined
  readonly supports_wc?: boolean | undefined
}
