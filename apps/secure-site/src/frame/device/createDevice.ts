import * as z from 'zod/mini'
import { random, utf8 } from '../vault/bytes'
import type { Database } from './openDatabase'

const KEY = 'key'
const IV_BYTES = 12

const record = z.object({
  /** Who this device is to the server. */
  device: z.optional(z.string()),
  session: z.optional(z.object({ token: z.string(), userId: z.string(), seed: z.string() })),
  accountType: z.optional(z.enum(['eoa', 'smartAccount'])),
})
const sealed = z.object({ iv: z.instanceof(Uint8Array), ciphertext: z.instanceof(ArrayBuffer) })

/** What this device remembers for one site that embeds the frame. */
export type DeviceRecord = z.output<typeof record>
export type Device = ReturnType<typeof createDevice>

/**
 * What stays on the device: encrypted under a key that the browser uses and shows to nobody. Each embedding site has a
 * record of its own: the browser parts storage by site, and ports of one host are one site.
 */
export function createDevice(openDatabase: () => Promise<Database>, exclusive = withLock) {
  let opened: Promise<Database> | undefined
  const database = () => {
    opened ??= openDatabase()
    return opened
  }
  const key = async (): Promise<CryptoKey> => {
    const kept = await (await database()).get(KEY)
    if (kept instanceof CryptoKey) return kept
    const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    await (await database()).set(KEY, fresh)
    return fresh
  }
  const place = (origin: string) => `of ${origin}`
  const permissions = (origin: string) => `permissions of ${origin}`
  /** Undefined when it cannot be read. */
  const open = async (name: string, bound: string): Promise<unknown> => {
    const kept = z.safeParse(sealed, await (await database()).get(name))
    if (!kept.success) return undefined
    const opening = { name: 'AES-GCM', iv: Uint8Array.from(kept.data.iv), additionalData: utf8(bound) }
    const text = await crypto.subtle.decrypt(opening, await key(), kept.data.ciphertext).catch(() => undefined)
    return text && JSON.parse(new TextDecoder().decode(text))
  }
  const seal = async (name: string, bound: string, value: unknown): Promise<void> => {
    const iv = random(IV_BYTES)
    const sealing = { name: 'AES-GCM', iv, additionalData: utf8(bound) }
    const ciphertext = await crypto.subtle.encrypt(sealing, await key(), utf8(JSON.stringify(value)))
    await (await database()).set(name, { iv, ciphertext })
  }
  // Nothing when it cannot be read: then there is a login to repeat, and no wallet is lost.
  const read = async (origin: string): Promise<DeviceRecord> => {
    const parsed = z.safeParse(record, await open(place(origin), origin))
    return parsed.success ? parsed.data : {}
  }
  const write = (origin: string, value: DeviceRecord): Promise<void> => seal(place(origin), origin, value)
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: (origin: string) => last.then(() => read(origin)),
    /** One change after the other: each is made to what the one before it left. */
    change(origin: string, to: (kept: DeviceRecord) => DeviceRecord): Promise<void> {
      const mine = last.then(async () => write(origin, to(await read(origin))))
      last = mine.catch(() => {})
      return mine
    },
    readPermissions: (origin: string): Promise<unknown> => open(permissions(origin), permissions(origin)),
    /** Apart from the rest, and one document at a time: what another tab has counted must not come back. */
    async changePermissions(origin: string, to: (kept: unknown) => unknown): Promise<void> {
      const name = permissions(origin)
      await exclusive(name, async () => seal(name, name, to(await open(name, name))))
    },
  }
}

/** Runs when no other document of this site is at it. Rejects in a browser without locks: there nothing is granted. */
const withLock = async (name: string, run: () => Promise<void>): Promise<void> => {
  await navigator.locks.request(name, run)
}
