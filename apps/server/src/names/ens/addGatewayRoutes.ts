import type { Context } from 'hono'
import type { Hex } from 'viem'
import { getAddress, isAddress, isHex } from 'viem/utils'
import * as z from 'zod/mini'
import type { ServerApp } from '../../http/createApp'
import { createProblem, type ProblemStatus } from '../../http/problems'
import { parseJson } from '../../parseJson'
import type { NameRegistry } from '../createNameRegistry'
import { readRequest } from './readRecord'
import { signAnswer } from './signAnswer'

const LIFE_SECONDS = 300
const MAX_REQUEST_BYTES = 4_096

const bodySchema = z.object({ sender: z.optional(z.string()), data: z.string() })

/**
 * Adds `/ens/{sender}/{data}` (ERC-3668), by which every page and wallet resolves the names: no project is needed.
 *
 * @param options.now Unix time in ms
 */
export const addGatewayRoutes =
  ({
    registry,
    signerKey,
    now = Date.now,
  }: {
    readonly registry: Pick<NameRegistry, 'zone' | 'find'>
    readonly signerKey: Hex
    readonly now?: () => number
  }) =>
  (app: ServerApp): void => {
    const answer = async ({ json }: Context, sender: string, data: string) => {
      if (!isAddress(sender, { strict: false })) return refuse(400, 'The sender is not an address.')
      if (data.length > MAX_REQUEST_BYTES) return refuse(413, 'The request is too large.')
      if (!isHex(data)) return refuse(400, 'The data is not in hex.')
      const request = readRequest(data)
      if (request === undefined) return refuse(400, 'This is not a request for an address, text or content of a name.')
      const { name, encode } = request
      if (name !== registry.zone && !name.endsWith(`.${registry.zone}`))
        return refuse(404, `This server has names below ${registry.zone} only.`)
      const result = encode(await registry.find(name))
      const expires = BigInt(Math.floor(now() / 1000) + LIFE_SECONDS)
      return json({
        data: await signAnswer({ resolver: getAddress(sender), request: data, result, expires }, signerKey),
      })
    }
    app.get('/ens/:sender/:data', async (context) => {
      const { sender, data } = context.req.param()
      return answer(context, sender, data.replace(/\.json$/, ''))
    })
    app.post('/ens/:sender?', async (context) => {
      const body = z.safeParse(bodySchema, parseJson(await context.req.text())).data
      if (body === undefined) return refuse(400, 'Send JSON with sender and data.')
      return answer(context, context.req.param('sender') ?? body.sender ?? '', body.data)
    })
  }

// Clients of ERC-3668 show `message`.
async function refuse(status: ProblemStatus, detail: string): Promise<Response> {
  const problem = createProblem(status, detail)
  return new Response(JSON.stringify({ ...(await problem.json()), message: detail }), problem)
}
