import * as z from 'zod/mini'
import type { SiteApi } from '../session/createSiteApi'
import type { DeviceRecord, DeviceSession, DeviceStore } from './createDeviceStore'
import { verifySessionEndNotice } from './verifySessionEndNotice'

const endAnswer = z.object({ ended: z.optional(z.string()) })

/**
 * Stores this device’s shares: seeds, each with the session that stored it. Keeps the share of an ended session,
 * encrypted, until the server signs the end, because it may be the only copy of the seed.
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

  const drop = ({ token }: DeviceSession) =>
    change(({ session, others = [], ...rest }) => ({
      ...rest,
      ...(session !== undefined && session.token !== token && { session }),
      others: others.filter((other) => other.token !== token),
    }))
  /** Ends a share’s session, and deletes the share once the server has signed the end. */
  const resolve = async (share: DeviceSession) => {
    const { ended } = await api.call('session/end', {}, endAnswer, { token: share.token })
    if (await verifySessionEndNotice(share, ended)) await drop(share)
  }
  return {
    current: async () => (await device.read(origin())).session,
    async find(userId: string) {
      const { session, others = [] } = await device.read(origin())
      return [...(session ? [session] : []), ...others].find((share) => share.userId === userId)?.seed
    },
    put: (share: DeviceSession) =>
      change(({ session, others = [], ...rest }) => ({
        ...rest,
        session: share,
        others: [...others, ...(session ? [session] : [])].filter(
          ({ userId, seed, token }) => token !== share.token && (userId !== share.userId || seed !== share.seed),
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
