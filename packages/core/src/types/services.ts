import type { Network } from './network.js'

/**
 * Base URLs of services, without a trailing slash. Each one may be self-hosted. The URL of an HTTP service may also be
 * a path on the page's own host (`/wallets`).
 */
export interface ServiceUrls {
  /**
   * Service for balances, prices, names and swaps, with nodes of many networks.
   * @default 'https://rpc.walletconnect.org'
   */
  readonly data: string
  /** Service for the wallet directory and the project's configuration. @default 'https://api.web3modal.org' */
  readonly directory: string
  /** Service for pictures of wallets, networks, currencies and tokens. @default the value of `directory` */
  readonly images: string
  /** Service that receives analytics for the project's owner. @default 'https://pulse.walletconnect.org' */
  readonly analytics: string
  /** Relay for sessions with wallets on other devices, as a `wss:` URL. @default 'wss://relay.walletconnect.org' */
  readonly relay: string
  /** Secure site of the embedded wallet's frame. @default 'https://secure.walletconnect.org' */
  readonly secureSite: string
}

export interface ServiceOptions extends ServiceUrls {
  /** Name in lower case below which `data` registers names, e.g. `names.example`. @default 'reown.id' */
  readonly nameZone: string
  /**
   * Service that attests the page's origin to wallets on other devices. @default WalletConnect's with the hosted relay,
   * and none with another one
   */
  readonly verify: string
}

export interface ServiceClient {
  readonly projectId?: string | undefined
  readonly networks: readonly Network[]
  readonly services?: Partial<ServiceOptions> | undefined
}
