import { text } from 'node:stream/consumers'
import { answerNode } from '@foyer/example-adapter/node'
import type { Plugin } from 'vite'
import { pathOf, serve } from './middleware.ts'

/** In sun: 10,000 TRX for the first account of the sandbox's mnemonic. */
const balances = new Map([['TWer2Ygk5TEheHp3TPuYeqxmB6SsGZmaL6', 10_000_000_000n]])

/** The node of the page `sixth`. */
export function tronNode(): Plugin {
  return {
    name: 'foyer-tron-node',
    ...serve(async (request, response, next) => {
      if (pathOf(request) !== '/pages/sixth/node' || request.method !== 'POST') return next()
      try {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(answerNode(balances, JSON.parse(await text(request)))))
      } catch (error) {
        next(error)
      }
    }),
  }
}
