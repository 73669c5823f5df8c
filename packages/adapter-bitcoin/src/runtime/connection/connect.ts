import { type ConnectRequest, combineSignals, ModalError, type Network, rejectOnAbort } from '@foyer/core/adapter'
import type { BitcoinConnection, RuntimeContext } from '../context.js'
import type { WalletApi, WalletState } from '../walletApi.js'
import { createWalletApi } from '../wallets/createWalletApi.js'
import { createAuthorizationStorage } from './createAuthorizationStorage.js'
import { createConnection } from './createConnection.js'

export async function connect(context: RuntimeContext, request: ConnectRequest<'bip122'>): Promise<BitcoinConnection> {
  const { adapterContext, discovery, disconnects, connections, requests, unlocks } = context
  const { walletId, network, silent } = request
  const signal = combineSignals(adapterContext.signal, request.signal)
  const result = discovery.now().find(({ wallet }) => wallet.id === walletId)
  const walletApi = result && createWalletApi(adapterContext, result)
  if (!walletApi) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })

  await rejectOnAbort(disconnects.pending(walletId), signal)
  const known = connections.get(walletId)
  if (known) return known
  if (silent) {
    const state = await rejectOnAbort(walletApi.read(), signal)
    if (!state && walletApi.hidesAccounts && createAuthorizationStorage(adapterContext, walletId).isAllowed()) {
      unlocks.wait(request, (isOpen) => walletApi.listen((event) => event === 'changed' && isOpen()))
      throw new ModalError('WALLET_LOCKED', { context: { walletId } })
    }
    return open(context, { walletId, walletApi, state })
  }

  const pending = requests.begin(walletId, walletApi, request.onStatus)
  try {
    const answer = await rejectOnAbort(
      pending.request(() => walletApi.connect(network)),
      signal,
    )
    const state = await rejectOnAbort(switchToRequested(context, { walletApi, network, state: answer }), signal)
    return open(context, { walletId, walletApi, state })
  } finally {
    pending.end()
  }
}

interface OpenParameters {
  readonly walletId: string
  readonly walletApi: WalletApi
  readonly state: WalletState | undefined
}

function open(context: RuntimeContext, { walletId, walletApi, state }: OpenParameters): BitcoinConnection {
  if (!state) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
  // A parallel request may have created the connection meanwhile.
  return context.connections.get(walletId) ?? createConnection(context, { walletId, walletApi, state })
}

interface SwitchToRequestedParameters {
  readonly walletApi: WalletApi
  readonly network: Network<'bip122'> | undefined
  readonly state: WalletState
}

async function switchToRequested(
  { adapterContext }: RuntimeContext,
  { walletApi, network, state }: SwitchToRequestedParameters,
): Promise<WalletState> {
  if (!network || !walletApi.switchNetwork || state.caipNetworkId === network.caipNetworkId) return state
  try {
    await walletApi.switchNetwork(network)
    return (await walletApi.read()) ?? state
  } catch (cause) {
    adapterContext.log('debug', `The wallet did not switch to ${network.name}`, cause)
    return state
  }
}
