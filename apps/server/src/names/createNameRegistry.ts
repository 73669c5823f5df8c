import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { createReservedCheck, getSkeleton, isLabel } from './labels'
import type { NamesSettings } from './namesSchema'
import type { NameRecord, NameStorage } from './types'
import { createOwnerVerifier, getChain } from './verifyOwner'

const MAX_AGE_SECONDS = 300
// A user's clock may be ahead.
const MAX_AHEAD_SECONDS = 60
const NODE_TIMEOUT_MS = 12_000
const MAX_SUGGESTIONS = 8

const registrationSchema = z.object({
  coin_type: z.int().check(z.gte(0)),
  address: z.string().check(z.maxLength(128)),
  message: z.string().check(z.maxLength(8_000)),
  // Signatures of contracts that are not deployed contain their deployment (ERC-6492).
  signature: z.string().check(z.maxLength(40_000)),
})

const attributesSchema = z
  .record(z.string().check(z.regex(/^[a-zA-Z0-9._-]{1,64}$/)), z.string().check(z.maxLength(2_000)))
  .check(z.refine((attributes) => Object.keys(attributes).length <= 20))

const messageSchema = z.strictObject({
  name: z.string().check(z.maxLength(255)),
  attributes: attributesSchema,
  timestamp: z.int(),
})

export interface NameRefusal {
  readonly status: 400 | 401 | 409 | 502 | 504
  readonly detail: string
}

export interface NameRegistry {
  readonly zone: string
  find(name: string): Promise<NameRecord | undefined>
  findByAddress(address: string): Promise<readonly NameRecord[]>
  // Empty for an invalid label.
  suggest(label: string): Promise<readonly { readonly name: string; readonly registered: boolean }[]>
  /** Registers a name for the address that signed the message. Returns why not, if it was refused. */
  register(request: unknown): Promise<NameRefusal | undefined>
  check(): Promise<void>
  close(): Promise<void>
}

export function createNameRegistry({
  settings: { zone, reserved, perAddress },
  storage,
  nodes,
  now = Date.now,
}: {
  readonly settings: NamesSettings
  readonly storage: NameStorage
  readonly nodes: Readonly<Record<string, readonly string[]>>
  readonly now?: () => number
}): NameRegistry {
  const isReserved = createReservedCheck(reserved)
  const owners = createOwnerVerifier(nodes)

  return {
    zone,
    find: async (name) => storage.find(name.toLowerCase()),
    findByAddress: (address) => storage.findByAddress(address),
    async suggest(text) {
      const label = text.toLowerCase()
      const year = new Date(now()).getUTCFullYear()
      const similar = [`${label}1`, `${label}-wallet`, `my-${label}`, `the-${label}`, `${label}-${year}`, `${label}42`]
      const labels = isLabel(label) ? [label, ...similar.filter(isLabel)].slice(0, MAX_SUGGESTIONS) : []
      const taken = labels.length > 0 ? await storage.findTaken(labels.map(getSkeleton)) : new Set()
      return labels.map((name) => ({ name, registered: taken.has(getSkeleton(name)) || isReserved(name) }))
    },
    async register(request) {
      const registration = z.safeParse(registrationSchema, request).data
      const message = registration && z.safeParse(messageSchema, parseJson(registration.message)).data
      if (registration === undefined || message === undefined)
        return { status: 400, detail: 'The request is not a signed registration of a name.' }
      const { name, attributes, timestamp } = message
      if (!name.endsWith(`.${zone}`)) return { status: 400, detail: `This server registers names below ${zone} only.` }
      const label = name.slice(0, -zone.length - 1)
      if (!isLabel(label)) return { status: 400, detail: 'A name has 4 to 63 letters a to z, digits or hyphens.' }
      const age = now() / 1000 - timestamp
      if (age > MAX_AGE_SECONDS) return { status: 400, detail: 'The signature is too old. Sign again.' }
      if (age < -MAX_AHEAD_SECONDS)
        return {
          status: 400,
          detail: 'The signature is from the future. Set the clock of your device, and sign again.',
        }
      if (isReserved(label)) return { status: 409, detail: 'This name is reserved. Choose another one.' }
      const skeleton = getSkeleton(label)
      const taken = { status: 409, detail: 'This name, or one that looks like it, is taken.' } as const
      const { coin_type: coinType, address, signature } = registration
      if (getChain(coinType) === undefined)
        return { status: 400, detail: 'Names are not registered for accounts of this network.' }
      if ((await storage.findTaken([skeleton])).size > 0) return taken
      const owner = await withTimeout(
        owners.verify({ coinType, address, message: registration.message, signature }),
      ).catch(() => 'unavailable' as const)
      if (owner === 'late') return { status: 504, detail: 'The node that verifies the signature does not answer.' }
      if (owner === 'unavailable') return { status: 502, detail: 'The node that verifies the signature has failed.' }
      if (owner === undefined) return { status: 401, detail: 'The signature is not that of the address.' }
      const created = { coinType, address: owner.address, isKey: owner.isKey, createdAt: now() }
      const outcome = await storage.insert({ name, skeleton, address: created, attributes }, perAddress)
      if (outcome === 'full')
        return { status: 409, detail: `This address has ${perAddress} names, which is the limit.` }
      return outcome === 'taken' ? taken : undefined
    },
    check: () => storage.check(),
    close: () => storage.close(),
  }
}

async function withTimeout<Result>(pending: Promise<Result>): Promise<Result | 'late'> {
  const stop = new AbortController()
  const late = setTimeout(NODE_TIMEOUT_MS, 'late' as const, { signal: stop.signal, ref: false })
  late.catch(() => {})
  return Promise.race([pending, late]).finally(() => stop.abort())
}
