import { createPublicClient, custom, type PublicClient } from 'viem'
import * as z from 'zod/mini'
import { FrameError } from '../errors/FrameError'
import type { SiteApi } from '../session/createSiteApi'
import type { Network } from './networks'

const answer = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
})

/** Reports an error that a node returned. `data` holds a contract's revert reason. */
export class NodeError extends FrameError {
  readonly data: unknown

  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message, code)
    this.data = data
  }
}

export interface ChainClient {
  request(method: string, params?: unknown): Promise<unknown>
  readonly client: PublicClient
}

export function createChainClient(
  { api, token, signal }: { api: SiteApi; token: string; signal?: AbortSignal },
  { caipNetworkId }: Network,
): ChainClient {
  const request = async (method: string, params: unknown = []) => {
    const { result, error } = await api.call('chain', { caipNetworkId, method, params }, answer, { token, signal })
    if (error !== undefined) throw new NodeError(error)
    return result
  }
  const transport = custom({ request: ({ method, params }) => request(method, params) }, { retryCount: 0 })
  return { request, client: createPublicClient({ transport, pollingInterval: 250, cacheTime: 0 }) }
}
