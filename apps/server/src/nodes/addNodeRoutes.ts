import type { HttpBindings } from '@hono/node-server'
import * as z from 'zod/mini'
import type { ServerApp } from '../http/createApp'
import { getClientAddress } from '../http/getClientAddress'
import { refuse } from '../http/problems'
import type { ByteBudget } from '../limits/createByteBudget'
import { createFlights } from '../limits/createFlights'
import { parseJson } from '../parseJson'
import { type NodeClient, NodeError, type RpcAnswer } from './createNodeClient'
import { getMethodKind, isServedNamespace } from './rpcMethods'

const MAX_BATCH = 50
const MAX_BATCH_BYTES = 8_000_000
/** Limits a request, but for a transaction that is on its way to a node. */
const REQUEST_TIMEOUT_MS = 25_000
const FLIGHTS = { total: 256, perClient: 16, waiting: 2_000 }

const INVALID_REQUEST = -32_600
const UNSUPPORTED_METHOD = 4200
const INTERNAL_ERROR = -32_603
const LIMIT_EXCEEDED = -32_005

const callSchema = z.object({
  id: z.union([z.string().check(z.maxLength(100)), z.number(), z.null()]),
  method: z.string().check(z.maxLength(100)),
  params: z._default(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]), []),
})
const bodySchema = z.union([
  z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_BATCH)),
  z.record(z.string(), z.unknown()),
])

type Ask = (call: z.output<typeof callSchema>) => Promise<RpcAnswer>

/** Adds `POST /v1?chainId=…`, which forwards JSON-RPC to the operator's nodes, and the list of their networks. */
export const addNodeRoutes =
  ({
    nodes,
    client: nodeClient,
    budget,
    proxies,
  }: {
    readonly nodes: Readonly<Record<string, readonly string[]>>
    readonly client: NodeClient
    /** Memory of the answers that are not sent yet. */
    readonly budget: ByteBudget
    readonly proxies: number
  }) =>
  (app: ServerApp): void => {
    const flights = createFlights(FLIGHTS)
    const openRequest = (chainId: string, env: HttpBindings): Ask => {
      const client = getClientAddress(env.incoming, proxies)
      const hold = holdAnswers(env.outgoing, budget, client)
      const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
      const ended = new Promise<never>((_, reject) => {
        timeout.addEventListener('abort', () => reject(new NodeError('read')), { once: true })
      })
      ended.catch(() => {})
      return async ({ method, params }) => {
        const kind = getMethodKind(chainId, method)
        if (kind === undefined) return createError(UNSUPPORTED_METHOD, 'The server does not forward this method.')
        const ask = async () => {
          const refused = timeout.aborted ? createBusyError() : hold.refusal()
          return refused ?? hold.take(await nodeClient.request(chainId, { method, params }, kind))
        }
        const answer = flights.run(client, ask)
        return (await (kind === 'read' ? Promise.race([answer, ended]) : answer)) ?? createBusyError()
      }
    }
    const answerCall = async (input: unknown, ask: Ask): Promise<string> => {
      const parsed = z.safeParse(callSchema, input)
      if (!parsed.success) return writeAnswer(null, createError(INVALID_REQUEST, 'Invalid request'))
      const answer = await ask(parsed.data).catch((error: unknown) => {
        if (!(error instanceof NodeError)) throw error
        return error.kind === 'busy' ? createBusyError() : createError(INTERNAL_ERROR, error.message)
      })
      return writeAnswer(parsed.data.id, answer)
    }
    app.get('/v1/supported-chains', ({ json }) => json({ http: Object.keys(nodes), ws: [] }))
    // The modal writes the path with a slash at the end.
    app.on('POST', ['/v1', '/v1/'], async ({ req, env, body, var: { takeItems } }) => {
      const chainId = req.query('chainId') ?? ''
      if (!Object.hasOwn(nodes, chainId) || !isServedNamespace(chainId))
        return refuse(400, 'This server has no node of this network.')
      const parsed = z.safeParse(bodySchema, parseJson(await req.text()))
      if (!parsed.success) return refuse(400, `Send a JSON-RPC request, or a list of at most ${MAX_BATCH}.`)
      const { data } = parsed
      if (Array.isArray(data) && data.length > 1) await takeItems(data.length - 1)
      const ask = openRequest(chainId, env)
      const text = Array.isArray(data)
        ? `[${(await Promise.all(data.map((each) => answerCall(each, ask)))).join(',')}]`
        : await answerCall(data, ask)
      return body(text, 200, { 'content-type': 'application/json' })
    })
  }

const createError = (code: number, message: string): RpcAnswer => ({
  member: 'error',
  json: JSON.stringify({ code, message }),
})

const createBusyError = () => createError(LIMIT_EXCEEDED, new NodeError('busy').message)

const writeAnswer = (id: unknown, { member, json }: RpcAnswer) =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"${member}":${json}}`

/** Counts the answers of a request until it is sent, and replaces those beyond its limit or the client's by errors. */
function holdAnswers(outgoing: HttpBindings['outgoing'], budget: ByteBudget, client: string) {
  let held = 0
  let isFull = false
  let isClosed = outgoing.closed || outgoing.destroyed
  outgoing.once('close', () => {
    isClosed = true
    budget.give(held, client)
  })
  const refusal = (): RpcAnswer | undefined => {
    if (isClosed) return createBusyError()
    return isFull
      ? createError(LIMIT_EXCEEDED, 'The answers of this list are too large. Send fewer calls at once.')
      : undefined
  }
  return {
    refusal,
    take(answer: RpcAnswer): RpcAnswer {
      const { length } = answer.json
      if (held + length > MAX_BATCH_BYTES) isFull = true
      const refused = refusal()
      if (refused !== undefined) return refused
      if (!budget.take(length, client)) return createBusyError()
      held += length
      return answer
    },
  }
}
