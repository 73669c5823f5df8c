import { env } from 'node:process'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import { pathOf, serve } from './middleware.ts'

// The page wallets of each namespace are a script of their own.
const scripts = new Map([
  ['/sandbox-wallets.js', 'wallets'],
  ['/sandbox-wallets-solana.js', 'solana'],
  ['/sandbox-wallets-bip122.js', 'bitcoin'],
  ['/sandbox-wallets-polkadot.js', 'polkadot'],
  ['/sandbox-wallets-cosmos.js', 'cosmos'],
  ['/sandbox-wallets-archway.js', 'archway'],
] as const)

/** Vite bundles no package into its configuration, and not every Node reads TypeScript by itself. */
const loadScripts = (): Promise<typeof import('@foyer/sandbox/scripts')> =>
  tsImport('@foyer/sandbox/scripts', import.meta.url)

/**
 * `/sandbox.json` says where the local chains and services are (nothing, when none were started), `/sandbox-wallets.js`
 * and its likes are the scripts that put the sandbox wallets into a page.
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
          return
        }
        const script = [...scripts].find(([name]) => name === path)?.[1]
        if (!script) return next()
        response.setHeader('content-type', 'text/javascript')
        const { walletsScript } = await loadScripts()
        response.end(await walletsScript(script))
      } catch (error) {
        next(error)
      }
    }),
  }
}
