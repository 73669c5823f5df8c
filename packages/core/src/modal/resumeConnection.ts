import { AUTH_WALLET_ID } from '../constants.js'
import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { toSocialProvider } from '../features/embedded/embeddedWallet.js'
import { createLoginMemory } from '../features/embedded/loginMemory.js'
import { activateConnection } from '../flows/activateConnection.js'
import { type ConnectorState, connectorState } from '../flows/connectorState.js'
import type { Namespace } from '../types/caip.js'
import type { Route } from '../types/views.js'
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
  } else if (walletId === AUTH_WALLET_ID) {
    context.stores.router.push(loginRoute(context, namespace))
  } else {
    void chooseWallet(context, { namespace, walletId, adding: true })
  }
}

/** The view in which the visitor signed in the last time; it begins anew there. */
function loginRoute({ services, stores }: ModalContext, namespace: Namespace): Route {
  const record = stores.connections.of(namespace).records.find(({ connectorId }) => connectorId === AUTH_WALLET_ID)
  const provider = toSocialProvider(record?.auth?.name)
  const params = { namespace, adding: true }
  if (provider === 'farcaster') return { view: 'ConnectingFarcaster', params }
  if (provider) return { view: 'ConnectingSocial', params: { ...params, provider } }
  return { view: 'EmailLogin', params: { ...params, email: createLoginMemory(services.storage).get('email') } }
}
