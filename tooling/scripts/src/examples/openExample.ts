import type { Browser, BrowserContext } from 'playwright-core'
import { watchProblems } from '../../../../apps/playground/e2e/lib/watchProblems'

/** Lists the public nodes that examples read from, with their CAIP-2 ids: the sandbox answers for them. */
const NODES: readonly (readonly [address: string, caipNetworkId: string])[] = [
  ['https://ethereum.reth.rs/rpc', 'eip155:1'],
  ['https://mainnet.base.org', 'eip155:8453'],
  ['https://api.mainnet-beta.solana.com', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['https://api.devnet.solana.com', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['https://mempool.space/api', 'bip122:000000000019d6689c085ae165831e93'],
  ['https://rpc.polkadot.io', 'polkadot:91b171bb158e2d3848fa23a9f1c25182'],
  ['https://rpc.cosmos.network', 'cosmos:cosmoshub-4'],
  ['https://api.trongrid.io/jsonrpc', 'tron:0x2b6653dc'],
]

export interface ExampleSandbox {
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Scripts that add the sandbox's wallets to a page. */
  readonly walletScripts: readonly string[]
}

/** Opens a page with the sandbox's wallets, and lists its problems: warnings, errors, violations, foreign requests. */
export async function openExample(browser: Browser, url: string, { rpcUrls, walletScripts }: ExampleSandbox) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  const problems = await watchProblems(context)
  await answerForNodes(context, rpcUrls)
  const setup = { __SANDBOX_RPC__: rpcUrls, __sandboxScript: { mode: 'approve' } }
  await context.addInitScript(`Object.assign(globalThis, ${JSON.stringify(setup)})`)
  for (const content of walletScripts) await context.addInitScript({ content })
  const page = await context.newPage()
  await page.goto(url)
  return { page, problems, close: () => context.close() }
}

const answerForNodes = (context: BrowserContext, rpcUrls: Readonly<Record<string, string>>) =>
  context.route(/^https:/, async (route) => {
    const request = route.request()
    const [address = '', id = ''] = NODES.find(([each]) => request.url().startsWith(each)) ?? []
    const node = rpcUrls[id]
    if (!node) return route.abort()
    const body = request.postData()
    const response = await fetch(`${node}${request.url().slice(address.length)}`, {
      method: request.method(),
      headers: { 'content-type': 'application/json' },
      ...(body && { body }),
    })
    await route.fulfill({
      status: response.status,
      headers: {
        'content-type': response.headers.get('content-type') ?? 'application/json',
        'access-control-allow-origin': '*',
      },
      body: await response.text(),
    })
  })
