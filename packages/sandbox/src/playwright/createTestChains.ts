import type { BrowserContext } from '@playwright/test'
import { requestNode } from '../nodes/requestNode'
import type { SandboxSettings } from '../server/types'
import type { TestChains } from './types'

export function createTestChains(context: BrowserContext, { rpcUrls }: SandboxSettings): TestChains {
  const locate = (network: string) => {
    const url = rpcUrls[network]
    if (url) return url
    throw new Error(`The sandbox has no node of ${network}. It has ${Object.keys(rpcUrls).join(', ')}.`)
  }
  return {
    rpcUrls,
    async redirect(url, network) {
      const node = locate(network)
      await context.route(url, async (route) => {
        const request = route.request()
        const body = request.postDataBuffer()
        const answer = await fetch(node, {
          method: request.method(),
          headers: { 'content-type': 'application/json' },
          ...(body && { body: new Uint8Array(body) }),
        })
        const type = answer.headers.get('content-type') ?? 'application/json'
        const headers = { 'content-type': type, 'access-control-allow-origin': '*' }
        await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) })
      })
    },
    request: (network, method, params = []) => requestNode(locate(network), method, params),
  }
}
