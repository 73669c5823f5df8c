import { createPublicClient, http } from 'viem'
import { nodeUrl } from './askNode.ts'

/** A client of one local chain, from outside of the page. */
export function chain(id: 1 | 8453 | 10) {
  return createPublicClient({ transport: http(nodeUrl(`eip155:${id}`)) })
}
