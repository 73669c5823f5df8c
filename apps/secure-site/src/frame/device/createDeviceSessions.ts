import * as z from 'zod/mini'
import type { SiteApi } from '../session/createSiteApi'
import {
  type AnyDeviceSession,
  type DeviceRecord,
  type DeviceSession,
  type DeviceStore,
  isLegacySession,
} from './createDeviceStore'
import { verifySessionEndNotice } from './verifySessionEndNotice'

const endAnswer = z.object({ ended: z.optional(z.string()) })

export type DeviceSessions = ReturnType<typeof createDeviceSessions>

/**
 * Stores this device’s shares, each with the session that stored it. Keeps the share of an ended session, encrypted,
 * until the server signs the end, because the wallet may need it.
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
  /** Ends a share’s session, and deletes the share once the server has signed the end. */
  const resolve = async (share: AnyDeviceSession) => {
    const { ended } = await api.call('session/end', {}, endAnswer, { token: share.token })
    if (await verifySessionEndNotice(share, ended)) await drop(share)
  }
  return {
    current: async () => (await device.read(origin())).session,
    async list(userId: string): Promise<readonly AnyDeviceSession[]> {
      const { session, others = [] } = await device.read(origin())
      return [...(session ? [session] : []), ...others].filter((stored) => stored.userId === userId)
    },
    /**
     * Stores a session as the current one. Forgets copies of its share.
     *
     * @param migrated seed of which the share is, from a version before shares
     */
    put: (share: DeviceSession, migrated?: string) =>
      change(({ session, others = [], ...rest }) => ({
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
      })),
    /** Ends the session on this device, and keeps its share until the server confirms the end. */
    retireSession: () =>
      change(({ session, others = [], ...rest }) => ({ ...rest, others: [...others, ...(session ? [session] : [])] })),
    drop,
    /** Ends retired sessions on the server. While the server is unreachable, they wait for the next call. */
    async endRetiredSessions() {
      const { others = [] } = await device.read(origin())
      for (const share of others) await resolve(share).catch(() => {})
    },
  }
}
