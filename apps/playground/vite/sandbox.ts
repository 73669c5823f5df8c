import { env } from 'node:process'
import { walletsScript } from '@foyer/sandbox'
import type { Plugin } from 'vite'
import { pathOf, serve } from './middleware.ts'

/**
 * `/sandbox.json` says where the local chains and services are (nothing, when none were started), `/sandbox-wallets.js`
 * is the script that puts the sandbox wallets into a page.
 */
export function sandbox(): Plugin {
  return {
    name: 'foyer-sandbox',
    ...serve(async (request, response, next) => {
      try {
        const path = pathOf(request)
        if (path === '/sandbox.json') {
          response.setHeader('content-type', 'application/json')
          response.end(env.FOYER_SANDBOX || '{}')
        } else if (path === '/sandbox-wallets.js') {
          response.setHeader('content-type', 'text/javascript')
          response.end(await walletsScript())
        } else next()
      } catch (error) {
        next(error)
      }
    }),
  }
}
