import type { NftOptions, ServiceUrls, SwapOptions, TokenList } from '@foyer/core'

/** RPC URL by CAIP-2 id. */
export type RpcUrls = Readonly<Record<string, string>>

/** Addresses of services that `npm start` and the tests run, as `/sandbox.json` lists them. */
export interface LocalServices {
  /** Empty when no chain runs. */
  readonly rpcUrls: RpcUrls
  /** Tokens of the EVM chains. */
  readonly tokenList?: TokenList
  /** Contract of the data service's swaps. */
  readonly poolAddress?: string
  readonly relayUrl?: string
  readonly directoryUrl?: string
  readonly dataUrl?: string
  readonly phoneUrl?: string
  /** Origin of the embedded wallet's frame. */
  readonly secureUrl?: string
  readonly inboxUrl?: string
  /** Pictures of networks, by chain id. */
  readonly chainImages?: Readonly<Record<string, string>>
}

export const NO_LOCAL_SERVICES: LocalServices = { rpcUrls: {} }

/** Returns local services for `createModal`. Images have their default, the current directory. */
export function getLocalServiceUrls({
  relayUrl,
  directoryUrl,
  dataUrl,
  secureUrl,
}: LocalServices): Partial<ServiceUrls> {
  return {
    ...(directoryUrl === undefined ? {} : { directory: directoryUrl, analytics: directoryUrl }),
    ...(dataUrl === undefined ? {} : { data: dataUrl }),
    ...(relayUrl === undefined ? {} : { relay: relayUrl }),
    ...(secureUrl === undefined ? {} : { secureSite: secureUrl }),
  }
}

/**
 * Returns local NFT providers: an explorer for each EVM chain, and a node with the Digital Asset Standard for each of
 * Solana.
 */
export function getLocalNfts({ rpcUrls, dataUrl }: LocalServices): NftOptions | true {
  if (dataUrl === undefined) return true
  const of = (namespace: string, folder: string) =>
    Object.fromEntries(
      Object.keys(rpcUrls)
        .filter((id) => id.startsWith(`${namespace}:`))
        .map((id) => [id, `${dataUrl}/${folder}/${encodeURIComponent(id)}`]),
    )
  return { blockscout: of('eip155', 'explorers'), das: of('solana', 'das') }
}

/** Registers the sandbox's pool as the router of `1inch` on local EVM chains. */
export function getLocalRouters({ rpcUrls, poolAddress }: LocalServices): NonNullable<SwapOptions['routers']> {
  const ids = Object.keys(rpcUrls).filter((id) => id.startsWith('eip155:'))
  return poolAddress === undefined ? {} : { '1inch': Object.fromEntries(ids.map((id) => [id, [poolAddress]])) }
}
