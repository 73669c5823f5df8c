import { type CcipRequestParameters, type Client, ccipRequest, type Hex, offchainLookup } from 'viem'

export interface OffchainLookup {
  readonly data: Hex
  readonly to: Hex
  readonly signal: AbortSignal
}

/**
 * Requests the gateways of a name (ERC-3668), except those at the app's own origin: the browser would send them the
 * user's cookies, and whoever registers a name lists its gateways.
 */
export function lookUpOffchain(client: Client, { data, to, signal }: OffchainLookup): Promise<Hex> {
  const { request = ccipRequest } = client.ccipRead || {}
  const ccipRead = { request: (query: CcipRequestParameters) => request({ ...query, urls: getOtherOriginUrls(query) }) }
  return offchainLookup({ ...client, ccipRead }, { data, to, requestOptions: { signal } })
}

/** Selects the URLs at other origins, once they are filled as viem fills them. */
function getOtherOriginUrls({ urls, sender, data }: CcipRequestParameters): readonly string[] {
  const own = globalThis.location?.origin
  return urls.filter((url) => {
    const filled = url.replace('{sender}', sender.toLowerCase()).replace('{data}', data)
    return URL.canParse(filled) && new URL(filled).origin !== own
  })
}
