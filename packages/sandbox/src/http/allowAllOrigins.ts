import { cors } from 'hono/cors'

// Allows any page, as the sandbox runs on this machine for tests.
export const allowAllOrigins = cors({ origin: '*', allowHeaders: ['*'] })
