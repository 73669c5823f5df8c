import * as z from 'zod/mini'
import type { ServerApp } from '../../http/createApp'
import { refuse } from '../../http/problems'
import { answerSourceErrors } from '../answerSourceErrors'
import type { HistoryReader } from './createHistoryReader'
import { UnsupportedError } from './UnsupportedError'

const DEFAULT_CHAIN = 'eip155:1'

const querySchema = z.object({
  chainId: z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/)),
  address: z.string().check(z.regex(/^[\w.-]{1,128}$/)),
  cursor: z.optional(z.string().check(z.maxLength(2_000))),
})

/** Adds `GET /v1/account/{address}/history`. */
export const addHistoryRoutes =
  (history: HistoryReader) =>
  (app: ServerApp): void => {
    app.get('/v1/account/:address/history', async ({ req, body }) => {
      const query = z.safeParse(querySchema, {
        chainId: req.query('chainId') || DEFAULT_CHAIN,
        address: req.param('address'),
        cursor: req.query('cursor') || undefined,
      })
      if (!query.success || !history.hasAccount(query.data))
        return refuse(400, 'This is no address of a network that this server has a node of.')
      const { chainId, address, cursor } = query.data
      if (!history.hasPage({ chainId, cursor }))
        return refuse(400, 'This cursor is none that this server has returned.')
      const answer = await answerSourceErrors('The history can’t be read. Try again in a minute.', () =>
        history.read({ chainId, address, cursor }).catch((error: unknown) => {
          if (error instanceof UnsupportedError) return refuse(404, 'This server has no history of this network.')
          throw error
        }),
      )
      return body(answer, 200, { 'content-type': 'application/json' })
    })
  }
