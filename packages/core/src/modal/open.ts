import type { ModalContext } from '../context.js'
import type { OpenParameters } from '../types/views.js'
import { focusPressed } from '../utils/focusPressed.js'
import { chooseWallet } from './chooseWallet.js'
import { isConnecting, paramsOf } from './connectingView.js'
import { openModal } from './openModal.js'

/** Opens the modal. A deep entry to one wallet asks that wallet while the view is still being loaded. */
export async function open(context: ModalContext, parameters: OpenParameters = {}): Promise<void> {
  focusPressed()
  const opening = openModal(context, parameters)
  const route = context.stores.router.$route.get()
  if (parameters.view === route.view && isConnecting(context, route)) void chooseWallet(context, paramsOf(route))
  await opening
}
