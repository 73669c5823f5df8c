import { computed, onMount, type ReadableAtom } from 'nanostores'
import { track } from '../analytics/track.js'
import type { FeatureService } from '../feature/context.js'
import type { FeatureDefinition, FeatureInstance } from '../feature/defineFeature.js'
import { getFeatureService } from '../feature/getFeatureService.js'
import type { LazyPermissionSource } from '../feature/permissionSource.js'
import { getServiceUrl } from '../http/getServiceUrl.js'
import { raiseAlert } from '../notices/raiseAlert.js'
import { toasts } from '../notices/toasts.js'
import { watchPortfolio } from '../portfolio/watchPortfolio.js'
import { knownRemoteFeatures } from '../project/knownRemoteFeatures.js'
import type { PortfolioEntry } from '../state/portfolio.js'
import { STORAGE_PREFIX } from '../state/storage.js'
import type { CaipAddress } from '../types/caip.js'
import type { Log } from '../types/log.js'
import { HOSTED_DATA_URL } from '../utils/getNodeUrls.js'
import { logStoreListenerErrors } from '../utils/logStoreListenerErrors.js'
import type { InternalFeatureContext, ModalContext, Navigation } from './context.js'
import type { Options } from './options.js'

export function createFeatureContext(context: ModalContext, id: string): InternalFeatureContext {
  const { adapters, options, services, signal, stores } = context
  const { accounts, connections, networks } = stores
  // If a view is on screen, navigation has loaded, and the next view opens synchronously with the user's click.
  const navigate = (move: (navigation: Navigation) => void) => {
    if (!context.hasUi) return
    if (context.navigation) return move(context.navigation)
    context
      .loadNavigation()
      .then(move)
      .catch((cause: unknown) => context.log('warn', `${id}: the modal could not be moved`, cause))
  }
  const log: Log = (level, message, data) => context.log(level, `${id}: ${message}`, data)
  const key = (name: string) => `feature:${id}:${name}`
  const $route = computed([stores.modal.$modal, stores.router.$route], ({ open }, route) => (open ? route : undefined))
  const owned = new Map<CaipAddress, ReadableAtom<PortfolioEntry>>()
  const made = new Map<FeatureService<unknown>, unknown>()
  const featureContext: InternalFeatureContext = {
    options,
    modal: context.modal,
    signal,
    storage: {
      get: (name) => services.storage.get(key(name)),
      set: (name, value) => services.storage.set(key(name), value),
      remove: (name) => services.storage.remove(key(name)),
      setJson: (name, value) => services.storage.setJson(key(name), value),
      getJson: (name, parse) => services.storage.getJson(key(name), parse),
      watch(name, listener) {
        const onStorage = ({ key: changed }: StorageEvent) => {
          // The key is null when another tab has cleared the whole storage.
          if (changed === null || changed === STORAGE_PREFIX + key(name)) listener()
        }
        globalThis.addEventListener?.('storage', onStorage, { signal })
        return () => globalThis.removeEventListener?.('storage', onStorage)
      },
    },
    use<T>(service: FeatureDefinition<T> | FeatureService<T>): T {
      if ('contract' in service) return getFeatureService(context, service)
      if (!made.has(service)) made.set(service, service.create(featureContext))
      return made.get(service) as T
    },
    $accounts: logStoreListenerErrors(accounts.$accounts, log),
    $identities: logStoreListenerErrors(accounts.$identities, log),
    $namespace: logStoreListenerErrors(networks.$namespace, log),
    $network: logStoreListenerErrors(networks.$active, log),
    $networks: logStoreListenerErrors(networks.$all, log),
    $route: logStoreListenerErrors($route, log),
    account: (namespace = networks.$namespace.get()) => accounts.$accounts.get()[namespace] ?? accounts.initial,
    activeNetwork: (namespace = networks.$namespace.get()) => networks.active(namespace),
    findNetwork: (caipNetworkId) => networks.find(caipNetworkId),
    connection: (namespace = networks.$namespace.get()) => connections.active(namespace)?.connection,
    walletId: (namespace = networks.$namespace.get()) => connections.active(namespace)?.walletId,
    adapter: (namespace) => adapters.get(namespace),
    chainReader: (namespace) => adapters.get(namespace)?.chainReader?.(),
    channel: (namespace) => adapters.get(namespace)?.channel?.(),
    owned(caipAddress) {
      const $known = owned.get(caipAddress)
      if ($known) return $known
      const $entry = computed(stores.portfolio.$entries, () => stores.portfolio.of(caipAddress))
      const $owned = logStoreListenerErrors($entry, log)
      onMount($owned, () => watchPortfolio(context, caipAddress))
      owned.set(caipAddress, $owned)
      return $owned
    },
    async refreshOwned(caipAddress) {
      try {
        const { refreshPortfolio } = await import('../portfolio/readNonNativeTokens.js')
        await refreshPortfolio(context, caipAddress)
      } catch (cause) {
        log('debug', 'Failed to load the code that reads balances', cause)
      }
    },
    async http({ baseUrl, query = {} }) {
      const { createHttp } = await import('../http/http.js')
      const note = services.requests.note(SERVICES.find((each) => each === baseUrl) ?? 'feature')
      return createHttp({ baseUrl: backendUrl(options, baseUrl), query, signal, note })
    },
    noteRequest: (url, purpose = 'feature') => services.requests.note(purpose)(url),
    permissionSources: () => context.features.flatMap(toPermissionSource),
    remoteFeatures: () => context.use(knownRemoteFeatures).known,
    hasUi: context.hasUi,
    hasView: (view) => context.views.has(view),
    reset: (route) => navigate((navigation) => navigation.reset(route)),
    history: () => (stores.modal.$modal.get().open ? stores.router.$router.get().stack : []),
    push: (route) => navigate((navigation) => navigation.push(route)),
    replace: (route) => navigate((navigation) => navigation.replace(route)),
    back: () => navigate((navigation) => navigation.back()),
    open: async (parameters) => (context.navigation ?? (await context.loadNavigation())).open(parameters),
    close: () => context.navigation?.close(),
    toast: (message, variant, title) => context.use(toasts).show({ title, message, variant }),
    raiseAlert: (detail) => raiseAlert(context, 'APP_CONFIGURATION', detail),
    track: (...event) => track(context, ...event),
    log,
    context,
  }
  return featureContext
}

function toPermissionSource({ definition, featureContext }: FeatureInstance): readonly LazyPermissionSource[] {
  const { id, permissions } = definition
  return permissions ? [{ feature: id, load: async () => permissions.call(definition, featureContext) }] : []
}

function backendUrl(options: Options, baseUrl: string): string {
  if (baseUrl === 'data') return options.services?.data ?? HOSTED_DATA_URL
  const service = OTHER_SERVICES.find((each) => each === baseUrl)
  return service ? getServiceUrl(options, service) : baseUrl
}

const OTHER_SERVICES = ['directory', 'images', 'analytics', 'relay', 'secureSite'] as const
const SERVICES = ['data', ...OTHER_SERVICES] as const
