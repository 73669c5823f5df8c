import { anySignal, type ConnectRequest, ModalError, untilAborted } from '@foyer/core/adapter'
import type { RuntimeContext, SolanaConnection } from './context.js'
import { createConnection } from './createConnection.js'
import { linkOf } from './links/linkOf.js'
import { pickNetwork } from './pickNetwork.js'
import { type SignedBy, signIn } from './signIn.js'
import { toWalletError } from './toWalletError.js'

/** Connects a wallet by its id, or gives the connection that it has already. */
export async function connect(context: RuntimeContext, request: ConnectRequest<'solana'>): Promise<SolanaConnection> {
  const { discovery, host, leaving, live, requests } = context
  const { walletId, network, silent = false, onNews, signInDraft } = request
  const signal = anySignal(host.signal, request.signal)
  const found = discovery.now().find(({ wallet }) => wallet.id === walletId)
  if (!found) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })

  await untilAborted(leaving.of(walletId), signal)
  const link = await untilAborted(linkOf(context, found), signal)
  const place = () => pickNetwork(context, { link, wanted: network?.caipNetworkId, silent })
  const take = (signed?: SignedBy) => {
    const known = live.get(walletId)
    if (known) return known
    if (!link.accounts().length) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    return createConnection(context, { walletId, link, caipNetworkId: place(), signed })
  }
  if (live.has(walletId)) return take()
  if (silent) {
    await untilAborted(link.connect(true), signal)
    return take()
  }
  const asking = requests.begin(walletId, link, onNews)
  try {
    const draft = link.signIn && (await untilAborted(signInDraft?.(place()), signal))
    let signed: SignedBy | undefined
    const question = async () => {
      signed = draft && (await signIn(link, draft))
      if (!signed) await link.connect(false)
    }
    await untilAborted(asking.ask(question), signal)
    return take(signed)
  } catch (cause) {
    throw toWalletError(cause)
  } finally {
    asking.end()
  }
}
