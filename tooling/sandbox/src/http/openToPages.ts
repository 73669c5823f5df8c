import { cors } from 'hono/cors'

/** Any page of this machine may ask: it is a sandbox. */
export const openToPages = cors({ origin: '*', allowHeaders: ['*'] })
