import * as z from 'zod/mini'
import { formatLinkCode, sealLinkedShare } from '../frame/devices/deviceLink'
import type { PasskeyApi } from '../frame/recovery/passkeyApi'
import { openWithPasskey, sealWithPasskey } from '../frame/recovery/passkeySeal'
import { openWithPassword, sealWithPassword } from '../frame/recovery/passwordSeal'
import { RecoveryError } from '../frame/recovery/RecoveryError'
import { parseRecoveryCode } from '../frame/recovery/recoveryCode'
import { createRecoveryFile, type RecoveryFile } from '../frame/recovery/recoveryFile'
import type { FrameSession, SignedInUser, StatedSpend } from '../frame/session/createFrameSession'
import type { SiteApi } from '../frame/session/createSiteApi'
import { TEXT } from '../frame/spending/createSpending'
import { answerByPasskey } from '../frame/spending/secondFactor'
import { createRandomBytes, toBase64Url } from '../frame/vault/bytes'
import { texts } from '../texts/texts'

const ID_BYTES = 16
const SPEND_ID_BYTES = 32

const recoveryKind = z.enum(['code', 'password', 'passkey'])
const overview = z.object({
  hasEscrow: z.boolean(),
  recovery: z.array(z.object({ id: z.string(), kind: recoveryKind, createdAt: z.number() })),
})
const requests = z.object({
  requests: z.array(
    z.object({
      id: z.string(),
      publicKey: z.string(),
      userAgent: z.string(),
      at: z.number(),
      origin: z.optional(z.string()),
    }),
  ),
})
const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      userAgent: z.string(),
      /** Page that embeds the frame, or the site itself. */
      origin: z.string(),
      /** In ms since 1970, as `usedAt`, which is exact to an hour. */
      begunAt: z.number(),
      usedAt: z.number(),
      isCurrent: z.boolean(),
    }),
  ),
})
const begun = z.object({ passkey: z.optional(z.object({ challenge: z.string(), id: z.string() })) })
const sealed = z.object({ sealed: z.string() })

export type RecoveryKind = z.output<typeof recoveryKind>
export type ListedSession = z.output<typeof sessionList>['sessions'][number]
export type RecoveryOverview = z.output<typeof overview>

export interface WaitingDevice {
  readonly id: string
  readonly publicKey: string
  /** Code that the device shows too, if nobody has replaced its key. */
  readonly code: string
  readonly userAgent: string
  /** In ms since 1970. */
  readonly at: number
  readonly origin?: string | undefined
}

/** New way of recovery that the server does not know yet: the user first stores it. */
export interface NewRecovery {
  readonly share: Uint8Array<ArrayBuffer>
  /** File that opens the wallet without the site, with the code or password. */
  readonly file: RecoveryFile
  /** Tells the server that the user has stored it. The first one ends the operator’s share for new devices. */
  readonly confirm: (user: SignedInUser) => Promise<void>
  /** Overwrites the share. */
  readonly discard: () => void
}

/** New passkey that the server does not know yet: the user first opens the share with it. */
export interface NewPasskey {
  /** Has the user use the passkey, and adds it if it opens the share. Rejects with a `RecoveryError` otherwise. */
  readonly confirm: (user: SignedInUser) => Promise<void>
  readonly discard: () => void
}

export type WalletAccess = ReturnType<typeof createWalletAccess>

