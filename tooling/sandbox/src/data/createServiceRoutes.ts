import { Hono } from 'hono'
import * as z from 'zod/mini'
import { json, refuse, sent } from '../directory/answer'
import { drawImage } from '../directory/drawImage'
import type { createNames } from './createNames'
import type { createSessions } from './createSessions'
import { isCurrency, pictureOf, priceOf, tokenOf } from './prices'
import { readBalances } from './readBalances'
import { readHistory } from './readHistory'

const pricesSchema = z.object({ currency: z.string(), addresses: z.array(z.string()), projectId: z.string() })

/** Kinds of chains that it reads. */
const READ = ['eip155', 'solana']

/** What a hosted data service serves. */
export function createServiceRoutes({
  rpcUrls: all,
  names,
  sessions,
}: {
  rpcUrls: Readonly<Record<string, string>>
  names: ReturnType<typeof createNames>
  sessions: ReturnType<typeof createSessions>
}) {
  const rpcUrls = Object.fromEntries(Object.entries(all).filter(([id]) => READ.includes(id.split(':')[0] ?? '')))
  const routes = new Hono()
  const originOf = (url: string) => new URL(url).origin
  routes.get('/v1/supported-chains', (context) => json(context, { http: Object.keys(rpcUrls), ws: [] }))
  routes.get('/v1/identity/:address', (context) => {
    const [own] = names.of(context.req.param('address'))
    return json(context, { name: own?.name ?? null, avatar: own?.attributes[0]?.avatar ?? null })
  })
  routes.get('/v1/account/:address/balance', async (context) => {
    const { currency = 'usd', chainId } = context.req.query()
    if (!isCurrency(currency)) return refuse(context, 400, 'no such currency')
    const address = context.req.param('address')
    const url = originOf(context.req.url)
    return json(context, { balances: await readBalances({ rpcUrls, url, address, chainId, currency }) })
  })
  routes.get('/v1/account/:account/history', async (context) => {
    const { cursor, chainId = 'eip155:1' } = context.req.query()
    const account = context.req.param('account') as `0x${string}`
    const rpcUrl = chainId.startsWith('eip155:') ? rpcUrls[chainId] : undefined
    if (rpcUrl === undefined) return json(context, { data: [], next: null })
    return json(context, await readHistory({ rpcUrl, chainId, url: originOf(context.req.url), account, cursor }))
  })
  routes.post('/v1/fungible/price', async (context) => {
    const { data } = pricesSchema.safeParse(await sent(context))
    if (!data || !isCurrency(data.currency)) return refuse(context, 400, 'currency, addresses and projectId are needed')
    const fungibles = data.addresses.flatMap((address) => {
      const token = tokenOf(address)
      const price = token && priceOf(token.symbol, data.currency)
      if (!token || price === undefined) return []
      const { name, symbol } = token
      return [{ address, name, symbol, iconUrl: pictureOf(originOf(context.req.url), symbol), price }]
    })
    return json(context, { fungibles })
  })
  routes.get('/v1/profile/account/:name', (context) => {
    const found = names.get(context.req.param('name'))
    return found ? json(context, found) : refuse(context, 404, 'nobody has this name')
  })
  routes.get('/v1/profile/reverse/:address', (context) => json(context, names.of(context.req.param('address'))))
  routes.get('/v1/profile/suggestions/:name', (context) =>
    json(context, { suggestions: names.suggest(context.req.param('name')) }),
  )
  routes.post('/v1/profile/account', async (context) => {
    const refused = await names.register(await sent(context))
    return refused ? json(context, { reasons: refused.reasons }, refused.status) : json(context, { success: true })
  })
  routes.get('/v1/sessions/:address', (context) => json(context, { pcis: sessions.of(context.req.param('address')) }))
  routes.post('/v1/sessions/:address/revoke', async (context) => {
    const status = await sessions.revoke(context.req.param('address'), await sent(context))
    return status === 200 ? json(context, {}) : refuse(context, status, 'the session was not revoked')
  })
  // The hosted nodes.
  routes.post('/v1', async (context) => {
    const rpcUrl = all[context.req.query('chainId') ?? '']
    if (rpcUrl === undefined) return refuse(context, 400, 'no such chain')
    const body = await context.req.text()
    const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return json(context, await answer.json())
  })
  routes.get('/pictures/:symbol', (context) => {
    const { svg } = drawImage('public/getTokenImage', context.req.param('symbol'))
    return context.body(svg, 200, { 'content-type': 'image/svg+xml' })
  })
  return routes
}
