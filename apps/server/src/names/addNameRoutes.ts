import * as z from 'zod/mini'
import type { ServerApp } from '../http/createApp'
import { getClientAddress } from '../http/getClientAddress'
import { refuse } from '../http/problems'
import type { OpenQuotas } from '../limits/createQuotas'
import { parseJson } from '../parseJson'
import type { NameRegistry } from './createNameRegistry'
import type { NameRecord } from './types'

const MAX_REGISTRATION_BYTES = 65_536
// Each registration may ask a node.
const REGISTRATION_QUOTA = { perSecond: 0.1, burst: 30 }

const nameSchema = z.string().check(z.maxLength(255))
const addressSchema = z.string().check(z.regex(/^[-\w:.]{1,128}$/))

/** Adds the calls of names: `/v1/profile/account`, `reverse` and `suggestions`. */
export const addNameRoutes =
  ({
    registry,
    proxies,
    openQuotas,
  }: {
    readonly registry: NameRegistry
    readonly proxies: number
    readonly openQuotas: OpenQuotas
  }) =>
  (app: ServerApp): void => {
    const quotas = openQuotas('names', REGISTRATION_QUOTA)
    app.get('/v1/profile/account/:name', async ({ req, json }) => {
      const name = z.safeParse(nameSchema, req.param('name')).data
      const found = name === undefined ? undefined : await registry.find(name)
      return found === undefined ? refuse(404, 'This name is not registered.') : json(toAnswer(found))
    })
    app.get('/v1/profile/reverse/:address', async ({ req, json }) => {
      const address = z.safeParse(addressSchema, req.param('address')).data
      if (address === undefined) return refuse(400, 'This is not an address.')
      return json((await registry.findByAddress(address)).map(toAnswer))
    })
    app.get('/v1/profile/suggestions/:name', async ({ req, json }) => {
      const zone = req.query('zone')
      if (zone !== undefined && zone !== registry.zone)
        return refuse(400, `This server registers names below ${registry.zone} only. Set nameZone of the modal to it.`)
      return json({ suggestions: await registry.suggest(req.param('name')) })
    })
    app.post('/v1/profile/account', async ({ req, env, json }) => {
      if (!(await quotas.take(getClientAddress(env.incoming, proxies))))
        return refuse(429, 'Too many registrations. Try again in a minute.', { 'retry-after': '60' })
      const text = await req.text()
      if (text.length > MAX_REGISTRATION_BYTES) return refuse(413, 'The registration is too large.')
      const refusal = await registry.register(parseJson(text))
      if (refusal !== undefined) return refuse(refusal.status, refusal.detail, {}, [{ description: refusal.detail }])
      return json({ success: true })
    })
  }

const toAnswer = ({ name, addresses, attributes, registeredAt }: NameRecord) => ({
  name,
  registered_at: Math.floor(registeredAt / 1000),
  addresses: Object.fromEntries(
    addresses.map(({ coinType, address, createdAt }) => [
      String(coinType),
      { address, created: new Date(createdAt).toISOString() },
    ]),
  ),
  attributes: Object.keys(attributes).length > 0 ? [attributes] : [],
})
