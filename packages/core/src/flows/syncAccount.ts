import { REMOTE_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import { toSocialProvider } from '../features/embedded/embeddedWallet.js'
import { touchConnection } from '../stores/connectionChanges.js'
import { activateNetwork, setUnsupported } from '../stores/networkChanges.js'
import type { Namespace } from '../types/caip.js'
import { toCaipAddress } from '../utils/caip.js'
import { tellNetwork } from './tellNetwork.js'

export interface SyncAccountParameters {
  readonly namespace: Namespace
}

/**
 * Reads the active connection of a namespace and makes accounts, networks and records agree with it. Every way in
 * which an account or a network changes ends here, so that each change is told once.
 */
export function syncAccount(context: ModalContext, { namespace }: SyncAccountParameters): void {
  const { accounts, connections, connectors, networks } = context.stores
  const live = connections.active(namespace)
  if (!live || context.signal.aborted) return

  const before = { address: accounts.get(namespace).address, status: accounts.get(namespace).status }
  const networkBefore = networks.state(namespace).unsupportedCaipNetworkId ?? networks.active(namespace)?.caipNetworkId
  const { accounts: all, caipNetworkId } = live.connection
  const [account] = all

  const network = networks.find(caipNetworkId)
  if (network) activateNetwork(networks, network)
  else setUnsupported(networks, namespace, caipNetworkId)

  const [found] = connectors.find(live.walletId, namespace)
  const record = connections.of(namespace).records.find(({ connectorId }) => connectorId === live.walletId)
  // Found is the way to connect; how the visitor signs in, or with which wallet the session is, was learned with it.
  const isWay = found?.type === 'AUTH' || live.walletId === REMOTE_WALLET_ID
  const wallet =
    isWay && found && record ? { ...found, name: record.name, imageUrl: record.icon ?? found.imageUrl } : found
  const moved = before.address !== account.address || networkBefore !== caipNetworkId || before.status !== 'connected'
  accounts.update(namespace, {
    status: 'connected',
    address: account.address,
    caipAddress: toCaipAddress(caipNetworkId, account.address),
    allAccounts: all,
    connectedWalletInfo: {
      name: wallet?.name ?? record?.name ?? live.walletId,
      social: toSocialProvider(record?.auth?.name),
      icon: wallet?.imageUrl ?? record?.icon,
      identifier: wallet?.info?.rdns ?? live.walletId,
      type: wallet?.type,
    },
    // What belonged to another account must not be seen with this one.
    ...(before.address === account.address && networkBefore === caipNetworkId
      ? {}
      : {
          balanceStatus: 'idle',
          balance: undefined,
          balanceFormatted: undefined,
          balanceSymbol: undefined,
          tokenBalance: [],
        }),
    ...(before.address === account.address ? {} : { profileName: undefined, profileImage: undefined }),
  })
  touchConnection(connections, namespace, live.walletId)

  if (before.status === 'connected' && before.address !== account.address) {
    context.services.events.emit('accountChange', { namespace, account })
  }
  tellNetwork(context)
  if (moved) void refreshBalance(context, namespace)
}

/** Decimals and formats come with the first balance, not with the page. */
async function refreshBalance(context: ModalContext, namespace: Namespace): Promise<void> {
  try {
    const { fetchBalance } = await import('./fetchBalance.js')
    await fetchBalance(context, { namespace })
  } catch (cause) {
    context.log('warn', 'The balance could not be read', cause)
  }
}
