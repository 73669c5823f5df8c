import { REMOTE_WALLET_ID } from '../../constants.js'
import type { ModalContext } from '../../context.js'
import type { AllowedSource } from '../../feature/allowedSource.js'
import { disconnect } from '../../flows/disconnect.js'
import { loadRemote } from './loadRemote.js'

/** Under a key that ends so, WalletConnect's client keeps its sessions. */
const SESSIONS = 'remote:wc@2:client:0.3:foyer//session'

/** Sessions with wallets on other devices. WalletConnect's code is not loaded for somebody who has none. */
export function createAllowed(context: ModalContext): AllowedSource {
  const { connections } = context.stores
  const isConnected = () =>
    connections.namespaces().some((namespace) => connections.live(namespace, REMOTE_WALLET_ID) !== undefined)
  // An app's own provider keeps them where only it knows.
  const hasKept = () =>
    context.options.universalProvider !== undefined ||
    (context.services.storage.getJson(SESSIONS, asList)?.length ?? 0) > 0
  return {
    kind: 'session',
    async list() {
      if (!isConnected() && !hasKept()) return { entries: [] }
      const sessions = await (await loadRemote(context)).sessions()
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
      const remote = await loadRemote(context)
      for (const { id } of entries) {
        const isInUse = (await remote.sessions()).some((session) => session.topic === id && session.isInUse)
        if (isInUse && isConnected()) await disconnect(context, { walletId: REMOTE_WALLET_ID })
        else await remote.endSession(id)
        onGone([id])
      }
      return 'done'
    },
  }
}

const asList = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined)
