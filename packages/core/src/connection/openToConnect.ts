import { ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal/modal.js'
import { startNavigation } from '../modal/startNavigation.js'
import type { Account } from '../types/account.js'
import type { RegisteredNamespace } from '../types/register.js'
import { watchUserInitiatedConnections } from './watchUserInitiatedConnections.js'

interface OpenToConnectParameters {
  readonly namespace?: RegisteredNamespace | undefined
  readonly signal?: AbortSignal | undefined
}

// Opens the modal on Connect and resolves with the account that the user connects.
export async function openToConnect(modal: Modal, { namespace, signal }: OpenToConnectParameters): Promise<Account> {
  const answer = waitForConnection(modal, signal)
  // If the modal fails to open, nothing awaits `answer`: its rejection must not be reported as unhandled.
  answer.catch(() => undefined)
  modal.context.preloadUi().catch(() => undefined)
  const { navigation } = startNavigation(modal)
  await navigation.open({ view: 'Connect', ...(namespace === undefined ? {} : { namespace }) })
  return answer
}

function waitForConnection(modal: Modal, signal: AbortSignal | undefined): Promise<Account> {
  return new Promise((resolve, reject) => {
    const context = startNavigation(modal)
    const end = () => {
      stopConnects()
      stopClose()
      signal?.removeEventListener('abort', giveUp)
      context.signal.removeEventListener('abort', abort)
    }
    const abort = () => {
      end()
      reject(new ModalError('MODAL_CLOSED'))
    }
    const giveUp = () => {
      abort()
      modal.close()
    }
    const stopConnects = watchUserInitiatedConnections(context, ({ account }) => {
      end()
      resolve(account)
    })
    const stopClose = modal.on('close', abort)
    signal?.addEventListener('abort', giveUp, { once: true })
    context.signal.addEventListener('abort', abort, { once: true })
  })
}
