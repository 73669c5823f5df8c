import * as z from 'zod/mini'
import type { RecoveryChange } from '../../formatRecoveryChange'
import { texts } from '../../texts/texts'
import type { DeviceSessions } from '../device/createDeviceSessions'
import { type DeviceSession, type DeviceShare, isLegacySession } from '../device/createDeviceStore'
import { FrameError } from '../errors/FrameError'
import type { Spending } from '../spending/createSpending'
import { createRandomBytes, toBase64Url } from '../vault/bytes'
import { decodeSeed, decodeShare } from '../vault/decodeShare'
import { runWithBytes, type Wiped } from '../vault/runWithBytes'
import { openSeed } from '../vault/sealSeed'
import {
  chooseX,
  computeSeedCheck,
  computeShare,
  createClosedError,
  createSharingId,
  openSeedFromShares,
  SEED_BYTES,
  splitSeed,
  toSeedShare,
} from '../vault/shares'
import { computeProofKey, signRecoveryChange } from '../vault/walletProof'
import { deriveAddresses } from '../wallet/deriveAddresses'
import { ApiError, type SiteApi } from './createSiteApi'
import { ForgottenWalletError } from './ForgottenWalletError'
import { findForgottenWallet, type Login } from './findForgottenWallet'
import { NoShareError, wayOfRecoverySchema } from './NoShareError'
import { NoWalletError } from './NoWalletError'

const sharingName = z.object({ id: z.string(), check: z.string() })
const sealedSeed = z.object({ salt: z.string(), iv: z.string(), ciphertext: z.string() })
const shareAnswer = z.object({
  userId: z.string(),
  sharing: z.optional(z.extend(sharingName, { share: z.string() })),
  hasEscrow: z.boolean(),
  recovery: z.array(wayOfRecoverySchema),
  // True for a wallet of a version before shares. Its seed comes with the halves of its key, shortly after a login.
  hasSeed: z.boolean(),
  legacy: z.optional(z.object({ seed: sealedSeed, storedHalf: z.string(), serviceHalf: z.string() })),
})
const keepAnswer = z.object({ sharing: sharingName })
const escrowAnswer = z.object({ share: z.string() })

const NO_RECOVERY = 409

type ShareAnswer = z.output<typeof shareAnswer>
type Sharing = NonNullable<ShareAnswer['sharing']>

interface Owned {
  readonly restored: Uint8Array<ArrayBuffer> | undefined
  readonly share: DeviceShare | undefined
  readonly seed: string | undefined
}

/** Gets a share from the user or from another device, for a device that has none. */
export type ShareSource = (binding: { readonly userId: string; readonly sharingId: string }) => Promise<Uint8Array>

export interface ShareUse {
  readonly signal?: AbortSignal | undefined
  readonly spend?: ReturnType<Spending['current']>
}

export interface PreparedShare {
  readonly share: DeviceShare
  /** Seed that this device stored before, and that `share` replaces. */
  readonly migrated?: string | undefined
}

export interface PrepareOptions {
  readonly source?: ShareSource | undefined
  /** Seed of an earlier wallet, which becomes the user’s. The caller overwrites it. */
  readonly restored?: Uint8Array<ArrayBuffer> | undefined
  /** Starts a new wallet although the server has forgotten one of this device. */
  readonly startsAnew?: boolean | undefined
  /** Throws a `NoWalletError` in place of creating a wallet. */
  readonly createsNone?: boolean | undefined
}

