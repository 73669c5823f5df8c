import { ModalError } from '../../errors/ModalError.js'
import type { ModalContext, Service } from '../context.js'
import type { connectInModal } from './connectInModal.js'
import {
  type ChooseWalletParameters,
  getConnectingView,
  getConnectParams,
  isConnectingView,
} from './getConnectingView.js'

type Connect = typeof connectInModal

const loadedConnect: Service<{ connect: Connect | undefined }> = { create: () => ({ connect: undefined }) }

export async function importConnectInModal(context: ModalContext): Promise<Connect> {
  const { connectInModal } = await import('./connectInModal.js')
  context.use(loadedConnect).connect = connectInModal
  return connectInModal
}

// Shows the view of the chosen wallet at once. Requests the wallet once the code to connect has loaded: synchronously
// with the click if it was prefetched. The store `$attempt` has the result. Never rejects.
export async function chooseWallet(context: ModalContext, params: ChooseWalletParameters): Promise<void> {
  const { attempt, connectors, router } = context.stores
  const { namespace, caipNetworkId } = params
  const { route, walletId } = getConnectingView(context, params)
  const shown = router.$route.get()
  if (!isConnectingView(context, shown)) router.push(route)
  else if (
    shown.view !== route.view ||
    params.steps ||
    getConnectParams(shown).walletId !== getConnectParams(route).walletId
  )
    router.replace(route)
  const target = { walletId, namespace }
  if (!connectors.find(walletId, namespace).length) return attempt.show({ status: 'missing', ...target })

  const waiting = { status: 'waiting', ...target } as const
  attempt.show(waiting)
  try {
    const connect = context.use(loadedConnect).connect ?? (await importConnectInModal(context))
    // Do not request the wallet if the user has closed the modal, gone back or chosen another wallet meanwhile.
    if (attempt.$attempt.get() === waiting)
      await connect(context, { ...target, caipNetworkId, listedId: params.walletId })
  } catch (cause) {
    const error = new ModalError('CODE_LOAD_FAILED', { cause })
    if (attempt.$attempt.get() === waiting) attempt.show({ status: 'failed', error, ...target })
  }
}
