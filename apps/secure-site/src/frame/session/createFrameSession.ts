import * as z from 'zod/mini'
import type { RecoveryChange } from '../../formatRecoveryChange'
import { texts } from '../../texts/texts'
import { createDeviceSessions } from '../device/createDeviceSessions'
import {
  type AnyDeviceSession,
  type DeviceSession,
  type DeviceStore,
  isLegacySession,
} from '../device/createDeviceStore'
import { verifySessionEndNotice } from '../device/verifySessionEndNotice'
import { requestDeviceShare } from '../devices/requestDeviceShare'
import { FrameError } from '../errors/FrameError'
import type { Spending } from '../spending/createSpending'
import { createWallet, type Wallet } from '../wallet/createWallet'
import type { WalletAddresses } from '../wallet/deriveAddresses'
import { encodeMnemonic } from '../wallet/encodeMnemonic'
import { ApiError, type SiteApi } from './createSiteApi'
import { createWalletShares, type PrepareOptions, type ShareSource } from './createWalletShares'
import { ForgottenWalletError } from './ForgottenWalletError'
import { NoShareError } from './NoShareError'
import { NoWalletError } from './NoWalletError'

const profile = z.object({ userId: z.string(), email: z.optional(z.string()), userName: z.optional(z.string()) })

const sessionAnswer = z.extend(profile, { endKey: z.string() })

export const loginResponseSchema = z.extend(sessionAnswer, { token: z.string() })

export type LoginResponse = z.output<typeof loginResponseSchema>

export interface SignedInUser extends z.output<typeof profile> {
  readonly token: string
  readonly addresses: WalletAddresses
}

