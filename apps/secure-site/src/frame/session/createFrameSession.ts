import * as z from 'zod/mini'
import { createDeviceSessions } from '../device/createDeviceSessions'
import type { DeviceStore } from '../device/createDeviceStore'
import { verifySessionEndNotice } from '../device/verifySessionEndNotice'
import { FrameError } from '../errors/FrameError'
import { createRandomBytes, fromBase64Url, toBase64Url } from '../vault/bytes'
import { openSeed, sealSeed } from '../vault/sealSeed'
import { openWallet, SEED_BYTES, type Wallet } from '../wallet/openWallet'
import { ApiError, type SiteApi } from './createSiteApi'

const sealedSeed = z.object({ salt: z.string(), iv: z.string(), ciphertext: z.string(), key: z.string() })
const profile = z.object({ userId: z.string(), email: z.optional(z.string()), userName: z.optional(z.string()) })
const vault = z.object({
  storedHalf: z.string(),
  serviceHalf: z.string(),
  userId: z.string(),
  key: z.string(),
  seed: z.optional(sealedSeed),
})

const sessionAnswer = z.extend(profile, { endKey: z.string() })

export const loginResponseSchema = z.extend(sessionAnswer, { token: z.string() })

export interface SignedInUser extends z.output<typeof profile> {
  readonly token: string
  readonly wallet: Wallet
}

export type FrameSession = ReturnType<typeof createFrameSession>

export function createFrameSession({
  api,
  device,
  origin,
}: {
  api: SiteApi
  device: DeviceStore
  origin: () => string
}) {
  let person: SignedInUser | undefined
  let restoring: Promise<SignedInUser | undefined> | undefined
  const shares = createDeviceSessions({ api, device, origin })

  // Permissions end with the login. They also name the user, in case this deletion fails.
  const endPermissions = () => device.changePermissions(origin(), () => null).catch(() => {})

  /** Signs out if the server refuses the session. Deletes the share only with the server’s signature. */
  const leave = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== UNAUTHORIZED) throw error
    const share = await shares.current()
    person = undefined
    if (share === undefined || !(await verifySessionEndNotice(share, error.ended))) return
    await shares.drop(share)
    await endPermissions()
  }

  const restore = async () => {
    const share = await shares.current()
    if (share === undefined) {
      void shares.endRetiredSessions().catch(() => {})
      return undefined
    }
    try {
      // Checks with the server first: an ended session opens no wallet.
      const { endKey, ...known } = await api.call('session', {}, sessionAnswer, { token: share.token })
      if (known.userId !== share.userId) throw new FrameError('The secure site returned a different user.')
      if (endKey !== share.endKey) await shares.put({ ...share, endKey })
      person = { ...known, token: share.token, wallet: await openWallet(fromBase64Url(share.seed)) }
    } catch (error) {
      await leave(error)
    }
    return person
  }

  /** Opens the server's seed, else this device's, else creates one. */
  const fetchSeed = async (token: string): Promise<Uint8Array<ArrayBuffer>> => {
    const { seed: sealed, ...halves } = await api.call('seed', {}, vault, { token })
    const own = await shares.find(halves.userId)
    if (sealed !== undefined) {
      return openSeed(sealed, halves).catch((cause: unknown) => {
        // This device's seed is the wallet, whatever the server holds.
        if (own !== undefined) return fromBase64Url(own)
        const words = 'Your wallet couldn’t be opened. It hasn’t been changed. Contact the people who run this site.'
        throw Object.assign(new FrameError(words), { cause })
      })
    }
    const seed = own === undefined ? createRandomBytes(SEED_BYTES) : fromBase64Url(own)
    const fresh = { ...(await sealSeed(seed, halves)), key: halves.key }
    // Another device may have stored a seed first; then that seed is the wallet.
    const answer = z.object({ seed: sealedSeed })
    const { seed: stored } = await api.call('seed/keep', { seed: fresh }, answer, { token })
    return stored.ciphertext === fresh.ciphertext ? seed : fetchSeed(token)
  }

  const find = async (): Promise<SignedInUser | undefined> => {
    if (person !== undefined) return person
    restoring ??= restore().finally(() => {
      restoring = undefined
    })
    return restoring
  }

  return {
    find,
    /** Checks the session with the server: another tab may have ended it. */
    async isGood(): Promise<boolean> {
      const result = await find()
      if (result === undefined) return false
      try {
        await api.call('session', {}, sessionAnswer, { token: result.token })
        return true
      } catch (error) {
        await leave(error)
        return false
      }
    },
    async get(): Promise<SignedInUser> {
      const result = await find()
      if (result === undefined) throw new FrameError('Sign in first.', 4100)
      return result
    },
    async begin({ token, endKey, ...known }: z.output<typeof loginResponseSchema>): Promise<SignedInUser> {
      const seed = await fetchSeed(token)
      const wallet = await openWallet(seed)
      await shares.put({ token, endKey, userId: known.userId, seed: toBase64Url(seed) })
      person = { ...known, token, wallet }
      await shares.endRetiredSessions()
      return person
    },
    update(changes: { email: string }) {
      if (person !== undefined) person = { ...person, ...changes }
    },
    /** Signs out on this device first, so that an unreachable server keeps no user signed in. */
    async end(): Promise<void> {
      person = undefined
      await shares.retireSession()
      await endPermissions()
      await shares.endRetiredSessions()
    },
  }
}

const UNAUTHORIZED = 401
