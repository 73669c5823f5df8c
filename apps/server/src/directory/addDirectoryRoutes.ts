import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ServerApp } from '../http/createApp'
import { refuse } from '../http/problems'
import { findWallets, walletQuerySchema } from './findWallets'
import type { WalletDirectory } from './readDirectory'

const IMAGE_PATHS = [
  '/getWalletImage/:id',
  '/public/getAssetImage/:id',
  '/public/getCurrencyImage/:id',
  '/public/getTokenImage/:id',
] as const
// An image's id stands for its bytes; a day suffices for who replaces them all the same.
const IMAGE_CACHE = 'public, max-age=86400'
const LIST_CACHE = 'public, max-age=300'

/**
 * Adds the list of wallets, their pictures, and what a project's modal may do.
 *
 * @param current returns the directory of the moment, which another version may replace
 */
export const addDirectoryRoutes =
  (current: () => WalletDirectory) =>
  (app: ServerApp): void => {
    app.get('/getWallets', ({ req, json, header }) => {
      const given = Object.fromEntries(Object.entries(req.query()).filter(([, value]) => value !== ''))
      const query = z.safeParse(walletQuerySchema, given)
      if (!query.success) {
        const names = [...new Set(query.error.issues.map(({ path }) => String(path[0])))]
        return refuse(400, `These parameters are invalid: ${names.join(', ')}.`)
      }
      header('cache-control', LIST_CACHE)
      return json(findWallets(current().wallets, query.data))
    })
    for (const path of IMAGE_PATHS) {
      app.get(path, async ({ req, body }) => {
        const image = current().images.get(req.param('id'))
        if (image === undefined) return refuse(404, 'There is no such picture.')
        const bytes = await image.read()
        const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
        const headers = {
          etag,
          'content-type': image.type,
          'cache-control': IMAGE_CACHE,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          // A picture that is opened as a page runs nothing.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        }
        return req.header('if-none-match') === etag ? body(null, 304, headers) : body(bytes, 200, headers)
      })
    }
    // No status 404 without a configuration: browsers would write that to the console of each page.
    app.get('/appkit/v1/config', ({ var: { project }, json }) => json({ features: project?.features ?? null }))
    app.get('/projects/v1/origins', ({ var: { project }, json }) => json({ allowedOrigins: project?.origins ?? [] }))
    app.get('/getAnalyticsConfig', ({ var: { project }, json }) =>
      json({ isAnalyticsEnabled: project?.analytics ?? false }),
    )
  }
