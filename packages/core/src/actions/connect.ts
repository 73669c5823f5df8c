import type { ModalContext } from '../context.js'
import { enterModal } from '../engine.js'
import { ModalError } from '../errors/ModalError.js'
import { loadRemote } from '../features/remote/loadRemote.js'
import { connect as connectFlow } from '../flows/connect.js'
import { openModal } from '../modal/openModal.js'
import type { Modal } from '../modal.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import { guardListener } from '../utils/guardStore.js'
import { contextOf } from './contextOf.js'

export interface ConnectActionParameters {
  /** Id or reverse domain name of the wallet. @default the visitor chooses in the modal */
  readonly walletId?: string | undefined
  readonly namespace?: Namespace | undefined
  /** The wallet is asked to be on this network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
  /**
   * With the wallet `walletconnect`: called with the `wc:` URI that a wallet on another device can take up, and again
   * with the next one before that expires.
   */
  readonly onUri?: ((uri: string) => void) | undefined
}

/**
 * Connects a wallet and resolves with its account. With a `walletId` the wallet is asked without any UI; without one
 * the modal opens, and closing it rejects with `MODAL_CLOSED`, as does the signal. Other codes: `CONNECTION_REJECTED`,
 * `CONNECTOR_NOT_FOUND`, `CHAIN_REQUIRED`, `CONNECT_FAILED`.
 */
export async function connect(modal: Modal, parameters: ConnectActionParameters = {}): Promise<Account> {
  const { walletId, onUri, ...rest } = parameters
  const context = contextOf(modal)
  if (walletId !== undefined) {
    const stop = onUri && tellUri(context, onUri)
    return connectFlow(context, { walletId, ...rest }).finally(stop)
  }
  if (context.signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
  if (rest.signal?.aborted) throw new ModalError('MODAL_CLOSED')
  const answer = whenConnected(modal, parameters.signal)
  // An unmounted view layer must not leave an unhandled rejection behind.
  answer.catch(() => undefined)
  context.preloadUi().catch(() => undefined)
  await openModal(enterModal(modal.context).context, {
    view: 'Connect',
    ...(rest.namespace === undefined ? {} : { namespace: rest.namespace }),
  })
  return answer
}

function tellUri(context: ModalContext, onUri: (uri: string) => void): () => void {
  const report = guardListener(onUri, context.log)
  let stop: (() => void) | undefined
  let isOver = false
  loadRemote(context).then(
    ({ $pairing }) => {
      if (!isOver) stop = $pairing.subscribe((pairing) => pairing.status === 'ready' && report(pairing.uri))
    },
    // The attempt to connect says what went wrong.
    () => {},
  )
  return () => {
    isOver = true
    stop?.()
  }
}

function whenConnected(modal: Modal, signal: AbortSignal | undefined): Promise<Account> {
  return new Promise((resolve, reject) => {
    const { signal: life, stores } = contextOf(modal)
    const end = () => {
      for (const stop of stops) stop()
      signal?.removeEventListener('abort', giveUp)
      life.removeEventListener('abort', abort)
    }
    const abort = () => {
      end()
      reject(new ModalError('MODAL_CLOSED'))
    }
    const giveUp = () => {
      abort()
      modal.close()
    }
    const succeed = (account: Account) => {
      end()
      resolve(account)
    }
    const stops = [
      modal.on('connect', ({ account, restored }) => {
        if (!restored) succeed(account)
      }),
      modal.on('close', abort),
      // A wallet that is connected already is put to use without a new connection.
      stores.attempt.$attempt.listen((attempt) => {
        const live = attempt.status === 'connected' && attempt.namespace && stores.connections.active(attempt.namespace)
        if (live) succeed(live.connection.accounts[0])
      }),
    ]
    signal?.addEventListener('abort', giveUp, { once: true })
    life.addEventListener('abort', abort, { once: true })
  })
}
