import { NODE_ANSWER_LIMIT, NODE_WAIT, readBody } from '@foyer/core/adapter'
import { type Chain, type Client, createClient, fallback, http, type Transport } from 'viem'

/** Reads from a chain. The URLs are tried in their order; the next one only when one before it fails. By viem, because wagmi's
 * hooks read through the same client. */
export function createRpcClient(chain: Chain, urls: readonly string[]): Client<Transport, Chain> {
  const [first = at(undefined), ...others] = urls.map(at)
  const transport = others.length ? fallback([first, ...others]) : first
  return createClient({ chain, transport, batch: { multicall: true } })
}

const at = (url: string | undefined) => http(url, { timeout: NODE_WAIT, fetchFn: fetchInLimits })

/** An answer, read no further than a node can have to say. */
async function fetchInLimits(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  const text = await readBody(response, NODE_ANSWER_LIMIT)
  const { status, statusText, headers } = response
  return new Response(text || null, { status, statusText, headers })
}