/** Does what a user does with the wallet in the site’s own window. */
export function createWalletAccess({
  api,
  session,
  passkeys,
  site,
}: {
  api: SiteApi
  session: FrameSession
  passkeys: PasskeyApi
  site: { readonly name: string; readonly url: string }
}) {
  const add = async (user: SignedInUser, kind: RecoveryKind, id: string, seal?: object) => {
    const proof = await session.signRecoveryChange(user, 'add', id)
    const way = { kind, id, ...(seal !== undefined && { sealed: JSON.stringify(seal) }) }
    await api.call('recovery/add', { ...way, proof }, overview, { token: user.token })
  }

  /** States to the server that the wallet is opened without sending anything, and has the passkey answer if it asks. */
  const stateText = async ({ token }: SignedInUser): Promise<StatedSpend> => {
    const id = toBase64Url(createRandomBytes(SPEND_ID_BYTES))
    const { passkey } = await api.call('policy/begin', { id, spend: { kind: TEXT } }, begun, { token })
    return { id, assertion: passkey && (await answerByPasskey(passkey)) }
  }

  const createShare = async (user: SignedInUser, spend?: StatedSpend) => {
    const { sharing, shares } = await session.createShares(user, 1, spend)
    const [share] = shares
    if (share === undefined) throw new Error('No share was computed.')
    return { share, binding: { userId: user.userId, sharingId: sharing.id } }
  }

  /** Creates a share for recovery, and a file with another one. */
  const create = async (user: SignedInUser, kind: 'code' | 'password', password?: string): Promise<NewRecovery> => {
    const { sharing, shares } = await session.createShares(user, 2)
    const [share, fileShare] = shares
    if (share === undefined || fileShare === undefined) throw new Error('There are too few shares.')
    const binding = { userId: user.userId, sharingId: sharing.id }
    const context = [site.name, user.email ?? '']
    const seal = password === undefined ? undefined : await sealWithPassword(share, password, binding, { context })
    const file = await createRecoveryFile({
      site,
      userId: user.userId,
      addresses: user.addresses,
      sharing,
      recoveryShare: share,
      fileShare,
      ...(seal && { password: seal }),
    }).finally(() => fileShare.fill(0))
    const id = createWayId()
    return {
      share,
      file,
      async confirm(by) {
        await add(by, kind, id, seal)
        share.fill(0)
      },
      discard: () => void share.fill(0),
    }
  }

  const readSealed = async (id: string): Promise<unknown> =>
    parseJson((await api.call('recovery/sealed', { id }, sealed, { token: session.getPendingToken() })).sealed)

  return {
    readOverview: (user: SignedInUser): Promise<RecoveryOverview> =>
      api.call('recovery', {}, overview, { token: user.token }),
    createCode: (user: SignedInUser) => create(user, 'code'),
    createPassword: (user: SignedInUser, password: string) => create(user, 'password', password),
    async createPasskey(user: SignedInUser): Promise<NewPasskey> {
      const { share, binding } = await createShare(user)
      const names = { siteName: site.name, userName: user.email ?? user.userName ?? texts().window.walletName }
      const discard = () => void share.fill(0)
      const seal = await sealWithPasskey(share, binding, names, passkeys).catch((error: unknown) => {
        discard()
        throw error
      })
      const id = createWayId()
      return {
        async confirm(by) {
          const opened = await openWithPasskey(seal, binding, passkeys)
          const isSame = opened.every((byte, index) => byte === share[index])
          opened.fill(0)
          if (!isSame) throw createDamagedError()
          await add(by, 'passkey', id, seal)
          discard()
        },
        discard,
      }
    },
    async remove(user: SignedInUser, id: string): Promise<void> {
      const proof = await session.signRecoveryChange(user, 'remove', id)
      await api.call('recovery/remove', { id, proof }, overview, { token: user.token })
    },

    async listWaitingDevices(user: SignedInUser): Promise<readonly WaitingDevice[]> {
      const { requests: waiting } = await api.call('device/requests', {}, requests, { token: user.token })
      return Promise.all(waiting.map(async (device) => ({ ...device, code: await formatLinkCode(device.publicKey) })))
    },
    async approve(user: SignedInUser, { id, publicKey }: WaitingDevice): Promise<void> {
      const spend = await stateText(user)
      const { share, binding } = await createShare(user, spend)
      const linked = await sealLinkedShare(share, publicKey, binding).finally(() => share.fill(0))
      const proof = await session.signRecoveryChange(user, 'approve', id, spend)
      await api.call('device/approve', { id, share: linked, proof }, z.object({}), { token: user.token })
    },
    async decline(user: SignedInUser, { id }: WaitingDevice): Promise<void> {
      await api.call('device/decline', { id }, z.object({}), { token: user.token })
    },

    async requireRecentLogin(user: SignedInUser): Promise<void> {
      await api.call('recovery/recent', {}, z.object({}), { token: user.token })
    },
    /** Lists where the user is logged in, the newest first. */
    async listSessions(user: SignedInUser): Promise<readonly ListedSession[]> {
      return (await api.call('sessions', {}, sessionList, { token: user.token })).sessions
    },
    async endSession(user: SignedInUser, id: string): Promise<void> {
      await api.call('session/other/end', { id }, z.object({}), { token: user.token })
    },
    async endOtherSessions(user: SignedInUser): Promise<void> {
      await api.call('session/others/end', {}, z.object({}), { token: user.token })
    },

    /** Deletes the user and the server’s share. The caller ends the session, which deletes the share of this device. */
    async deleteWallet(user: SignedInUser): Promise<void> {
      const proof = await session.signRecoveryChange(user, 'delete', user.userId)
      await api.call('user/delete', { proof }, z.object({}), { token: user.token })
    },

    /** Recovers the wallet on this device. Each rejects with a `RecoveryError` that says what is wrong. */
    recover: {
      withCode: (text: string) => session.completeLogin(async () => parseRecoveryCode(text)),
      withPassword: (id: string, password: string) =>
        session.completeLogin(async (binding) => openWithPassword(await readSealed(id), password, binding)),
      withPasskey: (id: string) =>
        session.completeLogin(async (binding) => openWithPasskey(await readSealed(id), binding, passkeys)),
    },
  }
}

const createDamagedError = () => new RecoveryError('DAMAGED', texts().recovery.passkeyMistakes.damaged)

const createWayId = () => toBase64Url(createRandomBytes(ID_BYTES))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
