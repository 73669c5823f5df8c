import { anySignal, type ConnectRequest, ModalError, type Network, untilAborted } from '@foyer/core/adapter'
import type { FoundWallet } from '../../discover/findWallets.js'
import type { KeplrWallet } from '../../keplr.js'
import type { CosmosConnection, RuntimeContext } from '../context.js'
import { enable } from './enable.js'
import { recallChains } from './memory.js'
import { openConnection } from './openConnection.js'
import { readKey } from './readKey.js'
import { restore } from './restore.js'

/** Connects a wallet of this browser by its id, or gives the connection that it has already. */
export async function connect(context: RuntimeContext, request: ConnectRequest<'cosmos'>): Promise<CosmosConnection> {
  const { host, leaving, open, permissions, requests } = context
  const { walletId, silent } = request
  const signal = anySignal(host.signal, request.signal)
  const found = context.find().find(({ wallet }) => wallet.id === walletId)
  if (!found) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })

  await untilAborted(leaving.of(walletId), signal)
  const live = open.get(walletId)
  if (live) return live
  const network = chooseNetwork(context, request)
  const wallet = await untilAborted(load(found), signal)
  const chainId = String(network.id)
  if (silent) {
    const restored = await untilAborted(restore(context, { found, wallet, request, network }), signal)
    return openConnection(context, { found, wallet, network, ...restored })
  }
  const asking = requests.begin(walletId, wallet, request.onNews)
  try {
    const ask = async () => {
      await enable(wallet, { network, signal })
      // What is said yes to is noted whether or not somebody still waits for it.
      permissions.add(walletId, chainId)
    }
    await untilAborted(asking.ask(ask, chainId), signal)
    const key = await untilAborted(readKey(wallet, chainId), signal)
    if (signal.aborted) throw new ModalError('ABORTED')
    return openConnection(context, { found, wallet, network, key })
  } finally {
    asking.end()
  }
}

/** These wallets have no network of their own: the page says which one it speaks of. */
function chooseNetwork(
  { host }: RuntimeContext,
  { walletId, network, silent }: ConnectRequest<'cosmos'>,
): Network<'cosmos'> {
  const networks = host.$networks.get()
  if (silent) {
    const [chainId] = recallChains(host, walletId)
    const known = networks.find(({ id }) => String(id) === chainId)
    if (!known) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    return known
  }
  const active = host.activeNetworkId()
  const chosen = network ?? networks.find(({ caipNetworkId }) => caipNetworkId === active) ?? networks[0]
  if (!chosen) throw new ModalError('NETWORK_UNDEFINED')
  return chosen
}

async function load({ wallet, provider }: FoundWallet): Promise<KeplrWallet> {
  const loaded = typeof provider === 'function' ? await provider() : provider
  if (typeof loaded?.enable === 'function') return loaded
  throw new ModalError('WALLET_NOT_FOUND', { context: { walletId: wallet.id } })
}
