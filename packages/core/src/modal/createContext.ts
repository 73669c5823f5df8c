import { atom } from 'nanostores'
import type { AdapterContext } from '../adapter/context.js'
import type { ChainAdapter } from '../adapter/contract.js'
import { ADAPTER_CONTRACT_VERSION, type AdapterDefinition } from '../adapter/defineAdapter.js'
import { ModalError } from '../errors/ModalError.js'
import { FEATURE_CONTRACT_VERSION, type FeatureDefinition } from '../feature/defineFeature.js'
import { createAccountsStore } from '../state/accounts.js'
import { createConnectionsStore } from '../state/connections.js'
import { createModalEventEmitter } from '../state/events.js'
import { createAccountViewersStore, createModalStore, createThemeStore } from '../state/modal.js'
import { createNetworksStore } from '../state/networks.js'
import { createPortfolioStore } from '../state/portfolio.js'
import { createRequestLedger } from '../state/requests.js'
import { readConnectionStatuses } from '../state/statuses.js'
import { createStorage } from '../state/storage.js'
import type { Namespace } from '../types/caip.js'
import type { Log } from '../types/log.js'
import { isCaipNetworkId } from '../utils/caip.js'
import { toThemeMode, toThemeVariables } from '../utils/theme.js'
import type { BaseContext, BaseStores, Services } from './context.js'
import { createAdapterContext } from './createAdapterContext.js'
import { createOptions } from './createOptions.js'
import type { Modal } from './modal.js'
import type { BaseOptions, CreateModalParameters } from './options.js'

export function createContext(
  parameters: CreateModalParameters,
  signal: AbortSignal,
  modal: () => Modal,
  ui: Pick<BaseContext, 'hasUi' | 'mountUi' | 'preloadUi' | 'show'>,
): BaseContext {
  if (!parameters.adapters?.length) throw new ModalError('ADAPTER_NOT_FOUND')
  const options = createOptions(parameters)
  const log = createLog(options)
  const services: Services = {
    storage: createStorage(options.storage, log),
    events: createModalEventEmitter(signal, log),
    requests: createRequestLedger(),
  }
  const stores = createStores(options, parameters, services)
  return {
    get modal() {
      return modal()
    },
    appOptions: parameters,
    options,
    stores,
    services,
    signal,
    log,
    customFeatures: checkCustomFeatures(parameters.customFeatures ?? []),
    navigation: undefined,
    async loadNavigation() {
      const { startNavigation } = await import('./startNavigation.js')
      return startNavigation(modal()).navigation
    },
    ...ui,
    adapters: createAdapters(parameters.adapters, (namespace) =>
      createAdapterContext(namespace, { options, stores, services, signal, log }),
    ),
  }
}

function checkCustomFeatures(customFeatures: readonly FeatureDefinition[]): readonly FeatureDefinition[] {
  for (const [index, { id, contract }] of customFeatures.entries()) {
    if (contract !== FEATURE_CONTRACT_VERSION) {
      throw new ModalError('FEATURE_CONTRACT', { context: { id, found: contract, wanted: FEATURE_CONTRACT_VERSION } })
    }
    if (customFeatures.findIndex((each) => each.id === id) !== index) {
      throw new ModalError('FEATURE_DUPLICATE', { context: { id } })
    }
  }
  return customFeatures
}

function createStores(
  options: BaseOptions,
  { adapters, themeMode, themeVariables }: CreateModalParameters,
  { storage }: Services,
): BaseStores {
  const portfolio = createPortfolioStore()
  const accounts = createAccountsStore(options.defaultAccountTypes, portfolio)
  const statuses = options.features.reconnect ? readConnectionStatuses(storage) : {}
  for (const { namespace } of adapters) {
    const stored = statuses[namespace] ?? 'disconnected'
    accounts.update(namespace, { status: stored === 'connected' ? 'connecting' : stored })
  }
  return {
    accounts,
    connections: createConnectionsStore(),
    $discovered: atom({}),
    modal: createModalStore(),
    networks: createNetworksStore({
      networks: options.networks,
      defaultNetwork: options.defaultNetwork,
      activeId: storage.getText('active_caip_network_id', isCaipNetworkId),
    }),
    portfolio,
    viewers: createAccountViewersStore(),
    theme: createThemeStore({ mode: toThemeMode(themeMode), variables: toThemeVariables(themeVariables) }),
  }
}

function createLog({ debug, onLog }: Pick<BaseOptions, 'debug' | 'onLog'>): Log {
  return (level, message, data) => {
    try {
      onLog?.(level, message, data)
    } catch {
      // An app's `onLog` that throws must not break the code that logs.
    }
    if (!debug || level === 'debug') return
    console[level](`[foyer] ${message}`, ...(data === undefined ? [] : [data]))
  }
}

// Creates the adapters. Throws `ADAPTER_CONTRACT` if one was made for another version of the contract, and
// `ADAPTER_DUPLICATE` if two have the same namespace.
function createAdapters(
  definitions: readonly AdapterDefinition[],
  contextOf: (namespace: Namespace) => AdapterContext,
): ReadonlyMap<Namespace, ChainAdapter> {
  const adapters = new Map<Namespace, ChainAdapter>()
  for (const { contract, namespace, create } of definitions) {
    if (contract !== ADAPTER_CONTRACT_VERSION) {
      throw new ModalError('ADAPTER_CONTRACT', {
        context: { namespace, found: contract, wanted: ADAPTER_CONTRACT_VERSION },
      })
    }
    if (adapters.has(namespace)) throw new ModalError('ADAPTER_DUPLICATE', { context: { namespace } })
    adapters.set(namespace, create(contextOf(namespace)))
  }
  return adapters
}
