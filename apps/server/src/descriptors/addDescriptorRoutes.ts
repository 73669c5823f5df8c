import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerApp } from '../http/createApp'

const CACHE = 'public, max-age=300'

/** Adds the signed descriptors (ERC-7730) of contracts, which a modal reads when a user reviews a call. */
export const addDescriptorRoutes =
  (folder: string) =>
  (app: ServerApp): void => {
    app.get('/v1/descriptors/:chainId/:file', async ({ req, body }) => {
      const { chainId, file } = req.param()
      const isName = /^\d{1,20}$/.test(chainId) && /^0x[\da-f]{40}\.json$/.test(file)
      const text = isName ? await readFile(join(folder, chainId, file), 'utf8').catch(() => undefined) : undefined
      // Not an error: browsers log each 404 of a page.
      return body(text ?? 'null', 200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': CACHE,
        'x-content-type-options': 'nosniff',
      })
    })
  }
