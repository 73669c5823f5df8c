import { type CcipRequestParameters, type Client, ccipRequest, type Hex, offchainLookup } from 'viem'

export interface OffchainLookup {
  readonly data: Hex
  readonly to: Hex
  readonly signal: AbortSignal
  readonly note: (url: string) => void
}

/**
 * Requests the gateways of a name (ERC-3668), except those at the app's own origin: the browser would send them the
 * user's cookies, and whoever registers a name lists its gateways.
 */
export function lookUpOffchain(client: Client, { data, to, signal, note }: OffchainLookup): Promise<Hex> {
  const { request = ccipRequest } = client.ccipRead || {}
  const ccipRead = {
    // Requests one URL after the other, as viem does, so that only those that are requested are recorded.
    async request(query: CcipRequestParameters): Promise<Hex> {
      let failed: unknown
      for (const url of getOtherOriginUrls(query)) {
        note(url)
        try {
          return await request({ ...query, urls: [url] })
        } catch (cause) {
          failed = cause
        }
      }
      return failed === undefined ? request({ ...query, urls: [] }) : Promise.reject(failed)
    },
  }
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
