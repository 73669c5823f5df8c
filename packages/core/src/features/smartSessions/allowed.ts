import type { ModalContext } from '../../context.js'
import type { AllowedLimit, AllowedSource } from '../../feature/allowedSource.js'
import type { CaipAddress } from '../../types/caip.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { listSmartSessions, revokeSmartSession, type SessionLimit, type SmartSession } from './sessions.js'

/** What sites may do for an account without asking. */
export function createAllowed(context: ModalContext): AllowedSource {
  const read = async (account: CaipAddress, signal: AbortSignal) => {
    const { namespace, address = '', caipNetworkId } = parseCaipAddress(account) ?? {}
    if (namespace !== 'eip155' || !caipNetworkId) return undefined
    return listSmartSessions(context, { address, caipNetworkId }, signal)
  }
  return {
    kind: 'permission',
    async list({ account, signal }) {
      const found = await read(account, signal)
      return found && { entries: found.sessions.map(toEntry), isPartial: found.unread.length > 0 }
    },
    async revoke(entries, { account, mayAsk, onGone, onStep, signal }) {
      const wanted = new Set(entries.map(({ id }) => id))
      const found = await read(account, signal)
      const standing = found?.sessions.filter(({ id }) => wanted.has(id)) ?? []
      // Nobody who was asked knows them any more: they were taken back elsewhere.
      if (found?.unread.length === 0) onGone([...wanted].filter((id) => !standing.some((session) => session.id === id)))
      for (const [index, session] of standing.entries()) {
        if (!mayAsk()) return 'paused'
        onStep({ status: 'wallet', index, count: standing.length })
        await revokeSmartSession(context, session, signal)
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

const toLimit = ({ limit, token }: SessionLimit): AllowedLimit =>
  limit.kind === 'other'
    ? {}
    : { amount: limit.amount, token, period: limit.kind === 'spend' ? limit.period : undefined }
