import { createPublicClient, http } from 'viem'
import { inject } from 'vitest'
import type {} from './provided.ts'

/** A client of one local chain, from outside of the page. */
export function chain(id: 1 | 8453 | 10) {
  const url = Object.entries(inject('rpcUrls')).find(([caipNetworkId]) => caipNetworkId === `eip155:${id}`)?.[1]
  if (!url) throw new Error(`There is no local chain ${id}.`)
  return createPublicClient({ transport: http(url) })
}
