import * as z from 'zod/mini'
import { findToken, getPictureUrl, getPrice, isKnownCurrency } from '../data/prices'
import { readBalances } from '../data/readBalances'
import { readHistory } from '../data/readHistory'
import { answerRpc, RpcError } from '../http/answerRpc'
import { createDemoChain } from './createDemoChain'

const CHAINS = [1, 8453, 10, 137, 42161]

const pricesSchema = z.object({ currency: z.string(), addresses: z.array(z.string()) })

/**
 * Creates an EVM chain for each network, and the wallet directory and data service, as functions of a URL.
 *
 * @param base URL of a folder, with a slash at its end. The host must serve `pictures/<symbol>.svg` in it.
 */
export function createDemoServices(base: string) {
  const chains = new Map(CHAINS.map((chainId) => [`eip155:${chainId}`, createDemoChain({ chainId })]))
  const rpcUrls = Object.fromEntries([...chains.keys()].map((id) => [id, `${base}rpc/${id}`]))
  // The service names pictures without the ending that static hosts need.
  const pictures = (text: string) => text.replaceAll(/\/pictures\/(\w+)"/g, '/pictures/$1.svg"')
  const json = (value: unknown, status = 200) =>
    new Response(pictures(JSON.stringify(value)), { status, headers: { 'content-type': 'application/json' } })
  const service = base.replace(/\/$/, '')

  async function answer(path: string, query: URLSearchParams, body: string): Promise<Response> {
    const [folder, ...rest] = path.split('/')
    const route = rest.join('/')
    if (folder === 'rpc') return answerNode(decodeURIComponent(route), body)
    if (folder === 'directory') return json(answerDirectory(route))
    return answerData(rest, query, body)
  }

  async function answerNode(id: string, body: string) {
    const chain = chains.get(id)
    const call = (method: string, params: unknown) => {
      if (!chain) throw new RpcError(-32601, 'The demo has no such chain')
      return chain.call(method, params)
    }
    return new Response(await answerRpc(body, call), { headers: { 'content-type': 'application/json' } })
  }

  async function answerData(parts: readonly string[], query: URLSearchParams, body: string): Promise<Response> {
    const [version = '', subject, address = '', view] = parts
    const route = [version, subject, view].filter(Boolean).join('/')
    const currency = query.get('currency') ?? 'usd'
    const chainId = query.get('chainId') ?? 'eip155:1'
    const rpcUrl = rpcUrls[chainId]
    if (route === 'v1') return answerNode(chainId, body)
    if (route === 'v1/supported-chains') return json({ http: Object.keys(rpcUrls), ws: [] })
    if (route === 'v1/identity') return json({ name: null, avatar: null })
    if (route === 'v1/account/balance') {
      const asked = rpcUrl && query.has('chainId') ? { [chainId]: rpcUrl } : rpcUrls
      return json({ balances: await readBalances({ rpcUrls: asked, url: service, address, currency }) })
    }
    if (route === 'v1/account/history') {
      const account = address as `0x${string}`
      const cursor = query.get('cursor') ?? undefined
      if (rpcUrl === undefined) return json({ data: [], next: null })
      return json(await readHistory({ rpcUrl, chainId, url: service, account, cursor }))
    }
    if (route === 'v1/fungible') return json({ fungibles: readPrices(body) })
    if (route === 'v1/profile') return json([])
    return json({ error: 'the demo has no such path' }, 404)
  }

  function readPrices(body: string) {
    const { data } = pricesSchema.safeParse(JSON.parse(body))
    if (!data || !isKnownCurrency(data.currency)) return []
    return data.addresses.flatMap((address) => {
      const token = findToken(address)
      const price = token && getPrice(token.symbol, data.currency)
      if (!token || price === undefined) return []
      const { name, symbol } = token
      return [{ address, name, symbol, iconUrl: getPictureUrl(service, symbol), price }]
    })
  }

  return {
    /** Addresses of the services, as the sandbox's servers have them. */
    addresses: { rpcUrls, directoryUrl: `${base}directory`, dataUrl: `${base}data` },
    /** Answers a request below `base`. */
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url)
      const path = url.href.slice(base.length).replace(/[?#].*$/, '')
      return answer(path, url.searchParams, await request.text())
    },
  }
}

// A project without sign-in options of its own, and no wallets but those in the page.
function answerDirectory(route: string) {
  if (route === 'appkit/v1/config') return { features: [{ id: 'activity', isEnabled: true, config: [] }] }
  if (route === 'projects/v1/origins') return { allowedOrigins: [] }
  if (route === 'getAnalyticsConfig') return { isAnalyticsEnabled: false }
  return { count: 0, data: [] }
}
