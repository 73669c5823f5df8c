import { Hono } from 'hono'
import * as z from 'zod/mini'
import { json, refuse, sent } from './answer'
import { drawImage } from './drawImage'
import type { ArrivedEvent, Directory, DirectoryWallet } from './types'
import { findWallets } from './wallets/findWallets'
import { MISSING_IMAGE } from './wallets/hostileWallets'

const KINDS = ['getWalletImage', 'public/getAssetImage', 'public/getCurrencyImage', 'public/getTokenImage']
const YEAR = 31_536_000

const event = z.record(z.string(), z.unknown())
/** One event or a list. */
const SINKS = {
  '/e': z.pipe(
    event,
    z.transform((one) => [one]),
  ),
  '/batch': z.array(event),
}

/** What a hosted directory serves. */
export function createServiceRoutes({
  wallets,
  answers,
  events,
}: {
  wallets: readonly DirectoryWallet[]
  answers: Directory['answers']
  events: { add(event: ArrivedEvent): void }
}) {
  const routes = new Hono()
  routes.get('/getWallets', (context) => {
    const found = findWallets(wallets, new URL(context.req.url).searchParams)
    return 'error' in found ? refuse(context, 400, found.error) : json(context, found)
  })
  for (const kind of KINDS) {
    routes.get(`/${kind}/:id`, (context) => {
      const id = context.req.param('id')
      if (id === MISSING_IMAGE) return refuse(context, 404, 'no such image')
      const { svg, etag } = drawImage(kind, id)
      const headers = {
        'content-type': 'image/svg+xml',
        'cache-control': `public, max-age=${YEAR}, immutable`,
        etag,
      }
      return context.req.header('if-none-match') === etag
        ? context.body(null, 304, headers)
        : context.body(svg, 200, headers)
    })
  }
  routes.get('/appkit/v1/config', (context) => json(context, { features: answers.get().features }))
  routes.get('/projects/v1/origins', (context) => json(context, { allowedOrigins: answers.get().allowedOrigins }))
  routes.get('/getAnalyticsConfig', (context) =>
    json(context, { isAnalyticsEnabled: answers.get().isAnalyticsEnabled }),
  )
  for (const path of ['/e', '/batch'] as const) {
    routes.post(path, async (context) => {
      const { req } = context
      const read = z.safeParse(SINKS[path], await sent(context))
      if (!read.success)
        return refuse(context, 400, path === '/e' ? 'one event is needed' : 'a list of events is needed')
      const contentType = req.header('content-type') ?? ''
      for (const one of read.data) events.add({ path, contentType, query: req.query(), event: one })
      return json(context, { accepted: read.data.length }, 202)
    })
  }
  return routes
}
