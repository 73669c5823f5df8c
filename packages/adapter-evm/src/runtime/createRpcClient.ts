import { type Chain, type Client, createClient, fallback, http, type Transport } from 'viem'

/** Reads from a chain. The URLs are tried in their order; the next one only when one before it fails. */
export function createRpcClient(chain: Chain, urls: readonly string[]): Client<Transport, Chain> {
  const [first, ...others] = urls.map((url) => http(url))
  const transport = first === undefined ? http() : others.length ? fallback([first, ...others]) : first
  return createClient({ chain, transport, batch: { multicall: true } })
}
