import { REMOTE_WALLET_ID } from '../../adapter/walletIds.js'
import { disconnect } from '../../connection/disconnect.js'
import type { PermissionSource } from '../../feature/permissionSource.js'
import type { ModalContext } from '../../modal/context.js'
import { loadRemoteConnector } from './loadRemoteConnector.js'

const SESSIONS_KEY = 'remote:wc@2:client:0.3:foyer//session'

/** Lists and ends WalletConnect sessions. Loads WalletConnect's client only where a session may exist. */
export function createSessionPermissionSource(context: ModalContext): PermissionSource {
  const { connections } = context.stores
  const isConnected = () =>
    connections.namespaces().some((namespace) => connections.live(namespace, REMOTE_WALLET_ID) !== undefined)
  // An app's own UniversalProvider may store its sessions anywhere, so always look for one.
  const hasStoredSession = () =>
    context.options.universalProvider !== undefined ||
    (context.services.storage.getJson(SESSIONS_KEY, asList)?.length ?? 0) > 0
  return {
    kind: 'session',
    async list() {
      if (!isConnected() && !hasStoredSession()) return { entries: [] }
      const sessions = await (await loadRemoteConnector(context)).sessions()
      return {
        entries: sessions.map(({ topic, wallet, accounts, until, isInUse }) => ({
          id: topic,
          name: wallet.name,
          imageUrl: wallet.imageUrl,
          accounts,
          walletId: wallet.id,
          until,
          isInUse: isInUse && isConnected(),
        })),
      }
    },
    async revoke(entries, { onGone }) {
      const remote = await loadRemoteConnector(context)
      for (const { id } of entries) {
        const isInUse = (await remote.sessions()).some((session) => session.topic === id && session.isInUse)
        if (isInUse && isConnected()) await disconnect(context.modal, { walletId: REMOTE_WALLET_ID })
        else await remote.endSession(id)
        onGone([id])
      }
      return 'done'
    },
  }
}

const asList = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined)
