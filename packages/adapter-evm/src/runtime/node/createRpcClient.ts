import { MAX_NODE_RESPONSE_BYTES, NODE_TIMEOUT_MS, readResponseText } from '@foyer/core/adapter'
import { type Chain, type Client, createClient, fallback, http, type Transport } from 'viem'

/** `note` records each request to a node. */
export function createRpcClient(
  chain: Chain,
  urls: readonly string[],
  note: (url: string) => void,
): Client<Transport, Chain> {
  const at = (url: string | undefined) =>
    http(url, {
      timeout: NODE_TIMEOUT_MS,
      fetchFn(input, init) {
        note(input instanceof Request ? input.url : String(input))
        return fetchLimited(input, init)
      },
    })
  const [first = at(undefined), ...others] = urls.map(at)
  const transport = others.length ? fallback([first, ...others]) : first
  return createClient({ chain, transport, batch: { multicall: true } })
}

async function fetchLimited(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  const text = await readResponseText(response, MAX_NODE_RESPONSE_BYTES)
  const { status, statusText, headers } = response
  return new Response(text || null, { status, statusText, headers })
}
