import { MAX_NODE_RESPONSE_BYTES, NODE_TIMEOUT_MS, readResponseText } from '@foyer/core/adapter'
import { type Chain, type Client, createClient, fallback, http, type Transport } from 'viem'

export function createRpcClient(chain: Chain, urls: readonly string[]): Client<Transport, Chain> {
  const [first = at(undefined), ...others] = urls.map(at)
  const transport = others.length ? fallback([first, ...others]) : first
  return createClient({ chain, transport, batch: { multicall: true } })
}

const at = (url: string | undefined) => http(url, { timeout: NODE_TIMEOUT_MS, fetchFn: fetchLimited })

async function fetchLimited(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  const text = await readResponseText(response, MAX_NODE_RESPONSE_BYTES)
  const { status, statusText, headers } = response
  return new Response(text || null, { status, statusText, headers })
}
