import { type ConnectRequest, ModalError, untilAborted } from '@foyer/core/adapter'
import { askWallet } from './askWallet.js'
import type { RuntimeContext, SolanaConnection } from './context.js'
import { createConnection } from './createConnection.js'
import { linkOf } from './links/linkOf.js'
import { pickNetwork } from './pickNetwork.js'

/** Connects a wallet by its id, or gives the connection that it has already. */
export async function connect(context: RuntimeContext, request: ConnectRequest<'solana'>): Promise<SolanaConnection> {
  const { discovery, host, leaving, live } = context
  const { walletId, network, silent = false } = request
  const signal = request.signal ? AbortSignal.any([request.signal, host.signal]) : host.signal
  const found = discovery.now().find(({ wallet }) => wallet.id === walletId)
  if (!found) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })

  await untilAborted(leaving.get(walletId), signal)
  const link = await untilAborted(linkOf(context, found), signal)
  const take = () => {
    const known = live.get(walletId)
    if (known) return known
    if (!link.accounts().length) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    return createConnection(context, {
      ...{ walletId, link },
      caipNetworkId: pickNetwork(context, { link, wanted: network?.caipNetworkId, silent }),
    })
  }
  if (live.has(walletId)) return take()
  if (!silent) return askWallet(context, { walletId, link, signal, take })
  await untilAborted(link.connect(true), signal)
  return take()
}
