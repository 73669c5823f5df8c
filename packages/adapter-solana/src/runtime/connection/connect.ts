import { type ConnectRequest, combineSignals, ModalError, rejectOnAbort } from '@foyer/core/adapter'
import type { DiscoveredWallet } from '../../discover/discovery.js'
import type { BrowserWalletApi } from '../../walletApi.js'
import type { RuntimeContext, SolanaConnection } from '../context.js'
import { type SignInResult, signIn } from '../methods/signIn.js'
import { pickInitialNetwork } from '../networks/pickInitialNetwork.js'
import { createWalletStandardApi } from '../wallets/createWalletStandardApi.js'
import { toWalletError } from '../wallets/toWalletError.js'
import { createConnection } from './createConnection.js'

export async function connect(context: RuntimeContext, request: ConnectRequest<'solana'>): Promise<SolanaConnection> {
  const { discovery, adapterContext, disconnects, connections, requests } = context
  const { walletId, network, silent = false, onStatus, signInDraft } = request
  const signal = combineSignals(adapterContext.signal, request.signal)
  const discovered = discovery.now().find(({ wallet }) => wallet.id === walletId)
  if (!discovered) throw new ModalError('WALLET_NOT_FOUND', { context: { walletId } })

  await rejectOnAbort(disconnects.pending(walletId), signal)
  const walletApi = await rejectOnAbort(openWalletApi(context, discovered), signal)
  const place = () => pickInitialNetwork(context, { walletApi, requested: network?.caipNetworkId, silent })
  const openConnection = (signed?: SignInResult) => {
    const known = connections.get(walletId)
    if (known) return known
    if (!walletApi.accounts().length) throw new ModalError('NOT_AUTHORIZED', { context: { walletId } })
    return createConnection(context, { walletId, walletApi, caipNetworkId: place(), signed })
  }
  if (connections.has(walletId)) return openConnection()
  if (silent) {
    await rejectOnAbort(walletApi.connect(true), signal)
    return openConnection()
  }
  const pending = requests.begin(walletId, walletApi, onStatus)
  try {
    const draft = walletApi.signIn && (await rejectOnAbort(signInDraft?.(place()), signal))
    let signed: SignInResult | undefined
    const send = async () => {
      signed = draft && (await signIn(walletApi, draft))
      if (!signed) await walletApi.connect(false)
    }
    await rejectOnAbort(pending.request(send), signal)
    return openConnection(signed)
  } catch (cause) {
    throw toWalletError(cause)
  } finally {
    pending.end()
  }
}

function openWalletApi(
  { adapterContext, walletApis }: RuntimeContext,
  discovered: DiscoveredWallet,
): Promise<BrowserWalletApi> {
  const wallet = discovered.standard ?? discovered.own
  const known = walletApis.get(wallet)
  if (known) return known
  const made = discovered.standard
    ? Promise.resolve(createWalletStandardApi(discovered.standard))
    : discovered.own.load(adapterContext)
  walletApis.set(wallet, made)
  made.catch(() => walletApis.delete(wallet))
  return made
}