/** Gets this device its share of the user’s wallet, and opens the wallet with it and the server’s share. */
export function createWalletShares({ api, sessions }: { api: SiteApi; sessions: DeviceSessions }) {
  const find = async (userId: string, id: string | undefined): Promise<Omit<Owned, 'restored'>> => {
    const stored = await sessions.list(userId)
    const shares = stored.flatMap((each) => {
      if (isLegacySession(each)) return []
      const { sharing, share, addresses } = each
      return [{ sharing, share, addresses }]
    })
    const seed = stored.find(isLegacySession)?.seed
    return { share: shares.find(({ sharing }) => sharing.id === id) ?? shares[0], seed }
  }

  /** Computes this device’s share of the server’s sharing. */
  const join = async (
    answer: ShareAnswer,
    sharing: Sharing,
    { own, token, source }: { own: Owned; token: string; source: ShareSource | undefined },
  ): Promise<PreparedShare> => {
    const { userId } = answer
    const { id, check } = sharing
    if (own.restored !== undefined && (await computeSeedCheck(own.restored, userId)) !== check) {
      throw new FrameError(texts().errors.wallet.otherExists)
    }
    if (own.share !== undefined && own.share.sharing.check !== check) throw createClosedError()
    if (own.share?.sharing.id === id) return { share: own.share, migrated: undefined }
    return runWithBytes(async (wiped) => {
      const server = wiped(decodeShare(sharing.share))
      if (own.restored !== undefined) {
        const share = wiped(await computeShare(wiped(toSeedShare(own.restored)), server, chooseX(server)))
        return { share: await describeShare({ id, check }, share, own.restored) }
      }
      if (own.seed !== undefined) {
        const seed = wiped(decodeSeed(own.seed))
        if ((await computeSeedCheck(seed, userId)) !== check) throw createClosedError()
        const share = wiped(await computeShare(wiped(toSeedShare(seed)), server, chooseX(server)))
        return { share: await describeShare({ id, check }, share, seed), migrated: own.seed }
      }
      const other = wiped(await fetchRecovered(answer, { id, token, source }))
      const seed = wiped(await openSeedFromShares(server, other, { check, userId }))
      const share = wiped(await computeShare(server, other, chooseX(server, other)))
      return { share: await describeShare({ id, check }, share, seed) }
    })
  }

  const fetchRecovered = async (
    { userId, hasEscrow, recovery }: ShareAnswer,
    { id, token, source }: { id: string; token: string; source: ShareSource | undefined },
  ): Promise<Uint8Array> => {
    if (source !== undefined) return source({ userId, sharingId: id })
    if (!hasEscrow) throw new NoShareError({ ways: recovery, sharingId: id })
    try {
      return decodeShare((await api.call('share/escrow', {}, escrowAnswer, { token })).share)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== NO_RECOVERY) throw error
      // The user added a way of recovery meanwhile, which replaces the escrow share.
      const fresh = await api.call('share', {}, shareAnswer, { token })
      throw new NoShareError({ ways: fresh.recovery, sharingId: id })
    }
  }

  /** Creates the sharing of a new wallet, or of a wallet from a version before shares. */
  const create = async (
    answer: ShareAnswer,
    own: Owned,
    { login, options }: { login: Login; options: PrepareOptions },
  ): Promise<PreparedShare> =>
    runWithBytes(async (wiped) => {
      const { token, userId } = login
      const seed = wiped(await findSeed(answer, own, options))
      const check = await computeSeedCheck(seed, userId)
      if (own.share !== undefined && own.share.sharing.check !== check) throw createClosedError()
      // A server that only says that it has lost its share would hold two of one sharing.
      const kept = own.restored === undefined ? own.share : undefined
      const [device, server, escrow] = await splitFor(seed, kept, wiped)
      const name = { id: kept?.sharing.id ?? createSharingId(), check }
      const proofKey = await computeProofKey(seed, userId)
      const body = { sharing: { ...name, proofKey, share: toBase64Url(server) }, escrow: toBase64Url(escrow) }
      const { sharing } = await api.call('share/keep', body, keepAnswer, { token })
      // Another device was first: its sharing is the wallet’s.
      if (sharing.id !== name.id) return prepare(login, options)
      return { share: await describeShare(name, device, seed), migrated: own.seed }
    })

  const findSeed = async (
    { userId, hasSeed, legacy }: ShareAnswer,
    own: Owned,
    { createsNone = false }: PrepareOptions,
  ) => {
    if (own.restored !== undefined) return Uint8Array.from(own.restored)
    const stored = own.seed === undefined ? undefined : decodeSeed(own.seed)
    if (legacy === undefined) {
      if (stored !== undefined) return stored
      if (own.share !== undefined) throw new FrameError(texts().errors.wallet.partLost)
      // A new seed would be another wallet.
      if (hasSeed) throw new FrameError(texts().errors.logInToOpen, 4100)
      if (createsNone) throw new NoWalletError()
      return createRandomBytes(SEED_BYTES)
    }
    const opened = await openSeed(legacy.seed, { ...legacy, userId }).catch(() => undefined)
    // If the server’s copy can’t be opened, this device’s copy is the wallet.
    const seed = opened ?? stored
    if (seed === undefined) throw createClosedError()
    if (opened === undefined || stored === undefined) return seed
    const isSame = opened.every((byte, index) => byte === stored[index])
    stored.fill(0)
    if (isSame) return opened
    opened.fill(0)
    // These are two wallets: sharing one would delete the other at the server.
    throw createClosedError()
  }

  const prepare = async (login: Login, options: PrepareOptions = {}): Promise<PreparedShare> => {
    const { token, userId } = login
    const { source, restored, startsAnew = false } = options
    const answer = await api.call('share', {}, shareAnswer, { token })
    if (answer.userId !== userId) throw new FrameError(texts().errors.otherUser)
    const { sharing } = answer
    const own = { ...(await find(userId, sharing?.id)), restored }
    const isSettled = startsAnew || restored !== undefined || own.share !== undefined || own.seed !== undefined
    const forgotten = isSettled ? undefined : await findForgottenWallet({ api, sessions }, login)
    if (sharing !== undefined) {
      const prepared = await join(answer, sharing, { own, token, source })
      // The user may have restored the forgotten wallet on another device.
      if (forgotten !== undefined && prepared.share.addresses.evm !== forgotten) {
        throw new ForgottenWalletError(forgotten)
      }
      return prepared
    }
    // A new wallet would have other addresses, without a word.
    if (forgotten !== undefined) throw new ForgottenWalletError(forgotten)
    return create(answer, own, { login, options })
  }

  /** Reads the server’s share, and runs with both shares once they open the wallet. */
  const runWithShares = async <Result>(
    { token, userId, sharing, share }: DeviceSession,
    run: (shares: { seed: Uint8Array; own: Uint8Array; server: Uint8Array }) => Promise<Result>,
    { signal, spend }: ShareUse = {},
  ): Promise<Result> => {
    const answer = await api.call('share', spend === undefined ? {} : { spend }, shareAnswer, { token, signal })
    const known = answer.sharing
    if (known === undefined) throw new FrameError(texts().errors.wallet.partLost)
    if (known.id !== sharing.id) throw createClosedError()
    return runWithBytes(async (wiped) => {
      const [own, server] = [wiped(decodeShare(share)), wiped(decodeShare(known.share))]
      const seed = wiped(await openSeedFromShares(own, server, { check: sharing.check, userId }))
      return run({ seed, own, server })
    })
  }

  return {
    /** Returns this device’s share: the stored one, one computed now, or that of a new wallet. */
    prepare,
    /** Opens the seed with the server’s share, runs, and overwrites the seed with zeros. */
    open: <Result>(
      session: DeviceSession,
      run: (seed: Uint8Array) => Promise<Result>,
      use: ShareUse,
    ): Promise<Result> => runWithShares(session, ({ seed }) => run(seed), use),
    /** Signs a change of recovery, which proves to the server that this device opens the wallet. */
    signRecoveryChange: (
      session: DeviceSession,
      { change, wayId, ...use }: { change: RecoveryChange; wayId: string } & ShareUse,
    ): Promise<string> =>
      runWithShares(
        session,
        ({ seed }) => {
          const { userId, token } = session
          return signRecoveryChange(seed, { userId, token, change, wayId })
        },
        use,
      ),
    /** Computes further shares of the wallet, for other devices and for recovery. The caller overwrites them. */
    createShares: (
      session: DeviceSession,
      count: number,
      use?: ShareUse,
    ): Promise<readonly Uint8Array<ArrayBuffer>[]> =>
      runWithShares(
        session,
        async ({ own, server }) => {
          const created: Uint8Array<ArrayBuffer>[] = []
          for (let left = count; left > 0; left--) {
            created.push(await computeShare(own, server, chooseX(own, server, ...created)))
          }
          return created
        },
        use,
      ),
  }
}

/** Splits a seed into shares for device, server and escrow, of the sharing that this device’s share is of, if any. */
async function splitFor(seed: Uint8Array, own: DeviceShare | undefined, wiped: Wiped) {
  if (own === undefined) {
    const [device, server, escrow] = await splitSeed(seed, 3)
    if (device === undefined || server === undefined || escrow === undefined)
      throw new Error('There are too few shares.')
    return [wiped(device), wiped(server), wiped(escrow)] as const
  }
  const device = wiped(decodeShare(own.share))
  const seedShare = wiped(toSeedShare(seed))
  const server = wiped(await computeShare(seedShare, device, chooseX(device)))
  const escrow = wiped(await computeShare(seedShare, device, chooseX(device, server)))
  return [device, server, escrow] as const
}

const describeShare = async (
  sharing: DeviceShare['sharing'],
  share: Uint8Array,
  seed: Uint8Array,
): Promise<DeviceShare> => ({ sharing, share: toBase64Url(share), addresses: await deriveAddresses(seed) })
