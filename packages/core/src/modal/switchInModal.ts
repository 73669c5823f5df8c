import { SWITCH_VIEW_DELAY } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import { joinableWallet } from '../flows/sources.js'
import { switchNetwork } from '../flows/switchNetwork.js'
import type { CaipNetworkId } from '../types/caip.js'
import { delay } from '../utils/waiting.js'
import { closeModal } from './closeModal.js'
import { fittingRoute } from './fittingRoute.js'
import { goBack } from './goBack.js'

export interface SwitchInModalParameters {
  readonly caipNetworkId: CaipNetworkId
  /** Tells the visitor why the switch failed. */
  readonly onFailure?: ((error: ModalError) => void) | undefined
}

/**
 * The visitor chose a network. Where nobody is connected in its namespace, but elsewhere, they are asked for a wallet.
 * A wallet that has to ask gets a view, which shows a declined request and lets them try
 * again; any other failure leads back to where they came from. After success the modal goes on to where it was useful.
 */
export async function switchInModal(context: ModalContext, parameters: SwitchInModalParameters): Promise<void> {
  const { connections, networks, router, switching } = context.stores
  const { caipNetworkId, onFailure } = parameters
  const namespace = networks.find(caipNetworkId)?.chainNamespace
  const isNew = namespace !== undefined && !connections.active(namespace) && connections.namespaces().length > 0
  if (isNew && !joinableWallet(context, namespace)) {
    router.push({ view: 'SwitchActiveChain', params: { namespace, caipNetworkId } })
    return
  }
  const isMine = switching.begin(caipNetworkId)
  const answered = new AbortController()
  const showView = () => {
    if (isMine()) router.push({ view: 'SwitchNetwork', params: { caipNetworkId } })
  }
  if (isWalletAsked(context, caipNetworkId)) {
    delay(SWITCH_VIEW_DELAY, AbortSignal.any([context.signal, answered.signal]), showView)
  }
  try {
    await switchNetwork(context, { caipNetworkId })
    answered.abort()
    if (isMine()) leave(context)
  } catch (thrown) {
    answered.abort()
    if (!isMine()) return
    const error = toModalError(thrown)
    context.services.events.emit('error', error)
    if (error.code === 'USER_REJECTED') {
      showView()
      switching.decline(caipNetworkId)
      return
    }
    if (context.views.get(router.$route.get().view)?.switches) goBack(context)
    else switching.cancel()
    onFailure?.(error)
  }
}

function isWalletAsked({ stores }: ModalContext, caipNetworkId: CaipNetworkId): boolean {
  const namespace = stores.networks.find(caipNetworkId)?.chainNamespace
  const connection = namespace === undefined ? undefined : stores.connections.active(namespace)?.connection
  return connection !== undefined && connection.caipNetworkId !== caipNetworkId
}

function leave(context: ModalContext): void {
  const { router, switching } = context.stores
  switching.cancel()
  const [first] = router.$router.get().stack
  const route = fittingRoute(context)
  // Who came from where the network is shown sees it there.
  const isShown = context.views.get(first.view)?.start === 'network'
  // The wallet may have gone elsewhere than it was asked to.
  if (isShown || context.views.get(route.view)?.needs === 'otherNetwork') router.reset(route)
  else closeModal(context)
}
