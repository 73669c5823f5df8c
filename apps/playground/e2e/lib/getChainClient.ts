import { createPublicClient, http } from 'viem'
import { nodeUrl } from './requestNode.ts'

/** Creates a client of a local chain, from outside the page. */
export function getChainClient(id: 1 | 8453 | 10) {
  return createPublicClient({ transport: http(nodeUrl(`eip155:${id}`)) })
}
