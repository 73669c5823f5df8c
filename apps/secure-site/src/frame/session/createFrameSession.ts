import * as z from 'zod/mini'
import { createDeviceSessions } from '../device/createDeviceSessions'
import {
  type AnyDeviceSession,
  type DeviceSession,
  type DeviceStore,
  isLegacySession,
} from '../device/createDeviceStore'
import { verifySessionEndNotice } from '../device/verifySessionEndNotice'
import { FrameError } from '../errors/FrameError'
import { createWallet, type Wallet } from '../wallet/createWallet'
import type { WalletAddresses } from '../wallet/deriveAddresses'
import { ApiError, type SiteApi } from './createSiteApi'
import { createWalletShares } from './createWalletShares'

const profile = z.object({ userId: z.string(), email: z.optional(z.string()), userName: z.optional(z.string()) })

const sessionAnswer = z.extend(profile, { endKey: z.string() })

export const loginResponseSchema = z.extend(sessionAnswer, { token: z.string() })

export interface SignedInUser extends z.output<typeof profile> {
  readonly token: string
  readonly addresses: WalletAddresses
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
  const sessions = createDeviceSessions({ api, device, origin })
  const shares = createWalletShares({ api, sessions })

  // Permissions end with the login. They also name the user, in case this deletion fails.
  const endPermissions = () => device.changePermissions(origin(), () => null).catch(() => {})

  /** Signs out if the server refuses the session. Deletes the share only with the server’s signature. */
  const leave = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== UNAUTHORIZED) throw error
    const stored = await sessions.current()
    person = undefined
    if (stored === undefined || !(await verifySessionEndNotice(stored, error.ended))) return
    await sessions.drop(stored)
    await endPermissions()
  }

  const restore = async () => {
    const stored = await sessions.current()
    if (stored === undefined) {
      void sessions.endRetiredSessions().catch(() => {})
      return undefined
    }
    try {
      // Checks with the server first: an ended session is nobody’s. A page load opens no wallet.
      const { token } = stored
      const { endKey, ...known } = await api.call('session', {}, sessionAnswer, { token })
      if (known.userId !== stored.userId) throw new FrameError('The secure site returned a different user.')
      const { addresses } = await refresh(stored, endKey)
      person = { ...known, token, addresses }
    } catch (error) {
      await leave(error)
    }
    return person
  }

  /** Stores the key of signed ends, and a share in place of the seed of a version before shares. */
  const refresh = async (stored: AnyDeviceSession, endKey: string): Promise<DeviceSession> => {
    if (!isLegacySession(stored)) {
      const fresh = { ...stored, endKey }
      if (endKey !== stored.endKey) await sessions.put(fresh)
      return fresh
    }
    const { token, userId } = stored
    const { share, migrated } = await shares.prepare(token, userId)
    const fresh = { token, userId, endKey, ...share }
    await sessions.put(fresh, migrated)
    return fresh
  }

  /** Opens the wallet for one use, with this device’s share and the server’s. */
  const openSeed = async <Result>(
    { token }: SignedInUser,
    run: (seed: Uint8Array) => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> => {
    const stored = await sessions.current()
    if (stored === undefined || isLegacySession(stored) || stored.token !== token)
      throw new FrameError('Sign in first.', 4100)
    try {
      return await shares.open(stored, run, signal)
    } catch (error) {
      if (error instanceof ApiError) await leave(error)
      throw error
    }
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
      const { userId } = known
      const { share, migrated } = await shares.prepare(token, userId)
      await sessions.put({ token, endKey, userId, ...share }, migrated)
      person = { ...known, token, addresses: share.addresses }
      await sessions.endRetiredSessions()
      return person
    },
    /** Returns the user’s accounts, which hold no key: each signature opens the wallet for itself. */
    getWallet: (user: SignedInUser, signal?: AbortSignal): Wallet =>
      createWallet(user.addresses, (run) => openSeed(user, run, signal)),
    update(changes: { email: string }) {
      if (person !== undefined) person = { ...person, ...changes }
    },
    /** Signs out on this device first, so that an unreachable server keeps no user signed in. */
    async end(): Promise<void> {
      person = undefined
      await sessions.retireSession()
      await endPermissions()
      await sessions.endRetiredSessions()
    },
  }
}

const UNAUTHORIZED = 401
