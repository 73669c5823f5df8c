import * as z from 'zod/mini'
import type { ServerApp } from '../../http/createApp'
import { refuse } from '../../http/problems'
import { answerSourceErrors } from '../answerSourceErrors'
import type { NftReader } from './createNftReader'

const querySchema = z.object({
  chainId: z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/)),
  address: z.string().check(z.regex(/^[\w.-]{1,128}$/)),
  cursor: z.optional(z.string().check(z.maxLength(2_000))),
})

/** Adds `GET /v1/account/{address}/nfts`. */
export const addNftRoutes =
  (nfts: NftReader) =>
  (app: ServerApp): void => {
    app.get('/v1/account/:address/nfts', async ({ req, body }) => {
      const query = z.safeParse(querySchema, {
        chainId: req.query('chainId'),
        address: req.param('address'),
        cursor: req.query('cursor') || undefined,
      })
      if (!query.success || !nfts.hasAccount(query.data))
        return refuse(400, 'This is no address of a network whose NFTs this server lists.')
      const { chainId, address, cursor } = query.data
      if (!nfts.hasPage({ chainId, cursor })) return refuse(400, 'This cursor is none that this server has returned.')
      const anew = Boolean(req.query('forceUpdate'))
      const answer = await answerSourceErrors('The NFTs of this account can’t be read. Try again in a minute.', () =>
        nfts.read({ chainId, address, cursor, anew }),
      )
      return body(answer, 200, { 'content-type': 'application/json' })
    })
  }
