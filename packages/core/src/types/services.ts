import type { Network } from './network.js'

/**
 * The base URLs of every backend, without a slash at the end. The hosted ones are the defaults; a company that runs its
 * own gives theirs. A path on the page's own host (`/wallets`) will do for those that speak HTTP.
 */
export interface ServiceUrls {
  /** Nodes of networks, balances, identities, swaps. @default 'https://rpc.walletconnect.org' */
  readonly data: string
  /** Wallet directory and the project's configuration. @default 'https://api.web3modal.org' */
  readonly directory: string
  /** Pictures of wallets, networks, currencies and tokens. @default what `directory` is */
  readonly images: string
  /** Where events for the project's owner go. @default 'https://pulse.walletconnect.org' */
  readonly analytics: string
  /** Sessions with wallets on other devices. A `wss:` URL. @default 'wss://relay.walletconnect.org' */
  readonly relay: string
  /** The site of the embedded wallet's frame. @default 'https://secure.walletconnect.org' */
  readonly secureSite: string
}

/** What the backends need to know of a page's modal. */
export interface ServiceClient {
  readonly projectId: string
  readonly networks: readonly Network[]
  readonly services?: Partial<ServiceUrls> | undefined
}
