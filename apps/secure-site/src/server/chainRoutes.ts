import * as z from 'zod/mini'
import { userApi } from './createListener'
import { caipNetworkId } from './fields'
import { Refusal } from './Refusal'

const TIMEOUT_MS = 20_000
const call = z.object({ caipNetworkId, method: z.string(), params: z.optional(z.unknown()) })
const answered = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
})

/**
 * The frame asks the chains through its own server. It does not ask a node that the page names: that would let the page
 * choose the symbol, the decimals and the balance that the visitor is shown.
 */
export const chainRoutes = ({ rpcUrls }: { rpcUrls: Readonly<Record<string, string>> }) => [
  userApi('/api/chain', call, async ({ caipNetworkId: id, method, params = [] }, { signal }) => {
    const url = Object.hasOwn(rpcUrls, id) ? rpcUrls[id] : undefined
    if (url === undefined) throw new Refusal(404, 'This network is not available here.')
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch(() => {
      throw new Refusal(502, 'The network does not answer. Try again.')
    })
    return z.parse(answered, await response.json())
  }),
]
