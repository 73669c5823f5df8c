import { computed, type ReadableAtom } from 'nanostores'
import type { AdapterDefinition } from '../adapter/defineAdapter.js'
import { isModalError, ModalError } from '../errors/ModalError.js'
import { addNetwork, removeNetwork } from '../networks/changeNetworks.js'
import type { AccountState } from '../types/account.js'
import type { Namespace } from '../types/caip.js'
import type { OpenParameters } from '../types/views.js'
import { logStoreListenerErrors } from '../utils/logStoreListenerErrors.js'
import { toNetwork } from '../utils/network.js'
import { runWhenIdle } from '../utils/runWhenIdle.js'
import { toThemeMode, toThemeVariables } from '../utils/theme.js'
import { createContext } from './createContext.js'
import { createUi } from './createUi.js'
import type { Modal } from './modal.js'
import type { AppOptions, CreateModalParameters } from './options.js'
import { startDiscovery } from './startDiscovery.js'

/**
 * Creates a modal with its own state, so that two modals on a page share nothing. Throws a `ModalError` for invalid
 * options. Mistakes that do not prevent its use raise an alert later.
 */
export function createModal<
  const A extends readonly AdapterDefinition[],
  const Networks extends AppOptions['networks'] = AppOptions['networks'],
>(parameters: CreateModalParameters<A> & { readonly networks: Networks }): Modal<A, Networks> {
  const life = new AbortController()
  const getModal = () => modal
  const { fetchUi, unmount, ...ui } = createUi(parameters.ui, getModal)
  const context = createContext(parameters, life.signal, getModal, {
    hasUi: parameters.ui !== undefined,
    mountUi: ui.mountUi,
    show,
    async preloadUi() {
      const [navigation] = await Promise.all([context.loadNavigation(), ui.preloadUi()])
      navigation.prefetch()
    },
  })
  const { stores, services, log, signal } = context
  const { accounts, modal: modalStore, networks, theme } = stores
  // One store for each namespace, so that each call returns the same: a component may call `$account` on every render.
  const known = new Map<Namespace | undefined, ReadableAtom<AccountState>>()
  let lastCall = 0
  const id = (network: Parameters<Modal['switchNetwork']>[0]) =>
    typeof network === 'string' ? network : toNetwork(network).caipNetworkId

  async function show(parameters?: OpenParameters): Promise<void> {
    if (signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
    const callIndex = ++lastCall
    // A failure to load the view layer is reported by `mountUi`.
    context.preloadUi().catch(() => undefined)
    // If navigation was loaded when the user pointed at the button, the modal opens synchronously with the click.
    const ready = context.navigation
    if (ready) return ready.open(parameters)
    modalStore.load()
    const navigation = await context.loadNavigation().catch((cause: unknown) => {
      if (callIndex === lastCall) modalStore.loaded()
      // Pass a `ModalError` on unchanged: it describes a mistake in the app's features.
      throw isModalError(cause) ? cause : new ModalError('UI_LOAD_FAILED', { cause })
    })
    // Do not open if the app or user has closed the modal, or opened it again, while navigation was loading.
    if (callIndex === lastCall && !signal.aborted) await navigation.open(parameters)
  }

  const modal: Modal = {
    $state: logStoreListenerErrors(
      computed([modalStore.$modal, networks.$namespace, networks.$active], ({ open, loading }, namespace, network) => ({
        isOpen: open,
        isLoading: loading,
        namespace,
        caipNetworkId: network?.caipNetworkId,
      })),
      log,
    ),
    $network: logStoreListenerErrors(networks.$active, log),
    $theme: logStoreListenerErrors(theme.$theme, log),
    requests: logStoreListenerErrors(services.requests.$requests, log),
    $account(namespace) {
      const $known = known.get(namespace)
      if ($known) return $known
      const $account = computed(
        [accounts.$accounts, networks.$namespace],
        (all, active) => all[namespace ?? active] ?? accounts.initial,
      )
      const $guarded = logStoreListenerErrors($account, log)
      known.set(namespace, $guarded)
      return $guarded
    },
    adapters: Object.fromEntries(context.adapters) as Modal['adapters'],
    connection: (namespace) => stores.connections.active(namespace)?.connection as never,
    async open(parameters) {
      await show(parameters)
      return context.navigation?.whenClosed()
    },
    close() {
      lastCall++
      if (!modalStore.$modal.get().open) modalStore.loaded()
      if (context.navigation) return context.navigation.close()
      // Without navigation the modal is not open, but the app may have requested a wallet: cancel that.
      stores.attempt?.cancel()
      stores.switching?.cancel()
    },
    async disconnect(namespace) {
      const { disconnect } = await import('../connection/disconnect.js')
      await disconnect(modal, { namespace })
    },
    async switchNetwork(network) {
      const { switchNetwork } = await import('../networks/switchNetwork.js')
      await switchNetwork(modal, { caipNetworkId: id(network) })
    },
    addNetwork: (network) => addNetwork(context, toNetwork(network)),
    removeNetwork: (caipNetworkId) => removeNetwork(context, caipNetworkId),
    setTheme({ mode, variables }) {
      if (mode !== undefined) theme.setMode(toThemeMode(mode))
      if (variables !== undefined) theme.setVariables(toThemeVariables(variables))
    },
    on: services.events.on,
    destroy() {
      if (signal.aborted) return
      try {
        for (const { live } of Object.values(stores.connections.$connections.get())) {
          for (const { unwatch } of live) unwatch()
        }
        unmount()
      } finally {
        life.abort()
        // No pending request will end after `destroy()`: reset the accounts, so that no component shows `connecting`
        // forever.
        for (const namespace of context.adapters.keys()) {
          if (accounts.get(namespace).status !== 'connected') accounts.reset(namespace)
        }
        modal.close()
      }
    },
    context,
  }

  startDiscovery(context)
  if (context.options.preload === 'idle' && parameters.ui) {
    // Downloads and prerenders the first view. If the download fails, opening the modal tries again.
    runWhenIdle(signal, [() => Promise.all([context.loadNavigation(), fetchUi()]), ui.preloadUi]).catch(
      (cause: unknown) => log('debug', 'The code that opens the modal could not be prefetched', cause),
    )
  }
  if (context.options.enableEmbedded && parameters.ui && typeof document !== 'undefined') {
    show().catch((cause: unknown) => log('error', 'The embedded modal could not be shown', cause))
  }
  return modal as Modal<A, Networks>
}
