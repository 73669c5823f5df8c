import type { ModalContext } from '../context.js'
import { touchConnection } from '../stores/connectionChanges.js'
import { activateNetwork, setNetworkState, setUnsupported } from '../stores/networkChanges.js'
import type { Namespace } from '../types/caip.js'
import { toCaipAddress } from '../utils/caipAddress.js'
import { nextFrame } from '../utils/frames.js'
import { isAdmitted } from './admission.js'
import { sourceOf } from './sources.js'
import { takeUpTransactions } from './takeUpTransactions.js'
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
  // Who decides is asked first; until then the one before it is shown, and neither can be used.
  if (!isAdmitted(context, { namespace, ...live })) {
    context.announcements.tell({ type: 'wantsIn', namespace, walletId: live.walletId, account, caipNetworkId })
    return
  }

  const network = networks.find(caipNetworkId)
  if (network) activateNetwork(networks, network)
  else setUnsupported(networks, namespace, caipNetworkId)
  const approved = live.connection.approvedNetworks?.()
  setNetworkState(networks, namespace, {
    approvedCaipNetworkIds: approved ?? [],
    supportsAllNetworks: approved === undefined,
  })

  const [found] = connectors.find(live.walletId, namespace)
  const record = connections.of(namespace).records.find(({ connectorId }) => connectorId === live.walletId)
  // Found is the way in; which wallet is behind it was learned when it was connected.
  const source = sourceOf(context, live.walletId)
  const wallet =
    source.spans && found && record ? { ...found, name: record.name, imageUrl: record.icon ?? found.imageUrl } : found
  const moved = before.address !== account.address || networkBefore !== caipNetworkId || before.status !== 'connected'
  accounts.update(namespace, {
    status: 'connected',
    address: account.address,
    caipAddress: toCaipAddress(caipNetworkId, account.address),
    allAccounts: all,
    connectedWalletInfo: {
      name: wallet?.name ?? record?.name ?? live.walletId,
      ...(record && source.describe?.(record)),
      icon: wallet?.imageUrl ?? record?.icon,
      identifier: wallet?.info?.rdns ?? live.walletId,
      type: wallet?.type,
    },
    ...(before.address === account.address ? {} : { profileName: undefined, profileImage: undefined }),
  })
  touchConnection(connections, namespace, live.walletId)

  if (before.status === 'connected' && before.address !== account.address) {
    context.services.events.emit('accountChange', { namespace, account })
  }
  tellNetwork(context)
  if (moved) void refreshBalance(context, namespace)
  takeUpTransactions(context)
}

/** Decimals and formats come with the first balance, not with the page, which shows the account first. */
async function refreshBalance(context: ModalContext, namespace: Namespace): Promise<void> {
  try {
    await nextFrame(context.signal)
    const { fetchBalance } = await import('./fetchBalance.js')
    await fetchBalance(context, { namespace })
  } catch (cause) {
    context.log('warn', 'The balance could not be read', cause)
  }
}
