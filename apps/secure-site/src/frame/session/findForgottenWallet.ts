import * as z from 'zod/mini'
import type { DeviceSessions } from '../device/createDeviceSessions'
import { type AnyDeviceSession, isLegacySession } from '../device/createDeviceStore'
import { decodeSeed } from '../vault/decodeShare'
import { deriveAddresses } from '../wallet/deriveAddresses'
import type { SiteApi } from './createSiteApi'

const forgottenAnswer = z.object({ users: z.array(z.string()) })

export interface Login {
  readonly token: string
  readonly userId: string
  /** Address or name of the login. */
  readonly name: string | undefined
}

/** Finds a wallet of the same login on this device that the server has forgotten, as after the loss of its database. */
export async function findForgottenWallet(
  { api, sessions }: { api: SiteApi; sessions: DeviceSessions },
  login: Login,
): Promise<string | undefined> {
  const former = await sessions.listFormer(login)
  if (former.length === 0) return undefined
  const users = [...new Set(former.map(({ userId }) => userId))]
  const forgotten = await api.call('share/forgotten', { users }, forgottenAnswer, { token: login.token })
  const stored = former.find(({ userId }) => forgotten.users.includes(userId))
  return stored && readAddress(stored)
}

async function readAddress(stored: AnyDeviceSession): Promise<string> {
  if (!isLegacySession(stored)) return stored.addresses.evm
  const seed = decodeSeed(stored.seed)
  try {
    return (await deriveAddresses(seed)).evm
  } finally {
    seed.fill(0)
  }
}
