import * as z from 'zod/mini'
import type { SecureServices } from '../createServices'
import { longPollUntil } from '../http/longPollUntil'
import { originSchema, secretSchema } from '../http/requestSchemas'
import { createApiRoute, createLoginApiRoute } from '../http/routes'

export const farcasterRoutes = ({ farcaster, enter, mayEmbed, limits, signals }: SecureServices, url: () => string) => [
  createApiRoute('/api/farcaster/begin', z.object({ origin: originSchema }), async (body, { client }) => {
    mayEmbed(body.origin)
    await limits.begin(client)
    const { channel, page } = await farcaster.begin(body.origin)
    return { channel, url: `${url()}/farcaster/${page}` }
  }),
  createLoginApiRoute(
    '/api/farcaster/finish',
    z.object({ channel: secretSchema }),
    async ({ channel }, { signal, device, client }) => {
      const waiting = { signals, name: farcaster.signalOf(channel), signal }
      if (!(await longPollUntil(() => farcaster.isAnswered(channel), waiting))) return {}
      const { fid, userName } = await farcaster.finish(channel)
      // By id, because names change owners. A user stored by name keeps the wallet at the first login by id.
      const identity = `farcaster:fid:${fid}`
      return {
        login: await enter({ identity, profile: { userName }, former: `farcaster:${userName}`, device, client }),
      }
    },
  ),
]
