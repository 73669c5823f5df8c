import type { NftOptions, ServiceUrls, TokenList } from '@foyer/core'

/** RPC URL by CAIP-2 id. */
export type RpcUrls = Readonly<Record<string, string>>

/** What `npm start` and the tests run on this machine beside the page, as `/sandbox.json` tells it. */
export interface Local {
  /** Empty when no chain was started. */
  readonly rpcUrls: RpcUrls
  /** What the tokens of the EVM chains are called. */
  readonly tokenList?: TokenList
  readonly relayUrl?: string
  readonly directoryUrl?: string
  readonly dataUrl?: string
  /** The page of the phone. */
  readonly phoneUrl?: string
  /** Where the embedded wallet's frame comes from. */
  readonly secureUrl?: string
  /** Everybody's mail. */
  readonly inboxUrl?: string
}

export const nothingLocal: Local = { rpcUrls: {} }

/** As `createModal` takes them. The images are left to their default, which is whichever directory is asked. */
export function localServices({ relayUrl, directoryUrl, dataUrl, secureUrl }: Local): Partial<ServiceUrls> {
  return {
    ...(directoryUrl === undefined ? {} : { directory: directoryUrl, analytics: directoryUrl }),
    ...(dataUrl === undefined ? {} : { data: dataUrl }),
    ...(relayUrl === undefined ? {} : { relay: relayUrl }),
    ...(secureUrl === undefined ? {} : { secureSite: secureUrl }),
  }
}

/** Who tells of NFTs on this machine: an explorer for each EVM chain, and a node with the Digital Asset Standard for each of Solana. */
export function localNfts({ rpcUrls, dataUrl }: Local): NftOptions | true {
  if (dataUrl === undefined) return true
  const of = (namespace: string, folder: string) =>
    Object.fromEntries(
      Object.keys(rpcUrls)
        .filter((id) => id.startsWith(`${namespace}:`))
        .map((id) => [id, `${dataUrl}/${folder}/${encodeURIComponent(id)}`]),
    )
  return { blockscout: of('eip155', 'explorers'), das: of('solana', 'das') }
}
