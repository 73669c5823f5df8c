import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { activateConnection } from '../flows/activateConnection.js'
import { type ConnectorState, connectorState } from '../flows/connectorState.js'
import { sourceOf } from '../flows/sources.js'
import type { Namespace } from '../types/caip.js'
import { chooseWallet } from './chooseWallet.js'

export interface ResumeConnectionParameters {
  readonly namespace: Namespace
  readonly walletId: string
  /** What the page knows of it. @default how it stands now */
  readonly status?: ConnectorState | undefined
}

/**
 * The visitor chose a connection that was kept. One that is live is put to use; one that is not is asked for in the
 * modal, which then goes on to their wallets. Throws `INVALID_CONNECTION_STATUS` for any other status.
 */
export function resumeConnection(context: ModalContext, parameters: ResumeConnectionParameters): void {
  const { namespace, walletId } = parameters
  const { status = connectorState(context, { namespace, walletId }) } = parameters
  if (!['connected', 'active', 'disconnected'].includes(status)) {
    throw new ModalError('INVALID_CONNECTION_STATUS', { context: { status } })
  }
  if (status !== 'disconnected' && context.stores.connections.live(namespace, walletId)) {
    activateConnection(context, { namespace, walletId })
    const { networks, router } = context.stores
    const isUnsupported = networks.state(namespace).unsupportedCaipNetworkId !== undefined
    if (isUnsupported && !context.options.allowUnsupportedChain) router.push({ view: 'UnsupportedChain' })
    return
  }
  const record = context.stores.connections.of(namespace).records.find(({ connectorId }) => connectorId === walletId)
  const route = sourceOf(context, walletId).resume?.(namespace, record)
  if (route) context.stores.router.push(route)
  else void chooseWallet(context, { namespace, walletId, adding: true })
}
