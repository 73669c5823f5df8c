import { atom } from 'nanostores'
import type { EarlyContext, EarlyStores, Services } from './context.js'
import { createAdapters } from './createAdapters.js'
import { createHost } from './createHost.js'
import { createOptions } from './createOptions.js'
import { ModalError } from './errors/ModalError.js'
import { FEATURE_CONTRACT, type FeatureDefinition } from './feature/defineFeature.js'
import type { EarlyOptions } from './options.js'
import type { CreateModalParameters } from './parameters.js'
import { createEvents } from './services/events.js'
import { readStatuses } from './services/statuses.js'
import { createStorage } from './services/storage.js'
import { createAccountsStore } from './stores/accounts.js'
import { createConnectionsStore } from './stores/connections.js'
import { createModalStore } from './stores/modal.js'
import { createNetworksStore } from './stores/networks.js'
import { createPortfolioStore } from './stores/portfolio.js'
import { createThemeStore } from './stores/theme.js'
import type { Log } from './types/log.js'
import { isCaipNetworkId } from './utils/caip.js'
import { toThemeMode, toThemeVariables } from './utils/theme.js'

/** Builds everything that one modal owns. `ui` knows how to load and mount the view layer. */
export function createContext(
  parameters: CreateModalParameters,
  signal: AbortSignal,
  ui: Pick<EarlyContext, 'hasUi' | 'loadNavigation' | 'mountUi' | 'preloadUi'>,
): EarlyContext {
  if (!parameters.adapters?.length) throw new ModalError('ADAPTER_NOT_FOUND')
  const options = createOptions(parameters)
  const log = createLog(options.debug)
  const services: Services = { storage: createStorage(options.storage, log), events: createEvents(signal, log) }
  const stores = createStores(options, parameters, services)
  return {
    given: parameters,
    options,
    stores,
    services,
    signal,
    log,
    plugins: checkPlugins(parameters.plugins ?? []),
    complete: undefined,
    navigation: undefined,
    ...ui,
    adapters: createAdapters(parameters.adapters, (namespace) =>
      createHost(namespace, { options, stores, services, signal, log }),
    ),
  }
}

/** Refuses what was built against another contract, and two of one name. */
function checkPlugins(plugins: readonly FeatureDefinition[]): readonly FeatureDefinition[] {
  for (const [index, { id, contract }] of plugins.entries()) {
    if (contract !== FEATURE_CONTRACT) {
      throw new ModalError('FEATURE_CONTRACT', { context: { id, found: contract, wanted: FEATURE_CONTRACT } })
    }
    if (plugins.findIndex((each) => each.id === id) !== index) {
      throw new ModalError('FEATURE_DUPLICATE', { context: { id } })
    }
  }
  return plugins
}

function createStores(
  options: EarlyOptions,
  { adapters, themeMode, themeVariables }: CreateModalParameters,
  { storage }: Services,
): EarlyStores {
  const portfolio = createPortfolioStore()
  const accounts = createAccountsStore(options.defaultAccountTypes, portfolio)
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
    portfolio,
    theme: createThemeStore({ mode: toThemeMode(themeMode), variables: toThemeVariables(themeVariables) }),
  }
}

function createLog(debug: boolean): Log {
  return (level, message, data) => {
    if (!debug || level === 'debug') return
    console[level](`[foyer] ${message}`, ...(data === undefined ? [] : [data]))
  }
}
