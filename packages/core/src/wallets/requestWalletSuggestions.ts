import type { ModalContext, Service } from '../modal/context.js'
import { isMobile } from '../utils/isMobile.js'
import { startTimer } from '../utils/waiting.js'
import { canReachWalletApps } from './findListedWallet.js'

// Time in ms during which the list keeps room for wallets of the directory. After that, a slow answer must not move
// rows.
const SUGGESTIONS_TIMEOUT_MS = 3_000

export function hasDirectoryService({ options }: ModalContext): boolean {
  const { basic, projectId, services } = options
  return !basic && Boolean(projectId || services?.directory)
}

export async function prefetchServiceModules(context: ModalContext): Promise<void> {
  if (!hasDirectoryService(context)) return
  await Promise.all([import('./loadWalletSuggestions.js'), import('../project/fetchProjectSettings.js')]).catch(
    (cause: unknown) => context.log('debug', 'The code that requests the services could not be prefetched', cause),
  )
}

export function isDirectoryOffered(context: ModalContext): boolean {
  return context.options.features.wallets && hasDirectoryService(context) && canReachWalletApps(context)
}

export function isAllWalletsOffered(context: ModalContext): boolean {
  const { allWallets } = context.options.features
  const isWanted = allWallets === 'ONLY_MOBILE' ? isMobile() : allWallets === true || allWallets === 'SHOW'
  return isWanted && isDirectoryOffered(context)
}

export function requestWalletSuggestions(context: ModalContext): void {
  const { directory } = context.stores
  const { status } = directory.$suggestions.get()
  const isAsked = status !== 'idle' && status !== 'failed'
  if (context.signal.aborted || isAsked || !isDirectoryOffered(context)) return
  directory.suggest({ status: 'loading' })
  startTimer(SUGGESTIONS_TIMEOUT_MS, context.signal, () => {
    if (directory.$suggestions.get().status === 'loading') directory.suggest({ status: 'late' })
  })
  import('./loadWalletSuggestions.js')
    .then(({ loadWalletSuggestions }) => loadWalletSuggestions(context))
    .catch((cause: unknown) => {
      context.log('debug', 'The code that requests the wallet directory could not be loaded', cause)
      directory.suggest({ status: 'failed' })
    })
}

// Requests more recommended wallets, for a list that has room left because some of the first ones are installed
// already.
export function requestMoreWalletSuggestions(context: ModalContext): void {
  import('./loadWalletSuggestions.js')
    .then(({ loadMoreWalletSuggestions }) => loadMoreWalletSuggestions(context))
    .catch((cause: unknown) => context.log('debug', 'No more wallets could be recommended', cause))
}

const HOVER_DELAY_MS = 500

const SERVICES_DELAY_MS = 2_000

const services: Service<void> = {
  create(context) {
    startTimer(SERVICES_DELAY_MS, context.signal, () => {
      import('../project/fetchProjectSettings.js').then(
        ({ fetchProjectSettings }) => fetchProjectSettings(context),
        (cause: unknown) => context.log('debug', 'The code that requests the services could not be loaded', cause),
      )
    })
  },
}

// Requests what the first view shows, when the user points at a button or the modal opens. No request is sent before.
export function prefetchFirstView(context: ModalContext): void {
  if (context.signal.aborted || !hasDirectoryService(context)) return
  // Requests after the user has pointed at a button for a moment. If the user clicks at once, the modal itself requests
  // the list.
  startTimer(HOVER_DELAY_MS, context.signal, () => {
    if (!context.stores.connections.namespaces().length) requestWalletSuggestions(context)
  })
  if (typeof location !== 'undefined') context.use(services)
}
