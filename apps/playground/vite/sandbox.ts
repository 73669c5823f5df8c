import { env } from 'node:process'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import { addMiddleware, getRequestPath } from './middleware.ts'

// Each namespace has its own script of page wallets.
const scripts = new Map([
  ['/sandbox-wallets.js', 'wallets'],
  ['/sandbox-wallets-solana.js', 'solana'],
  ['/sandbox-wallets-bip122.js', 'bitcoin'],
  ['/sandbox-wallets-polkadot.js', 'polkadot'],
  ['/sandbox-wallets-cosmos.js', 'cosmos'],
  ['/sandbox-wallets-archway.js', 'archway'],
] as const)

// Imports by path: Vite reads its configuration without `@foyer/source`, and the package may not be built.
const loadScripts = (): Promise<typeof import('@foyer/sandbox/scripts')> =>
  tsImport('../../../packages/sandbox/src/exports/scripts.ts', import.meta.url)

/**
 * Serves `/sandbox.json` with the local chains and services, if started, and `/sandbox-wallets.js` and its siblings,
 * which install the sandbox wallets.
 */
export function sandbox(): Plugin {
  return {
    name: 'foyer-sandbox',
    ...addMiddleware(async (request, response, next) => {
      try {
        const path = getRequestPath(request)
        if (path === '/sandbox.json') {
          response.setHeader('content-type', 'application/json')
          response.end(env.FOYER_SANDBOX || '{}')
          return
        }
        const script = [...scripts].find(([name]) => name === path)?.[1]
        if (!script) return next()
        response.setHeader('content-type', 'text/javascript')
        const { readWalletsScript } = await loadScripts()
        response.end(await readWalletsScript(script))
      } catch (error) {
        next(error)
      }
    }),
  }
}
