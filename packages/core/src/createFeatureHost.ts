import { computed, onMount } from 'nanostores'
import type { ModalContext, Navigation, OwnHost } from './context.js'
import { featurePart } from './flows/featurePart.js'
import { showToast } from './flows/showToast.js'
import { watchPortfolio } from './flows/watchPortfolio.js'
import type { Options } from './options.js'
import { serviceUrl } from './services/serviceUrl.js'
import type { Log } from './types/log.js'
import type { ServiceUrls } from './types/services.js'
import { guardStore } from './utils/guardStore.js'
import { HOSTED_DATA_URL } from './utils/nodeUrls.js'

/** What one feature sees of its modal. */
export function createFeatureHost(context: ModalContext, id: string): OwnHost {
  const { adapters, options, services, signal, stores } = context
  const { accounts, connections, networks } = stores
  // Whoever is in a view has what moves the modal, and it moves in the turn of the press.
  const navigate = (move: (navigation: Navigation) => void) => {
    // There is nothing to show it in.
    if (!context.hasUi) return
    if (context.navigation) return move(context.navigation)
    context
      .loadNavigation()
      .then(move)
      .catch((cause: unknown) => context.log('warn', `${id}: the modal could not be moved`, cause))
  }
  const log: Log = (level, message, data) => context.log(level, `${id}: ${message}`, data)
  const key = (name: string) => `feature:${id}:${name}`
  return {
    projectId: options.projectId,
    metadata: options.metadata,
    signal,
    storage: {
      get: (name) => services.storage.get(key(name)),
      set: (name, value) => services.storage.set(key(name), value),
      remove: (name) => services.storage.remove(key(name)),
    },
    use: (feature) => featurePart(context, feature),
    $accounts: guardStore(accounts.$accounts, log),
    $namespace: guardStore(networks.$namespace, log),
    $network: guardStore(networks.$active, log),
    $networks: guardStore(networks.$all, log),
    connection: (namespace = networks.$namespace.get()) => connections.active(namespace)?.connection,
    ledger: (namespace) => adapters.get(namespace)?.ledger?.(),
    channel: (namespace) => adapters.get(namespace)?.channel?.(),
    owned(caipAddress) {
      const $entry = computed(stores.portfolio.$entries, () => stores.portfolio.of(caipAddress))
      const $owned = guardStore($entry, log)
      onMount($owned, () => watchPortfolio(context, caipAddress))
      return $owned
    },
    async refreshOwned(caipAddress) {
      const { readOwned } = await import('./flows/readOwned.js')
      await readOwned(context, caipAddress)
    },
    async http({ baseUrl, query = {} }) {
      const { createHttp } = await import('./services/http.js')
      return createHttp({ baseUrl: backendUrl(options, baseUrl), query, signal })
    },
    push: (route) => navigate((navigation) => navigation.push(route)),
    replace: (route) => navigate((navigation) => navigation.replace(route)),
    back: () => navigate((navigation) => navigation.back()),
    open: async (parameters) => (context.navigation ?? (await context.loadNavigation())).open(parameters),
    close: () => context.navigation?.close(),
    toast: (message, variant) => showToast(context, { message, variant }),
    log,
    context,
  }
}

const isService = (name: string): name is keyof ServiceUrls => services.some((each) => each === name)

const services: readonly (keyof ServiceUrls)[] = ['data', 'directory', 'images', 'analytics', 'relay', 'secureSite']

/** One of the modal's services by name, or somebody else's by its URL. */
function backendUrl(options: Options, baseUrl: string): string {
  if (baseUrl === 'data') return options.services?.data ?? HOSTED_DATA_URL
  return isService(baseUrl) && baseUrl !== 'data' ? serviceUrl(options, baseUrl) : baseUrl
}
