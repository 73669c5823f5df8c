import * as z from 'zod/mini'
import type { SiteApi } from '../session/createSiteApi'
import {
  type AnyDeviceSession,
  type DeviceRecord,
  type DeviceSession,
  type DeviceStore,
  isLegacySession,
} from './createDeviceStore'
import { requestPersistence } from './requestPersistence'
import { verifySessionEndNotice } from './verifySessionEndNotice'

/** Limit of shares that a device keeps for users who are not logged in. */
const MOST_SHARES = 50

const endAnswer = z.object({ ended: z.optional(z.string()) })

interface Login {
  readonly userId: string
  readonly name: string | undefined
}

/** Versions before this one stored no name. */
const isFormer = (stored: AnyDeviceSession, userId: string, name: string | undefined) =>
  stored.userId !== userId && !stored.isReplaced && (stored.name === undefined || stored.name === name)

export type DeviceSessions = ReturnType<typeof createDeviceSessions>

/**
 * Stores this device’s shares, each with the session that stored it. Keeps the share of a session that ended elsewhere,
 * because the wallet may need it at the next login: alone it opens nothing. Deletes it after a logout on this device,
 * once the server has signed the end.
 */
export function createDeviceSessions({
  api,
  device,
  origin,
}: {
  api: SiteApi
  device: DeviceStore
  origin: () => string
}) {
  const change = (to: (record: DeviceRecord) => DeviceRecord) => device.change(origin(), to)

  const drop = ({ token }: AnyDeviceSession) =>
    change(({ session, others = [], ...rest }) => ({
      ...rest,
      ...(session !== undefined && session.token !== token && { session }),
      others: others.filter((other) => other.token !== token),
    }))
  const keepEnded = (ended: AnyDeviceSession) =>
    change(({ session, others = [], ...rest }) => ({
      ...rest,
      ...(session !== undefined && session.token !== ended.token && { session }),
      others: [...others.filter(({ token }) => token !== ended.token), { ...ended, isEnded: true }].slice(-MOST_SHARES),
    }))
  const listAll = async (): Promise<readonly AnyDeviceSession[]> => {
    const { session, others = [] } = await device.read(origin())
    return [...(session ? [session] : []), ...others]
  }
  /** Ends a share’s session at the server. */
  const resolve = async (share: AnyDeviceSession) => {
    if (share.isEnded) return
    const { ended } = await api.call('session/end', {}, endAnswer, { token: share.token })
    if (!(await verifySessionEndNotice(share, ended))) return
    await (share.isLeaving ? drop(share) : keepEnded(share))
  }
  return {
    current: async () => (await device.read(origin())).session,
    list: async (userId: string) => (await listAll()).filter((stored) => stored.userId === userId),
    /** Lists what this device has stored for the same login under another user. */
    listFormer: async ({ userId, name }: Login) => (await listAll()).filter((stored) => isFormer(stored, userId, name)),
    /** Remembers that the user has started a new wallet in place of the former ones. */
    replaceFormer: ({ userId, name }: Login) =>
      change(({ session, others = [], ...rest }) => {
        const mark = <Stored extends AnyDeviceSession>(stored: Stored) =>
          isFormer(stored, userId, name) ? { ...stored, isReplaced: true } : stored
        return { ...rest, ...(session !== undefined && { session: mark(session) }), others: others.map(mark) }
      }),
    /**
     * Stores a session as the current one. Forgets copies of its share.
     *
     * @param migrated seed of which the share is, from a version before shares
     */
    async put(share: DeviceSession, migrated?: string): Promise<void> {
      await change(({ session, others = [], ...rest }) => ({
        ...rest,
        session: share,
        others: [...others, ...(session ? [session] : [])].filter(
          (stored) =>
            stored.token !== share.token &&
            !(
              stored.userId === share.userId &&
              (isLegacySession(stored) ? stored.seed === migrated : stored.share === share.share)
            ),
        ),
      }))
      void requestPersistence()
    },
    /** Logs out on this device. Its share goes once the server confirms the end. */
    retireSession: () =>
      change(({ session, others = [], ...rest }) => ({
        ...rest,
        others: [...others, ...(session ? [{ ...session, isLeaving: true }] : [])],
      })),
    keepEnded,
    /** Ends retired sessions on the server. While the server is unreachable, they wait for the next call. */
    async endRetiredSessions() {
      const { others = [] } = await device.read(origin())
      for (const share of others) await resolve(share).catch(() => {})
    },
  }
}
