/**
 * Names why a host was asked: a service of `options.services`, a `node`, the gateways of `names`, the explorer of `history`
 * and `nfts`, a `swap` provider, a list of `tokens`, a wallet's own library (`walletLibrary`), or a custom `feature`.
 */
export type RequestPurpose =
  | 'analytics'
  | 'data'
  | 'directory'
  | 'feature'
  | 'history'
  | 'images'
  | 'names'
  | 'nfts'
  | 'node'
  | 'relay'
  | 'secureSite'
  | 'swap'
  | 'tokens'
  | 'walletLibrary'

/** Requests of a modal to one host for one purpose. Holds no path, and so no address or key. */
export interface RequestRecord {
  /** Host with its port unless it is the default one. `*` for hosts beyond the limit of the list. */
  readonly host: string
  readonly purpose: RequestPurpose
  /** In ms since 1970. */
  readonly firstAt: number
  /** In ms since 1970. */
  readonly lastAt: number
  readonly count: number
}
