import { ModalError } from '../errors/ModalError.js'
import { connect as connectFlow } from '../flows/connect.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Modal } from '../types/modal.js'

export interface ConnectActionParameters {
  /** Id or reverse domain name of the wallet. @default the visitor chooses in the modal */
  readonly walletId?: string | undefined
  readonly namespace?: Namespace | undefined
  /** The wallet is asked to be on this network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Connects a wallet and resolves with its account. With a `walletId` the wallet is asked without any UI; without one
 * the modal opens, and closing it rejects with `MODAL_CLOSED`. Other codes: `CONNECTION_REJECTED`,
 * `CONNECTOR_NOT_FOUND`, `CHAIN_REQUIRED`, `CONNECT_FAILED`.
 */
export async function connect(modal: Modal, parameters: ConnectActionParameters = {}): Promise<Account> {
  const { walletId, ...rest } = parameters
  if (walletId !== undefined) return connectFlow(modal.context, { walletId, ...rest })
  const answer = whenConnected(modal, parameters.signal)
  // An unmounted view layer must not leave an unhandled rejection behind.
  answer.catch(() => undefined)
  await modal.open({ view: 'Connect', ...(rest.namespace === undefined ? {} : { namespace: rest.namespace }) })
  return answer
}

function whenConnected(modal: Modal, signal: AbortSignal | undefined): Promise<Account> {
  return new Promise((resolve, reject) => {
    const life = modal.context.signal
    const end = () => {
      for (const stop of stops) stop()
      signal?.removeEventListener('abort', abort)
      life.removeEventListener('abort', abort)
    }
    const abort = () => {
      end()
      reject(new ModalError('MODAL_CLOSED'))
    }
    const stops = [
      modal.on('connect', ({ account, restored }) => {
        if (restored) return
        end()
        resolve(account)
      }),
      modal.on('close', abort),
    ]
    signal?.addEventListener('abort', abort, { once: true })
    life.addEventListener('abort', abort, { once: true })
    if (signal?.aborted || life.aborted) abort()
  })
}
