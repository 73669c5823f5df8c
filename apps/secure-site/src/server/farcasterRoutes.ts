import * as z from 'zod/mini'
import { api } from './createListener'
import type { Site } from './createSite'
import { origin, secret } from './fields'
import { waitUntil } from './waitUntil'

export const farcasterRoutes = ({ farcaster, enter, mayEmbed }: Site, url: () => string) => [
  api('/api/farcaster/begin', z.object({ origin }), async (body) => {
    mayEmbed(body.origin)
    const { channel, page } = await farcaster.begin(body.origin)
    return { channel, url: `${url()}/farcaster/${page}` }
  }),
  api('/api/farcaster/finish', z.object({ channel: secret }), async ({ channel }, { signal }) => {
    if (!(await waitUntil(() => farcaster.isAnswered(channel), signal))) return {}
    const userName = await farcaster.finish(channel)
    return { login: await enter(`farcaster:${userName}`, { userName }) }
  }),
]
