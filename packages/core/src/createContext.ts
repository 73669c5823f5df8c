import { createAdapters } from './createAdapters.js'
import { createHost } from './createHost.js'
import { createOptions } from './createOptions.js'
import type { Feature, ModalContext, Services, Stores } from './context.js'
import { ModalError } from './errors/ModalError.js'
import { createEvents } from './services/events.js'
import { type Memory, readMemory } from './services/memory.js'
import { createStorage } from './services/storage.js'
import { createAccountsStore } from './stores/accounts.js'
import { createAttemptStore } from './stores/attempt.js'
import { createConnectionsStore } from './stores/connections.js'
import { createConnectorsStore } from './stores/connectors.js'
import { createModalStore } from './stores/modal.js'
import { createNetworksStore } from './stores/networks.js'
import { createNoticesStore } from './stores/notices.js'
import { createRecentsStore } from './stores/recents.js'
import { createRouterStore } from './stores/router.js'
import { createSwitchingStore } from './stores/switching.js'
import { createThemeStore } from './stores/theme.js'
import type { Log } from './types/log.js'
import type { CreateModalParameters, Options } from './types/options.js'
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
  const memory = readMemory(services.storage)
  const stores = createStores(options, parameters, memory, signal)
  const features = new Map<string, unknown>()

  const context: ModalContext = {
    options,
    stores,
    services,
    signal,
    log,
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

function createStores(
  options: Options,
  { themeMode, themeVariables }: CreateModalParameters,
  memory: Memory,
  signal: AbortSignal,
): Stores {
  const accounts = createAccountsStore(options.defaultAccountTypes as Stores['accounts']['initial']['preferredAccountTypes'])
  // Addresses of a namespace that was left are not kept.
  const isLeft = (namespace: string) => !options.enableReconnect || memory.statuses[namespace] !== 'connected'
  const records = Object.fromEntries(
    Object.entries(memory.connections).map(([namespace, each]) => [
      namespace,
      isLeft(namespace) ? each.map((record) => ({ ...record, accounts: [], recent: true })) : each,
    ]),
  )
  for (const [namespace, status] of Object.entries(memory.statuses)) {
    const record = records[namespace]?.find(({ recent }) => !recent)
    const [account] = record?.accounts ?? []
    accounts.update(namespace, {
      status: isLeft(namespace) ? 'disconnected' : status === 'connected' && record ? 'connecting' : 'disconnected',
      ...(record && account
        ? {
            address: account.address,
            allAccounts: record.accounts,
            connectedWalletInfo: { name: record.name, icon: record.icon, identifier: record.connectorId },
          }
        : {}),
    })
  }
  return {
    accounts,
    attempt: createAttemptStore(signal),
    connections: createConnectionsStore(records),
    connectors: createConnectorsStore(),
    modal: createModalStore(),
    networks: createNetworksStore({
      networks: options.networks,
      defaultNetwork: options.defaultNetwork,
      activeId: memory.activeNetworkId,
    }),
    notices: createNoticesStore(),
    recents: createRecentsStore(memory.recentWallets),
    router: createRouterStore(),
    switching: createSwitchingStore(),
    theme: createThemeStore({ mode: toThemeMode(themeMode), variables: toThemeVariables(themeVariables) }),
  }
}

function createLog(debug: boolean): Log {
  return (level, message, data) => {
    if (!debug || level === 'debug') return
    console[level](`[foyer] ${message}`, ...(data === undefined ? [] : [data]))
  }
}
