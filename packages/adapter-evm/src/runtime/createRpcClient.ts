import { NODE_WAIT } from '@foyer/core/adapter'
import { type Chain, type Client, createClient, fallback, http, type Transport } from 'viem'

/** Reads from a chain. The URLs are tried in their order; the next one only when one before it fails. By viem, because wagmi's
 * hooks read through the same client. */
export function createRpcClient(chain: Chain, urls: readonly string[]): Client<Transport, Chain> {
  const [first, ...others] = urls.map((url) => http(url, { timeout: NODE_WAIT }))
  const transport = first === undefined ? http() : others.length ? fallback([first, ...others]) : first
  return createClient({ chain, transport, batch: { multicall: true } })
}
