import type { ModalContext } from '../modal/context.js'
import { displayedBalanceReader } from '../portfolio/displayedBalanceReader.js'
import { getAwaitedRecords, updateRecordFromConnection } from '../state/connectionChanges.js'
import { activateNetwork, setNetworkState, setUnsupportedNetwork } from '../state/networkChanges.js'
import { emitNetworkChange } from '../state/networks.js'
import type { Namespace } from '../types/caip.js'
import { toCaipAddress } from '../utils/caipAddress.js'
import { getWalletSource } from '../wallets/sources.js'
import { isAccountAuthorized } from './authorization.js'

export interface SyncAccountParameters {
  readonly namespace: Namespace
}

// Updates accounts, networks and stored records from the active connection. Every change of an account or network ends
// here, so that each is reported once.
export function syncAccount(context: ModalContext, { namespace }: SyncAccountParameters): void {
  const { accounts, connections, connectors, networks } = context.stores
  const live = connections.active(namespace)
  if (!live || context.signal.aborted) return

  const before = { address: accounts.get(namespace).address, status: accounts.get(namespace).status }
  const networkBefore = networks.state(namespace).unsupportedCaipNetworkId ?? networks.active(namespace)?.caipNetworkId
  const { accounts: all, caipNetworkId } = live.connection
  const [account] = all
  // Until the new account is authorized, the app sees the previous account, and its requests are blocked.
  if (!isAccountAuthorized(context, { namespace, ...live })) {
    context.connectionEvents.emit({
      type: 'needsAuthorization',
      namespace,
      walletId: live.walletId,
      account,
      caipNetworkId,
    })
    return
  }

  const network = networks.find(caipNetworkId)
  if (network) activateNetwork(networks, network)
  else setUnsupportedNetwork(networks, namespace, caipNetworkId)
  const approved = live.connection.approvedNetworks?.()
  setNetworkState(networks, namespace, {
    approvedCaipNetworkIds: approved ?? [],
    supportsAllNetworks: approved === undefined,
  })

  const [found] = connectors.find(live.walletId, namespace)
  const record = connections.of(namespace).records.find((each) => each.walletId === live.walletId)
  // WalletConnect's connector does not name the wallet that the user connected; the record of the connection does.
  const source = getWalletSource(context, live.walletId)
  const wallet =
    source.isMultiNamespace && found && record
      ? { ...found, name: record.name, imageUrl: record.icon ?? found.imageUrl }
      : found
  const moved = before.address !== account.address || networkBefore !== caipNetworkId || before.status !== 'connected'
  accounts.update(namespace, {
    status: 'connected',
    address: account.address,
    caipAddress: toCaipAddress(caipNetworkId, account.address),
    allAccounts: all,
    isReadOnly: source.isReadOnly,
    connectedWalletInfo: {
      name: wallet?.name ?? record?.name ?? live.walletId,
      ...(record && source.describe?.(record)),
      icon: wallet?.imageUrl ?? record?.icon,
      identifier: wallet?.info?.rdns ?? live.walletId,
      type: wallet?.type,
    },
    ...(before.address !== account.address && {
      profileName: undefined,
      profileImage: undefined,
      profileStatus: undefined,
      profileError: undefined,
    }),
  })
  updateRecordFromConnection(connections, namespace, live.walletId)

  if (before.status === 'connected' && before.address !== account.address) {
    context.services.events.emit('accountChange', { namespace, account })
  }
  emitNetworkChange(context)
  const balances = context.use(displayedBalanceReader)
  if (moved) balances.read(namespace)
}

interface UpdateAccountStatusParameters {
  readonly namespace: Namespace
}

export function updateAccountStatus(context: ModalContext, { namespace }: UpdateAccountStatusParameters): void {
  const { accounts, attempt, connections } = context.stores
  if (context.signal.aborted || connections.active(namespace)) return
  const asked = attempt.$attempt.get()
  if (asked.status === 'waiting' && asked.namespace === namespace) accounts.update(namespace, { status: 'connecting' })
  else if (getAwaitedRecords(connections, namespace).length > 0) accounts.update(namespace, { status: 'reconnecting' })
  else accounts.reset(namespace)
}
