import { Hono } from 'hono'
import * as z from 'zod/mini'
import { drawImage } from './drawImage'
import { readJsonBody, sendError, sendJson } from './responses'
import type { Directory, DirectoryWallet, ReceivedEvent } from './types'
import { MISSING_IMAGE_ID } from './wallets/createHostileWallets'
import { findWallets } from './wallets/findWallets'

const KINDS = ['getWalletImage', 'public/getAssetImage', 'public/getCurrencyImage', 'public/getTokenImage']
const YEAR_SECONDS = 31_536_000

const event = z.record(z.string(), z.unknown())
const SINKS = {
  '/e': z.pipe(
    event,
    z.transform((one) => [one]),
  ),
  '/batch': z.array(event),
}

export function createDirectoryRoutes({
  wallets,
  answers,
  events,
}: {
  wallets: readonly DirectoryWallet[]
  answers: Directory['answers']
  events: { add(event: ReceivedEvent): void }
}) {
  const routes = new Hono()
  routes.get('/getWallets', (context) => {
    const result = findWallets(wallets, new URL(context.req.url).searchParams)
    return 'error' in result ? sendError(context, 400, result.error) : sendJson(context, result)
  })
  for (const kind of KINDS) {
    routes.get(`/${kind}/:id`, (context) => {
      const id = context.req.param('id')
      if (id === MISSING_IMAGE_ID) return sendError(context, 404, 'no such image')
      const { svg, etag } = drawImage(kind, id)
      const headers = {
        'content-type': 'image/svg+xml',
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        etag,
      }
      return context.req.header('if-none-match') === etag
        ? context.body(null, 304, headers)
        : context.body(svg, 200, headers)
    })
  }
  routes.get('/appkit/v1/config', (context) => sendJson(context, { features: answers.get().features }))
  routes.get('/projects/v1/origins', (context) => sendJson(context, { allowedOrigins: answers.get().allowedOrigins }))
  routes.get('/getAnalyticsConfig', (context) =>
    sendJson(context, { isAnalyticsEnabled: answers.get().isAnalyticsEnabled }),
  )
  for (const path of ['/e', '/batch'] as const) {
    routes.post(path, async (context) => {
      const { req } = context
      const read = z.safeParse(SINKS[path], await readJsonBody(context))
      if (!read.success)
        return sendError(context, 400, path === '/e' ? 'one event is needed' : 'a list of events is needed')
      const contentType = req.header('content-type') ?? ''
      for (const one of read.data) events.add({ path, contentType, query: req.query(), event: one })
      return sendJson(context, { accepted: read.data.length }, 202)
    })
  }
  return routes
}
