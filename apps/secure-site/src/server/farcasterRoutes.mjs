import * as z from 'zod/mini'
import { api } from './createListener.mjs'
import { origin, secret } from './fields.mjs'
import { waitUntil } from './waitUntil.mjs'

/** @param {import('./createSite.mjs').Site} site @param {() => string} url */
export const farcasterRoutes = ({ farcaster, enter, mayEmbed }, url) => [
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
