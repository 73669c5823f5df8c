import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

// Every question arrives, so that tests can count them.
export const FRESH = { 'cache-control': 'no-store' }

export const json = (context: Context, value: unknown, status: ContentfulStatusCode = 200) =>
  context.body(JSON.stringify(value), status, { 'content-type': 'application/json; charset=utf-8', ...FRESH })

export const refuse = (context: Context, status: ContentfulStatusCode, error: string): Response =>
  json(context, { error }, status)

export const nothing = (context: Context) => context.body(null, 204, FRESH)

/** What was sent; undefined when it is no JSON, whatever it says it is: a beacon sends JSON as text. */
export const sent = ({ req }: Context): Promise<unknown> => req.json().catch(() => undefined)
