import { anySignal, type ConnectRequest, ModalError, type Network, untilAborted } from '@foyer/core/adapter'
import type { BitcoinConnection, RuntimeContext } from './context.js'
import { createConnection } from './createConnection.js'
import { keptOf } from './keptOf.js'
import type { WalletLink, WalletState } from './link.js'
import { toLink } from './wallets/toLink.js'

/** Connects a wallet by its id, or gives the connection that it has already. */
export async function connect(context: RuntimeContext, request: ConnectRequest<'bip122'>): Promise<BitcoinConnection> {
  const { host, discovery, leaving, live, requests, unlocks } = context
  const { walletId, network, silent } = request
  const signal = anySignal(host.signal, request.signal)
  const found = discovery.now().find(({ wallet }) => wallet.id === walletId)
  const link = found && toLink(host, found)
  if (!link) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })

  await untilAborted(leaving.of(walletId), signal)
  const known = live.get(walletId)
  if (known) return known
  if (silent) {
    const state = await untilAborted(link.read(), signal)
    if (!state && link.hides && keptOf(host, walletId).isAllowed()) {
      unlocks.wait(request, (isOpen) => link.listen((event) => event === 'changed' && isOpen()))
      throw new ModalError('WALLET_LOCKED', { context: { walletId } })
    }
    return open(context, { walletId, link, state })
  }

  const asking = requests.begin(walletId, link, request.onNews)
  try {
    const answer = await untilAborted(
      asking.ask(() => link.connect(network)),
      signal,
    )
    const state = await untilAborted(comeAlong(context, { link, network, state: answer }), signal)
    return open(context, { walletId, link, state })
  } finally {
    asking.end()
  }
}

interface OpenParameters {
  readonly walletId: string
  readonly link: WalletLink
  readonly state: WalletState | undefined
}

function open(context: RuntimeContext, { walletId, link, state }: OpenParameters): BitcoinConnection {
  if (!state) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
  // Another attempt may have been faster.
  return context.live.get(walletId) ?? createConnection(context, { walletId, link, state })
}

interface ComeAlongParameters {
  readonly link: WalletLink
  readonly network: Network<'bip122'> | undefined
  readonly state: WalletState
}

/** A visitor who connects but stays on their network is connected, on their network. */
async function comeAlong(
  { host }: RuntimeContext,
  { link, network, state }: ComeAlongParameters,
): Promise<WalletState> {
  if (!network || !link.switchNetwork || state.caipNetworkId === network.caipNetworkId) return state
  try {
    await link.switchNetwork(network)
    return (await link.read()) ?? state
  } catch (cause) {
    host.log('debug', `The wallet did not come along to ${network.name}`, cause)
    return state
  }
}
