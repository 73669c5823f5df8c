import { Hono } from 'hono'
import * as z from 'zod/mini'
import { drawImage } from '../directory/drawImage'
import { readJsonBody, sendError, sendJson } from '../directory/responses'
import type { createNameRegistry } from './createNameRegistry'
import type { createSmartSessionStore } from './createSmartSessionStore'
import { findToken, getPictureUrl, getPrice, isKnownCurrency } from './prices'
import { readBalances } from './readBalances'
import { readHistory } from './readHistory'

const pricesSchema = z.object({ currency: z.string(), addresses: z.array(z.string()), projectId: z.string() })

const READ = ['eip155', 'solana']

export function createDataRoutes({
  rpcUrls: all,
  names,
  sessions,
}: {
  rpcUrls: Readonly<Record<string, string>>
  names: ReturnType<typeof createNameRegistry>
  sessions: ReturnType<typeof createSmartSessionStore>
}) {
  const rpcUrls = Object.fromEntries(Object.entries(all).filter(([id]) => READ.includes(id.split(':')[0] ?? '')))
  const routes = new Hono()
  const originOf = (url: string) => new URL(url).origin
  routes.get('/v1/supported-chains', (context) => sendJson(context, { http: Object.keys(rpcUrls), ws: [] }))
  routes.get('/v1/identity/:address', (context) => {
    const [own] = names.of(context.req.param('address'))
    return sendJson(context, { name: own?.name ?? null, avatar: own?.attributes[0]?.avatar ?? null })
  })
  routes.get('/v1/account/:address/balance', async (context) => {
    const { currency = 'usd', chainId } = context.req.query()
    if (!isKnownCurrency(currency)) return sendError(context, 400, 'no such currency')
    const address = context.req.param('address')
    const url = originOf(context.req.url)
    return sendJson(context, { balances: await readBalances({ rpcUrls, url, address, chainId, currency }) })
  })
  routes.get('/v1/account/:account/history', async (context) => {
    const { cursor, chainId = 'eip155:1' } = context.req.query()
    const account = context.req.param('account') as `0x${string}`
    const rpcUrl = chainId.startsWith('eip155:') ? rpcUrls[chainId] : undefined
    if (rpcUrl === undefined) return sendJson(context, { data: [], next: null })
    return sendJson(context, await readHistory({ rpcUrl, chainId, url: originOf(context.req.url), account, cursor }))
  })
  routes.post('/v1/fungible/price', async (context) => {
    const { data } = pricesSchema.safeParse(await readJsonBody(context))
    if (!data || !isKnownCurrency(data.currency))
      return sendError(context, 400, 'currency, addresses and projectId are needed')
    const fungibles = data.addresses.flatMap((address) => {
      const token = findToken(address)
      const price = token && getPrice(token.symbol, data.currency)
      if (!token || price === undefined) return []
      const { name, symbol } = token
      return [{ address, name, symbol, iconUrl: getPictureUrl(originOf(context.req.url), symbol), price }]
    })
    return sendJson(context, { fungibles })
  })
  routes.get('/v1/profile/account/:name', (context) => {
    const result = names.get(context.req.param('name'))
    return result ? sendJson(context, result) : sendError(context, 404, 'nobody has this name')
  })
  routes.get('/v1/profile/reverse/:address', (context) => sendJson(context, names.of(context.req.param('address'))))
  routes.get('/v1/profile/suggestions/:name', (context) =>
    sendJson(context, { suggestions: names.suggest(context.req.param('name')) }),
  )
  routes.post('/v1/profile/account', async (context) => {
    const refused = await names.register(await readJsonBody(context))
    return refused
      ? sendJson(context, { reasons: refused.reasons }, refused.status)
      : sendJson(context, { success: true })
  })
  routes.get('/v1/sessions/:address', (context) =>
    sendJson(context, { pcis: sessions.of(context.req.param('address')) }),
  )
  routes.post('/v1/sessions/:address/revoke', async (context) => {
    const status = await sessions.revoke(context.req.param('address'), await readJsonBody(context))
    return status === 200 ? sendJson(context, {}) : sendError(context, status, 'the session was not revoked')
  })
  // Forwards JSON-RPC to the chains' nodes, as the real service does to its own.
  routes.post('/v1', async (context) => {
    const rpcUrl = all[context.req.query('chainId') ?? '']
    if (rpcUrl === undefined) return sendError(context, 400, 'no such chain')
    const body = await context.req.text()
    const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return sendJson(context, await answer.json())
  })
  routes.get('/pictures/:symbol', (context) => {
    const { svg } = drawImage('public/getTokenImage', context.req.param('symbol'))
    return context.body(svg, 200, { 'content-type': 'image/svg+xml' })
  })
  return routes
}
