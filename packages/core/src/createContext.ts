import { atom } from 'nanostores'
import type { Feature, ModalContext, Services, Stores } from './context.js'
import { createAdapters } from './createAdapters.js'
import { createHost } from './createHost.js'
import { createOptions } from './createOptions.js'
import { ModalError } from './errors/ModalError.js'
import type { CreateModalParameters, Options } from './options.js'
import { createEvents } from './services/events.js'
import { readStatuses } from './services/statuses.js'
import { createStorage } from './services/storage.js'
import { createAccountsStore } from './stores/accounts.js'
import { createConnectionsStore } from './stores/connections.js'
import { createModalStore } from './stores/modal.js'
import { createNetworksStore } from './stores/networks.js'
import { createNoticesStore } from './stores/notices.js'
import { createThemeStore } from './stores/theme.js'
import type { Log } from './types/log.js'
import { isCaipNetworkId } from './utils/caip.js'
import { toThemeMode, toThemeVariables } from './utils/theme.js'

/** Builds everything that one modal owns. `ui` knows how to load and mount the view layer. */
export function createContext(
  parameters: CreateModalParameters,
  signal: AbortSignal,
  ui: Pick<ModalContext, 'mountUi' | 'preloadUi'>,
): ModalContext {
  if (!parameters.adapters?.length) throw new ModalError('ADAPTER_NOT_FOUND')
  const options = createOptions(parameters)
  const log = createLog(options.debug)
  const services: Services = { storage: createStorage(options.storage, log), events: createEvents(signal, log) }
  const stores = createStores(options, parameters, services) as Stores
  const features = new Map<string, unknown>()

  const context: ModalContext = {
    options,
    stores,
    services,
    signal,
    log,
    late: undefined,
    ...ui,
    adapters: createAdapters(parameters.adapters, (namespace) =>
      createHost(namespace, { options, stores, services, signal, log }),
    ),
    use<T>({ id, create }: Feature<T>): T {
      if (!features.has(id)) features.set(id, create(context))
      return features.get(id) as T
    },
  }
  return context
}

/** The others come with `completeContext`. */
type EarlyStores = Omit<Stores, 'attempt' | 'connectors' | 'directory' | 'recents' | 'router' | 'switching'>

function createStores(
  options: Options,
  { adapters, themeMode, themeVariables }: CreateModalParameters,
  { storage }: Services,
): EarlyStores {
  const accounts = createAccountsStore(
    options.defaultAccountTypes as Stores['accounts']['initial']['preferredAccountTypes'],
  )
  const statuses = options.enableReconnect ? readStatuses(storage) : {}
  for (const { namespace } of adapters) {
    const stored = statuses[namespace] ?? 'disconnected'
    accounts.update(namespace, { status: stored === 'connected' ? 'connecting' : stored })
  }
  return {
    accounts,
    connections: createConnectionsStore(),
    $found: atom({}),
    modal: createModalStore(),
    networks: createNetworksStore({
      networks: options.networks,
      defaultNetwork: options.defaultNetwork,
      activeId: storage.getText('active_caip_network_id', isCaipNetworkId),
    }),
    notices: createNoticesStore(),
    theme: createThemeStore({ mode: toThemeMode(themeMode), variables: toThemeVariables(themeVariables) }),
  }
}

function createLog(debug: boolean): Log {
  return (level, message, data) => {
    if (!debug || level === 'debug') return
    console[level](`[foyer] ${message}`, ...(data === undefined ? [] : [data]))
  }
}
