import type { FeatureContext } from '../../feature/context.js'
import type { PermissionEntryLimit, PermissionSource } from '../../feature/permissionSource.js'
import type { CaipAddress } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { endSmartSession, readSmartSessions, type SessionLimit, type SmartSession } from './sessions.js'

export function createSmartSessionPermissionSource(context: FeatureContext): PermissionSource {
  const read = async (account: CaipAddress, signal: AbortSignal) => {
    const { namespace, address = '', caipNetworkId } = parseCaipAddress(account) ?? {}
    if (namespace !== 'eip155' || !caipNetworkId) return undefined
    return readSmartSessions(context, { address, caipNetworkId }, signal)
  }
  return {
    kind: 'permission',
    async list({ account, signal }) {
      const found = await read(account, signal)
      return found && { entries: found.sessions.map(toEntry), isPartial: found.unread.length > 0 }
    },
    async revoke(entries, { account, mayPrompt, onGone, onStep, signal }) {
      const wanted = new Set(entries.map(({ id }) => id))
      const found = await read(account, signal)
      const remaining = found?.sessions.filter(({ id }) => wanted.has(id)) ?? []
      // If every source answered, a session that none of them lists has been revoked elsewhere.
      if (found?.unread.length === 0)
        onGone([...wanted].filter((id) => !remaining.some((session) => session.id === id)))
      for (const [index, session] of remaining.entries()) {
        if (!mayPrompt()) return 'paused'
        onStep({ status: 'wallet', index, count: remaining.length })
        await endSmartSession(context, session, signal)
        onGone([session.id])
      }
      return 'done'
    },
  }
}

const toEntry = ({ id, site, limits, expiry, caipAddress }: SmartSession) => ({
  id,
  name: site?.name,
  accounts: [caipAddress],
  until: expiry === undefined ? undefined : expiry * 1000,
  isUnlimited: limits.some(({ limit }) => limit.kind === 'stream' && limit.amount === undefined),
  limits: limits.map(toLimit),
})

const toLimit = ({ limit, token }: SessionLimit): PermissionEntryLimit =>
  limit.kind === 'other'
    ? {}
    : { amount: limit.amount, token, period: limit.kind === 'spend' ? limit.period : undefined }
