/** @typedef {import('hono').Context} Context */

// Every question arrives, so that tests can count them.
export const FRESH = { 'cache-control': 'no-store' }

/**
 * @param {Context} context
 * @param {unknown} value
 * @param {import('hono/utils/http-status').ContentfulStatusCode} [status]
 */
export const json = (context, value, status = 200) =>
  context.body(JSON.stringify(value), status, { 'content-type': 'application/json; charset=utf-8', ...FRESH })

/** @type {(context: Context, status: import('hono/utils/http-status').ContentfulStatusCode, error: string) => Response} */
export const refuse = (context, status, error) => json(context, { error }, status)

/** @param {Context} context */
export const nothing = (context) => context.body(null, 204, FRESH)

/** What was sent; undefined when it is no JSON, whatever it says it is: a beacon sends JSON as text. @param {Context} context @returns {Promise<unknown>} */
export const sent = ({ req }) => req.json().catch(() => undefined)
