import { isAddress, isAddressEqual } from 'viem'
import * as z from 'zod/mini'
import type { StoredName } from './types'
import { verifyMessage } from './verifyMessage'

export const NAME_SUFFIX = 'reown.id'

// Seconds for which a signed request is valid.
const MAX_AGE_SECONDS = 300

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const registrationSchema = z.object({
  coin_type: z.int().check(z.gte(0)),
  address: z.string(),
  message: z.string(),
  signature: z.string(),
})
const messageSchema = z.object({
  name: z.string(),
  attributes: z.record(z.string(), z.string()),
  timestamp: z.int(),
})

interface Refusal {
  status: 400 | 401 | 409
  reasons: readonly { name: string; description: string }[]
}

const refusal = (status: 400 | 401 | 409, name: string, description: string): Refusal => ({
  status,
  reasons: [{ name, description }],
})

/**
 * Stores names.
 *
 * @param holder owns the initial name
 * @param rpcUrls nodes that verify contract signatures
 */
export function createNameRegistry(holder: string, rpcUrls: Readonly<Record<string, string>>) {
  const names: Map<string, StoredName> = new Map()
  const keep = (name: string, address: string, coinType: number, attributes: Readonly<Record<string, string>>) => {
    const created = new Date()
    names.set(name, {
      name,
      registered_at: Math.floor(created.getTime() / 1000),
      addresses: { [coinType]: { address, created: created.toISOString() } },
      attributes: [attributes],
    })
  }
  const reset = () => {
    names.clear()
    keep(`northbeam.${NAME_SUFFIX}`, holder, 0x80000001, { avatar: PIXEL })
  }
  reset()
  return {
    reset,
    list: () => [...names.values()],
    get: (name: string) => names.get(name.toLowerCase()),
    of: (address: string) =>
      [...names.values()].filter(({ addresses }) =>
        Object.values(addresses).some((each) => isSame(each.address, address)),
      ),
    suggest(label: string) {
      const plain = label.toLowerCase()
      return [plain, `${plain}1`, `${plain}-wallet`, `my-${plain}`].map((name) => ({
        name,
        registered: names.has(`${name}.${NAME_SUFFIX}`),
      }))
    },
    async register(wish: unknown): Promise<Refusal | undefined> {
      const { data } = registrationSchema.safeParse(wish)
      const text = data && messageSchema.safeParse(parse(data.message)).data
      if (!data || !text) return refusal(400, 'body', 'The request is not understood')
      const { name, attributes, timestamp } = text
      const label = name.endsWith(`.${NAME_SUFFIX}`) ? name.slice(0, -NAME_SUFFIX.length - 1) : ''
      if (!/^[a-z0-9-]{4,63}$/.test(label)) return refusal(400, 'name', 'This name cannot be registered')
      if (Math.abs(Date.now() / 1000 - timestamp) > MAX_AGE_SECONDS)
        return refusal(400, 'timestamp', 'The message is too old')
      const { address, message, signature, coin_type: coinType } = data
      const isTheirs = await verifyMessage({ coinType, address, message, signature }, rpcUrls)
      if (isTheirs === undefined) return refusal(400, 'coin_type', 'Names are not kept for this network')
      if (!isTheirs) return refusal(401, 'signature', 'The signature is not that of the address')
      if (names.has(name)) return refusal(409, 'name', 'This name is taken')
      keep(name, address, coinType, attributes)
      return undefined
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSame = (first: string, second: string) =>
  first === second ||
  (isAddress(first, { strict: false }) && isAddress(second, { strict: false }) && isAddressEqual(first, second))
