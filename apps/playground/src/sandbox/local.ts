import type { ServiceUrls, TokenList } from '@foyer/core'

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
