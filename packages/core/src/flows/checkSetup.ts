import type { ModalContext } from '../context.js'
import { toNetwork } from '../utils/network.js'
import { raiseAlert } from './raiseAlert.js'

/** Tells of what is wrong with the options, but not so wrong that the page must stop. */
export function checkSetup(context: ModalContext): void {
  const { projectId, defaultNetwork } = context.given
  if (!projectId) {
    raiseAlert(context, 'PROJECT_ID_MISSING', 'projectId is needed for remote wallets and hosted services')
  }
  const wanted = defaultNetwork && toNetwork(defaultNetwork).caipNetworkId
  if (wanted && !context.options.networks.some(({ caipNetworkId }) => caipNetworkId === wanted)) {
    raiseAlert(context, 'NETWORK_NOT_FOUND', `defaultNetwork ${wanted} is not in networks; the first is used`)
  }
}
