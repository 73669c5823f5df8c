import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

// Not cached, so that tests can count requests.
export const NO_STORE_HEADERS = { 'cache-control': 'no-store' }

export const sendJson = (context: Context, value: unknown, status: ContentfulStatusCode = 200) =>
  context.body(JSON.stringify(value), status, {
    'content-type': 'application/json; charset=utf-8',
    ...NO_STORE_HEADERS,
  })

export const sendError = (context: Context, status: ContentfulStatusCode, error: string): Response =>
  sendJson(context, { error }, status)

export const sendNoContent = (context: Context) => context.body(null, 204, NO_STORE_HEADERS)

// Parses any content type: beacons send JSON as text.
export const readJsonBody = ({ req }: Context): Promise<unknown> => req.json().catch(() => undefined)
