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
export function createDevice(open: () => Promise<Database>) {
  let opened: Promise<Database> | undefined
  const database = () => {
    opened ??= open()
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
  // Nothing when it cannot be read: then there is a login to repeat, and no wallet is lost.
  const read = async (origin: string): Promise<DeviceRecord> => {
    const kept = z.safeParse(sealed, await (await database()).get(place(origin)))
    if (!kept.success) return {}
    const iv = Uint8Array.from(kept.data.iv)
    const opening = { name: 'AES-GCM', iv, additionalData: utf8(origin) }
    const text = await crypto.subtle.decrypt(opening, await key(), kept.data.ciphertext).catch(() => undefined)
    const parsed = text && z.safeParse(record, JSON.parse(new TextDecoder().decode(text)))
    return parsed?.success ? parsed.data : {}
  }
  const write = async (origin: string, value: DeviceRecord): Promise<void> => {
    const iv = random(IV_BYTES)
    const sealing = { name: 'AES-GCM', iv, additionalData: utf8(origin) }
    const ciphertext = await crypto.subtle.encrypt(sealing, await key(), utf8(JSON.stringify(value)))
    await (await database()).set(place(origin), { iv, ciphertext })
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: (origin: string) => last.then(() => read(origin)),
    /** One change after the other: each is made to what the one before it left. */
    change(origin: string, to: (kept: DeviceRecord) => DeviceRecord): Promise<void> {
      const mine = last.then(async () => write(origin, to(await read(origin))))
      last = mine.catch(() => {})
      return mine
    },
  }
}
