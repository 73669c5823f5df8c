import * as z from 'zod/mini'
import type { ServerApp } from '../http/createApp'
import { refuse } from '../http/problems'
import { parseJson } from '../parseJson'
import { type NodeClient, NodeError } from './createNodeClient'
import { getMethodKind, isServedNamespace } from './rpcMethods'

const MAX_BATCH = 50
const INVALID_REQUEST = -32_600
const UNSUPPORTED_METHOD = 4200
const INTERNAL_ERROR = -32_603

const callSchema = z.object({
  id: z.union([z.string().check(z.maxLength(100)), z.number(), z.null()]),
  method: z.string().check(z.maxLength(100)),
  params: z._default(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]), []),
})
const bodySchema = z.union([
  z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_BATCH)),
  z.record(z.string(), z.unknown()),
])

/** Adds `POST /v1?chainId=…`, which forwards JSON-RPC to the operator's nodes, and the list of their networks. */
export const addNodeRoutes =
  (nodes: Readonly<Record<string, readonly string[]>>, client: NodeClient) =>
  (app: ServerApp): void => {
    const call = async (chainId: string, input: unknown) => {
      const parsed = z.safeParse(callSchema, input)
      if (!parsed.success)
        return { jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message: 'Invalid request' } }
      const { id, method, params } = parsed.data
      const kind = getMethodKind(chainId, method)
      const answer =
        kind === undefined
          ? { error: { code: UNSUPPORTED_METHOD, message: 'The server does not forward this method.' } }
          : await client.request(chainId, { method, params }, kind).catch((error: unknown) => {
              if (!(error instanceof NodeError)) throw error
              return { error: { code: INTERNAL_ERROR, message: error.message } }
            })
      return { jsonrpc: '2.0', id, ...answer }
    }
    app.get('/v1/supported-chains', ({ json }) => json({ http: Object.keys(nodes), ws: [] }))
    // The modal writes the path with a slash at the end.
    app.on('POST', ['/v1', '/v1/'], async ({ req, json }) => {
      const chainId = req.query('chainId') ?? ''
      if (!Object.hasOwn(nodes, chainId) || !isServedNamespace(chainId))
        return refuse(400, 'This server has no node of this network.')
      const parsed = z.safeParse(bodySchema, parseJson(await req.text()))
      if (!parsed.success) return refuse(400, `Send a JSON-RPC request, or a list of at most ${MAX_BATCH}.`)
      const { data } = parsed
      return json(
        Array.isArray(data) ? await Promise.all(data.map((each) => call(chainId, each))) : await call(chainId, data),
      )
    })
  }