export type StatedSpend = ReturnType<Spending['current']>

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
  /** Login that waits for a share. */
  let pending: { readonly login: LoginResponse; readonly sharingId: string } | undefined
  /** Login on a device that has a part of a wallet which the server has forgotten. */
  let refused: LoginResponse | undefined
  const sessions = createDeviceSessions({ api, device, origin })
  const shares = createWalletShares({ api, sessions })

  // Permissions end with the login. They also name the user, in case this deletion fails.
  const endPermissions = () => device.changePermissions(origin(), () => null).catch(() => {})

  /** Signs out if the server refuses the session. Keeps the share for the next login. */
  const leave = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== UNAUTHORIZED) throw error
    const stored = await sessions.current()
    person = undefined
    if (stored === undefined || !(await verifySessionEndNotice(stored, error.ended))) return
    await sessions.keepEnded(stored)
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
      if (known.userId !== stored.userId) throw new FrameError(texts().errors.otherUser)
      const { addresses } = await refresh(stored, { endKey, name: getName(known) })
      person = { ...known, token, addresses }
    } catch (error) {
      await leave(error)
    }
    return person
  }

  /** Stores the key of signed ends and the name, and a share in place of the seed of a version before shares. */
  const refresh = async (
    stored: AnyDeviceSession,
    { endKey, name }: { endKey: string; name: string | undefined },
  ): Promise<DeviceSession> => {
    if (!isLegacySession(stored)) {
      const fresh = { ...stored, endKey, name }
      if (endKey !== stored.endKey || name !== stored.name) await sessions.put(fresh)
      return fresh
    }
    const { token, userId } = stored
    const { share, migrated } = await shares.prepare({ token, userId, name })
    const fresh = { token, userId, name, endKey, ...share }
    await sessions.put(fresh, migrated)
    return fresh
  }

  /** Runs with what this device has stored, and signs out if the server refuses the session. */
  const runWithStored = async <Result>(
    { token }: SignedInUser,
    run: (stored: DeviceSession) => Promise<Result>,
  ): Promise<Result> => {
    const stored = await sessions.current()
    if (stored === undefined || isLegacySession(stored) || stored.token !== token)
      throw new FrameError(texts().errors.signInFirst, 4100)
    try {
      return await run(stored)
    } catch (error) {
      if (error instanceof ApiError) await leave(error)
      throw error
    }
  }

  const getPending = () => {
    if (pending === undefined) throw new FrameError(texts().errors.logInAgain, 4100)
    return pending
  }

  /** Stores a login. Throws a `NoShareError` if this device needs a share from the user or another device. */
  const begin = async (login: LoginResponse, options: PrepareOptions = {}): Promise<SignedInUser> => {
    const { token, endKey, ...known } = login
    const { userId } = known
    const name = getName(known)
    try {
      const { share, migrated } = await shares.prepare({ token, userId, name }, options)
      await sessions.put({ token, endKey, userId, name, ...share }, migrated)
      if (options.startsAnew) await sessions.replaceFormer({ userId, name })
      person = { ...known, token, addresses: share.addresses }
      pending = undefined
      refused = undefined
    } catch (error) {
      if (error instanceof NoShareError) pending = { login, sharingId: error.sharingId }
      if (error instanceof ForgottenWalletError || error instanceof NoWalletError) refused = login
      throw error
    }
    await sessions.endRetiredSessions()
    return person
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
      if (result === undefined) throw new FrameError(texts().errors.signInFirst, 4100)
      return result
    },
    begin,
    /** Finishes a login that has thrown a `ForgottenWalletError` or a `NoWalletError`, with a new wallet. */
    async startAnew(): Promise<SignedInUser> {
      if (refused === undefined) throw new FrameError(texts().errors.logInAgain, 4100)
      return begin(refused, { startsAnew: true })
    },
    /** Finishes a login that has thrown a `NoShareError`, with a share from the user or another device. */
    completeLogin: async (source: ShareSource): Promise<SignedInUser> => begin(getPending().login, { source }),
    /** Asks the user’s other devices for a share. The login is complete once `wait` resolves. */
    async requestApproval() {
      const { login, sharingId } = getPending()
      const { token, userId } = login
      const request = await requestDeviceShare(api, { token, origin: origin(), subject: { userId, sharingId } })
      return {
        code: request.code,
        async wait(signal?: AbortSignal): Promise<SignedInUser> {
          const share = await request.wait(signal)
          // The user may have logged out, or logged in otherwise, meanwhile.
          if (pending?.login !== login) throw new FrameError(texts().errors.logInAgain, 4100)
          return begin(login, { source: async () => share })
        },
      }
    },
    getPendingToken: () => getPending().login.token,
    /** Signs a change of recovery, which proves to the server that this device opens the wallet. */
    signRecoveryChange: (user: SignedInUser, change: RecoveryChange, wayId: string, spend?: StatedSpend) =>
      runWithStored(user, (stored) => shares.signRecoveryChange(stored, { change, wayId, spend })),
    /** Computes further shares of the wallet, for other devices and for recovery. The caller overwrites them. */
    createShares: (user: SignedInUser, count: number, spend?: StatedSpend) =>
      runWithStored(user, async (stored) => ({
        sharing: stored.sharing,
        shares: await shares.createShares(stored, count, { spend }),
      })),
    /** Returns the user’s accounts, which hold no key: each signature opens the wallet for itself. */
    getWallet: (user: SignedInUser, signal: AbortSignal, { current }: Pick<Spending, 'current'>): Wallet =>
      createWallet(user.addresses, (run) =>
        runWithStored(user, (stored) => shares.open(stored, run, { signal, spend: current() })),
      ),
    /** Writes the 24 words of the seed, which open the wallet in others. Pass what the user’s passkey has permitted. */
    readWords: (user: SignedInUser, spend: StatedSpend): Promise<string> =>
      runWithStored(user, (stored) =>
        shares.open(
          stored,
          async (seed) => {
            const words = await encodeMnemonic(seed)
            const text = new TextDecoder().decode(words)
            words.fill(0)
            return text
          },
          { spend },
        ),
      ),
    update(changes: { email: string }) {
      if (person !== undefined) person = { ...person, ...changes }
    },
    /** Signs out on this device first, so that an unreachable server keeps no user signed in. */
    async end(): Promise<void> {
      person = undefined
      pending = undefined
      refused = undefined
      await sessions.retireSession()
      await endPermissions()
      await sessions.endRetiredSessions()
    },
  }
}

const getName = ({ email, userName }: z.output<typeof profile>) => email ?? userName

const UNAUTHORIZED = 401
