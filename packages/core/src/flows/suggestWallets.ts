import type { ModalContext } from '../context.js'
import { isMobile } from '../utils/isMobile.js'
import { delay } from '../utils/waiting.js'
import { offersApps } from './findListed.js'

/** So long there is room for what the directory may answer: on a slow network too the list then stays as it is. Milliseconds. */
const PATIENCE = 3_000

/** Whether the backends may be asked: basic mode asks none, and the hosted ones answer a project only. */
export function offersServices({ options }: ModalContext): boolean {
  const { basic, projectId, services } = options
  return !basic && Boolean(projectId || services?.directory)
}

/** Brings what asks the backends, for who may open the modal soon, and asks none. What fails is tried again when it is wanted. */
export async function fetchAsking(context: ModalContext): Promise<void> {
  if (!offersServices(context)) return
  await Promise.all([import('./loadSuggestions.js'), import('./askServices.js')]).catch((cause: unknown) =>
    context.log('debug', 'What asks the services could not be fetched early', cause),
  )
}

/** Whether the modal lists wallets that are not in this browser. */
export function offersDirectory(context: ModalContext): boolean {
  return context.options.enableWallets && offersServices(context) && offersApps(context)
}

/** Whether all wallets of the directory can be looked at on this device. */
export function offersAllWallets(context: ModalContext): boolean {
  const { allWallets } = context.options.features
  const isWanted = allWallets === 'ONLY_MOBILE' ? isMobile() : allWallets === true || allWallets === 'SHOW'
  return isWanted && offersDirectory(context)
}

/**
 * The visitor is about to choose a wallet: the directory is asked for the first ones, once; again when that failed. What
 * asks it is loaded now. Does nothing where the directory is not offered.
 */
export function suggestWallets(context: ModalContext): void {
  const { directory } = context.stores
  const { status } = directory.$suggestions.get()
  const isAsked = status !== 'idle' && status !== 'failed'
  if (context.signal.aborted || isAsked || !offersDirectory(context)) return
  directory.suggest({ status: 'loading' })
  delay(PATIENCE, context.signal, () => {
    if (directory.$suggestions.get().status === 'loading') directory.suggest({ status: 'late' })
  })
  import('./loadSuggestions.js')
    .then(({ loadSuggestions }) => loadSuggestions(context))
    .catch((cause: unknown) => {
      context.log('debug', 'What asks the wallet directory could not be loaded', cause)
      directory.suggest({ status: 'failed' })
    })
}
