import type { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { switchNetwork } from '../../networks/switchNetwork.js'
import type { CaipNetworkId } from '../../types/caip.js'
import { startTimer } from '../../utils/waiting.js'
import { findWalletToAddNamespace } from '../../wallets/sources.js'
import type { ModalContext } from '../context.js'
import { closeModal } from './closeModal.js'
import { goBack } from './goBack.js'
import { getDefaultRoute } from './views.js'

// Delay before the modal shows a view for a network switch, because some wallets switch without a prompt.
export const NETWORK_SWITCH_VIEW_DELAY_MS = 250

export interface SwitchNetworkInModalParameters {
  readonly caipNetworkId: CaipNetworkId
  readonly onFailure?: ((error: ModalError) => void) | undefined
}

// Switches to the network that the user chose. If no wallet of its namespace is connected, opens Connect. If the wallet
// prompts, shows a view, which offers a retry when the user rejects; after any other failure, goes back. On success,
// returns to the first view if that shows the network, else closes the modal.
export async function switchNetworkInModal(
  context: ModalContext,
  parameters: SwitchNetworkInModalParameters,
): Promise<void> {
  const { connections, networks, router, switching } = context.stores
  const { caipNetworkId, onFailure } = parameters
  const namespace = networks.find(caipNetworkId)?.chainNamespace
  const isNew = namespace !== undefined && !connections.active(namespace) && connections.namespaces().length > 0
  if (isNew && !findWalletToAddNamespace(context, namespace)) {
    router.push({ view: 'SwitchActiveChain', params: { namespace, caipNetworkId } })
    return
  }
  const isMine = switching.begin(caipNetworkId)
  const answered = new AbortController()
  const showView = () => {
    if (isMine()) router.push({ view: 'SwitchNetwork', params: { caipNetworkId } })
  }
  if (isWalletAsked(context, caipNetworkId)) {
    startTimer(NETWORK_SWITCH_VIEW_DELAY_MS, AbortSignal.any([context.signal, answered.signal]), showView)
  }
  try {
    await switchNetwork(context.modal, { caipNetworkId })
    answered.abort()
    if (isMine()) leave(context)
  } catch (thrown) {
    answered.abort()
    if (!isMine()) return
    const error = toModalError(thrown)
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
  const route = getDefaultRoute(context)
  // If the first view has a network button, the user sees the new network there.
  const isShown = context.views.get(first.view)?.start === 'network'
  // If the wallet has switched to an unsupported network instead, show the view for that.
  if (isShown || context.views.get(route.view)?.needs === 'otherNetwork') router.reset(route)
  else closeModal(context)
}
