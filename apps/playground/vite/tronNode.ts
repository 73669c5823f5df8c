import { text } from 'node:stream/consumers'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import { addMiddleware, getRequestPath } from './middleware.ts'

// In sun: 10,000 TRX for the first account of the sandbox's mnemonic.
const balances = new Map([['TWer2Ygk5TEheHp3TPuYeqxmB6SsGZmaL6', 10_000_000_000n]])

// Vite bundles no package into its configuration, and not every Node version reads TypeScript.
const loadNode = (): Promise<typeof import('@foyer/example-adapter/node')> =>
  tsImport('@foyer/example-adapter/node', import.meta.url)

/** Serves the node of the page `sixth`. */
export function tronNode(): Plugin {
  return {
    name: 'foyer-tron-node',
    ...addMiddleware(async (request, response, next) => {
      if (getRequestPath(request) !== '/pages/sixth/node' || request.method !== 'POST') return next()
      try {
        const { answerNodeRequest } = await loadNode()
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(answerNodeRequest(balances, JSON.parse(await text(request)))))
      } catch (error) {
        next(error)
      }
    }),
  }
}
