import { type ConnectorState, getConnectorState } from '../../connection/getConnectorState.js'
import { switchConnection } from '../../connection/switchConnection.js'
import { ModalError } from '../../errors/ModalError.js'
import type { Namespace } from '../../types/caip.js'
import { getWalletSource } from '../../wallets/sources.js'
import type { Modal } from '../modal.js'
import { startNavigation } from '../startNavigation.js'
import { chooseWallet } from './chooseWallet.js'

export interface ResumeConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
  /** Status that the app has shown to the user. @default the wallet's current status */
  readonly status?: ConnectorState | undefined
}

/**
 * Reconnects a stored wallet. If it is connected already, makes it active; otherwise opens the modal and requests the
 * wallet. Throws `INVALID_CONNECTION_STATUS` ("Invalid connection status") for an unknown status.
 */
export function resumeConnection(modal: Modal, parameters: ResumeConnectionParameters): void {
  const context = startNavigation(modal)
  const { namespace, walletId } = parameters
  const { status = getConnectorState(modal, { namespace, walletId }) } = parameters
  if (!['connected', 'active', 'disconnected'].includes(status)) {
    throw new ModalError('INVALID_CONNECTION_STATUS', { context: { status } })
  }
  if (status !== 'disconnected' && context.stores.connections.live(namespace, walletId)) {
    switchConnection(modal, { namespace, walletId })
    const { networks, router } = context.stores
    const isUnsupported = networks.state(namespace).unsupportedCaipNetworkId !== undefined
    if (isUnsupported && !context.options.allowUnsupportedChain) router.push({ view: 'UnsupportedChain' })
    return
  }
  const record = context.stores.connections.of(namespace).records.find((each) => each.walletId === walletId)
  const route = getWalletSource(context, walletId).resume?.(namespace, record)
  if (route) context.stores.router.push(route)
  else void chooseWallet(context, { namespace, walletId, adding: true })
}
