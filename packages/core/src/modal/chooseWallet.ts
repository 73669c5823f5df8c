import type { ModalContext, Part } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { connectInModal } from './connectInModal.js'
import { type ChooseWalletParameters, connectingView, isConnecting, paramsOf } from './connectingView.js'

type Ask = typeof connectInModal

/** What asks wallets, once it is here. */
const asking: Part<{ ask: Ask | undefined }> = { create: () => ({ ask: undefined }) }

/** Brings what asks wallets. Also called when the visitor points at one. */
export async function loadConnect(context: ModalContext): Promise<Ask> {
  const { connectInModal } = await import('./connectInModal.js')
  context.use(asking).ask = connectInModal
  return connectInModal
}

/**
 * The visitor chose a wallet: its view is shown at once, and the wallet is asked as soon as what asks it is here, within
 * the press where that came ahead. What comes of it is in the attempt store. Never rejects.
 */
export async function chooseWallet(context: ModalContext, params: ChooseWalletParameters): Promise<void> {
  const { attempt, connectors, router } = context.stores
  const { namespace, caipNetworkId } = params
  const { route, walletId } = connectingView(context, params)
  const shown = router.$route.get()
  if (!isConnecting(context, shown)) router.push(route)
  else if (shown.view !== route.view || params.steps || paramsOf(shown).walletId !== paramsOf(route).walletId)
    router.replace(route)
  const target = { walletId, namespace }
  if (!connectors.find(walletId, namespace).length) return attempt.show({ status: 'missing', ...target })

  const waiting = { status: 'waiting', ...target } as const
  attempt.show(waiting)
  try {
    const ask = context.use(asking).ask ?? (await loadConnect(context))
    // Closed, gone back, or another one chosen: this one is not asked any more.
    if (attempt.$attempt.get() === waiting) await ask(context, { ...target, caipNetworkId, listedId: params.walletId })
  } catch (cause) {
    const error = new ModalError('CODE_LOAD_FAILED', { cause })
    if (attempt.$attempt.get() === waiting) attempt.show({ status: 'failed', error, ...target })
  }
}
