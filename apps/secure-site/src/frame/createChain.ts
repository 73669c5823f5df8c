import { createPublicClient, custom, type PublicClient } from 'viem'
import * as z from 'zod/mini'
import type { Api } from './createApi'
import { FrameError } from './FrameError'
import type { Network } from './networks'

const answer = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
})

/** What a node said no with; `data` has the reason when a contract gave one. */
export class NodeError extends FrameError {
  readonly data: unknown

  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message, code)
    this.data = data
  }
}

export interface Chain {
  request(method: string, params?: unknown): Promise<unknown>
  readonly client: PublicClient
}

/** One network, asked through the site's own server. */
export function createChain(
  { api, token, signal }: { api: Api; token: string; signal?: AbortSignal },
  { caipNetworkId }: Network,
): Chain {
  const request = async (method: string, params: unknown = []) => {
    const { result, error } = await api.call('chain', { caipNetworkId, method, params }, answer, { token, signal })
    if (error !== undefined) throw new NodeError(error)
    return result
  }
  const transport = custom({ request: ({ method, params }) => request(method, params) }, { retryCount: 0 })
  return { request, client: createPublicClient({ transport, pollingInterval: 250, cacheTime: 0 }) }
}
