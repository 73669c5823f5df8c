import { type ConnectRequest, combineSignals, ModalError, type Network, rejectOnAbort } from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../../discover/findWallets.js'
import type { KeplrWallet } from '../../keplr.js'
import type { CosmosConnection, RuntimeContext } from '../context.js'
import { enableChain } from '../wallets/enableChain.js'
import { readSharedAccount } from '../wallets/readSharedAccount.js'
import { openConnection } from './openConnection.js'
import { restoreAccount } from './restoreAccount.js'
import { readStoredChains } from './storage.js'

export async function connect(context: RuntimeContext, request: ConnectRequest<'cosmos'>): Promise<CosmosConnection> {
  const { adapterContext, disconnects, connections, permissions, requests } = context
  const { walletId, silent } = request
  const signal = combineSignals(adapterContext.signal, request.signal)
  const discovered = context.findWallets().find(({ wallet }) => wallet.id === walletId)
  if (!discovered) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })

  await rejectOnAbort(disconnects.pending(walletId), signal)
  const live = connections.get(walletId)
  if (live) return live
  const network = chooseNetwork(context, request)
  const wallet = await rejectOnAbort(load(discovered), signal)
  const chainId = String(network.id)
  if (silent) {
    const restored = await rejectOnAbort(restoreAccount(context, { discovered, wallet, request, network }), signal)
    return openConnection(context, { discovered, wallet, network, ...restored })
  }
  const pending = requests.begin(walletId, wallet, request.onStatus)
  try {
    const send = async () => {
      await enableChain(wallet, { network, signal })
      // Record the access even if the user has canceled meanwhile, so that it is revoked later.
      permissions.add(walletId, chainId)
    }
    await rejectOnAbort(pending.request(send, chainId), signal)
    const key = await rejectOnAbort(readSharedAccount(wallet, chainId), signal)
    if (signal.aborted) throw new ModalError('ABORTED')
    return openConnection(context, { discovered, wallet, network, key })
  } finally {
    pending.end()
  }
}

function chooseNetwork(
  { adapterContext }: RuntimeContext,
  { walletId, network, silent }: ConnectRequest<'cosmos'>,
): Network<'cosmos'> {
  const networks = adapterContext.$networks.get()
  const active = adapterContext.activeNetworkId()
  if (silent) {
    // Without a stored chain, another library made the connection, and the wallet is asked about the active network.
    const [chainId] = readStoredChains(adapterContext, walletId)
    const known = networks.find(({ id, caipNetworkId }) =>
      chainId === undefined ? caipNetworkId === active : String(id) === chainId,
    )
    if (!known) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    return known
  }
  const chosen = network ?? networks.find(({ caipNetworkId }) => caipNetworkId === active)
  if (!chosen) throw new ModalError('NETWORK_UNDEFINED')
  return chosen
}

async function load({ wallet, provider }: DiscoveredWallet): Promise<KeplrWallet> {
  const loaded = typeof provider === 'function' ? await provider() : provider
  if (typeof loaded?.enable === 'function') return loaded
  throw new ModalError('WALLET_NOT_FOUND', { context: { walletId: wallet.id } })
}
