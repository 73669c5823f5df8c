import * as z from 'zod/mini'
import { type Api, ApiError } from './createApi'
import type { Device } from './device/createDevice'
import { FrameError } from './FrameError'
import { random, toBytes, toText } from './vault/bytes'
import { openSeed, sealSeed } from './vault/sealSeed'
import { openWallet, SEED_BYTES, type Wallet } from './wallet/openWallet'

const sealedSeed = z.object({ salt: z.string(), iv: z.string(), ciphertext: z.string() })
const profile = z.object({ userId: z.string(), email: z.optional(z.string()), userName: z.optional(z.string()) })
const halves = z.object({
  storedHalf: z.string(),
  serviceHalf: z.string(),
  userId: z.string(),
  seed: z.optional(sealedSeed),
})

/** What the server answers to who has proved who they are. */
export const loginAnswer = z.extend(profile, { token: z.string() })

/** Who is logged in, for the site that embeds the frame. */
export interface Person extends z.output<typeof profile> {
  readonly token: string
  readonly wallet: Wallet
}

export type Session = ReturnType<typeof createSession>

/** Who is logged in: from the login, and from the device after a reload. */
export function createSession({ api, device, origin }: { api: Api; device: Device; origin: () => string }) {
  let person: Person | undefined
  let restoring: Promise<Person | undefined> | undefined

  const forget = async () => {
    person = undefined
    await device.change(origin(), ({ session: _, ...rest }) => rest)
    // What a site may do ends with the login. It names the person, so that it serves nobody else where this fails.
    await device.changePermissions(origin(), () => null).catch(() => {})
  }

  const restore = async () => {
    const { session } = await device.read(origin())
    if (session === undefined) return undefined
    try {
      // The server is asked first: a session that was ended elsewhere opens nothing here.
      const known = await api.call('session', {}, profile, { token: session.token })
      person = { ...known, token: session.token, wallet: await openWallet(toBytes(session.seed)) }
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await forget()
      else throw error
    }
    return person
  }

  /** The seed of the account: what the server keeps, opened; or a new one, made here. */
  const fetchSeed = async (token: string): Promise<Uint8Array<ArrayBuffer>> => {
    const { seed: kept, ...key } = await api.call('seed', {}, halves, { token })
    if (kept !== undefined) return openSeed(kept, key)
    const fresh = await sealSeed(random(SEED_BYTES), key)
    // Another device may have been first; then that one's is the wallet.
    const { seed } = await api.call('seed/keep', { seed: fresh }, z.object({ seed: sealedSeed }), { token })
    return openSeed(seed, key)
  }

  /** The one who is logged in, or nobody. Rejects when the server cannot be asked. */
  const find = async (): Promise<Person | undefined> => {
    if (person !== undefined) return person
    restoring ??= restore().finally(() => {
      restoring = undefined
    })
    return restoring
  }

  return {
    find,
    /** Whether the server still knows the login: it may have been ended in another tab. */
    async isGood(): Promise<boolean> {
      const found = await find()
      if (found === undefined) return false
      try {
        await api.call('session', {}, profile, { token: found.token })
        return true
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error
        await forget()
        return false
      }
    },
    async get(): Promise<Person> {
      const found = await find()
      if (found === undefined) throw new FrameError('Log in first.', 4100)
      return found
    },
    async begin({ token, ...known }: z.output<typeof loginAnswer>): Promise<Person> {
      const seed = await fetchSeed(token)
      const wallet = await openWallet(seed)
      const kept = { token, userId: known.userId, seed: toText(seed) }
      await device.change(origin(), (record) => ({ ...record, session: kept }))
      person = { ...known, token, wallet }
      return person
    },
    /** Changes what is known of the person, after the server has. */
    update(changes: { email: string }) {
      if (person !== undefined) person = { ...person, ...changes }
    },
    /** Forgets first: a server that is gone keeps nobody logged in here. */
    async end(): Promise<void> {
      const token = person?.token ?? (await device.read(origin())).session?.token
      await forget()
      if (token !== undefined) await api.call('session/end', {}, z.unknown(), { token }).catch(() => {})
    },
  }
}
