import { computed, type ReadableAtom } from 'nanostores'
import type { AdapterDefinition } from './adapter/defineAdapter.js'
import { createContext } from './createContext.js'
import { createUi } from './createUi.js'
import { isModalError, ModalError } from './errors/ModalError.js'
import { addNetwork, removeNetwork } from './flows/changeNetworks.js'
import { loadActs, loadEngine } from './loadEngine.js'
import type { Modal } from './modal.js'
import type { CreateModalParameters } from './parameters.js'
import { start } from './start.js'
import type { AccountState } from './types/account.js'
import type { Namespace } from './types/caip.js'
import { guardStore } from './utils/guardStore.js'
import { inIdleTime } from './utils/inIdleTime.js'
import { toNetwork } from './utils/network.js'
import { toThemeMode, toThemeVariables } from './utils/theme.js'

/**
 * Creates a modal. Each one owns its state: two on a page share nothing. What is wrong with the options is said here
 * and now, by a `ModalError`. Where the page can go on, an alert says it as soon as more than buttons is loaded.
 */
export function createModal<const A extends readonly AdapterDefinition[]>(
  parameters: CreateModalParameters<A>,
): Modal<A> {
  const life = new AbortController()
  const { fetchUi, unmount, ...ui } = createUi(parameters.ui, () => modal)
  const context = createContext(parameters, life.signal, {
    hasUi: parameters.ui !== undefined,
    mountUi: ui.mountUi,
    loadNavigation: async () => (await loadEngine(context)).navigation,
    async preloadUi() {
      const [engine] = await Promise.all([loadEngine(context), ui.preloadUi()])
      engine.anticipate()
    },
  })
  const { stores, services, log, signal } = context
  const { accounts, modal: modalStore, networks, theme } = stores
  // One store for all calls: who asks anew with each render subscribes once.
  const known = new Map<Namespace | undefined, ReadableAtom<AccountState>>()
  let lastCall = 0
  const id = (network: Parameters<Modal['switchNetwork']>[0]) =>
    typeof network === 'string' ? network : toNetwork(network).caipNetworkId

  const modal: Modal = {
    $state: guardStore(
      computed([modalStore.$modal, networks.$namespace, networks.$active], ({ open, loading }, namespace, network) => ({
        open,
        loading,
        namespace,
        caipNetworkId: network?.caipNetworkId,
      })),
      log,
    ),
    $network: guardStore(networks.$active, log),
    $theme: guardStore(theme.$theme, log),
    $account(namespace) {
      const $known = known.get(namespace)
      if ($known) return $known
      const $account = computed(
        [accounts.$accounts, networks.$namespace],
        (all, active) => all[namespace ?? active] ?? accounts.initial,
      )
      const $guarded = guardStore($account, log)
      known.set(namespace, $guarded)
      return $guarded
    },
    adapters: Object.fromEntries(context.adapters) as Modal['adapters'],
    connection: (namespace) => stores.connections.active(namespace)?.connection as never,
    async open(given) {
      if (signal.aborted) throw new ModalError('CONNECTION_CLIENT_MISSING')
      const mine = ++lastCall
      // Whether the views came is told when they are mounted.
      context.preloadUi().catch(() => undefined)
      // Pointed at before: everything is here, and it opens in the turn of the click.
      const ready = context.navigation
      if (ready) return ready.open(given)
      modalStore.load()
      const { navigation } = await loadEngine(context).catch((cause: unknown) => {
        if (mine === lastCall) modalStore.loaded()
        // What is wrong with a site's feature is found when the modal is put together.
        throw isModalError(cause) ? cause : new ModalError('UI_LOAD_FAILED', { cause })
      })
      // Closed, or opened on something else, before it was there.
      if (mine === lastCall && !signal.aborted) await navigation.open(given)
    },
    close() {
      lastCall++
      if (!modalStore.$modal.get().open) modalStore.loaded()
      if (context.navigation) return context.navigation.close()
      // Without a view there is nothing to close; what a wallet was asked is given up all the same.
      context.complete?.stores.attempt.cancel()
      context.complete?.stores.switching.cancel()
    },
    async disconnect(namespace) {
      const { acts, context: complete } = await loadActs(context)
      await acts.disconnect(complete, { namespace })
    },
    async switchNetwork(network) {
      const { acts, context: complete } = await loadActs(context)
      await acts.switchNetwork(complete, { caipNetworkId: id(network) })
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
        // Whoever still shows a status must not show one that nothing will ever end.
        for (const namespace of context.adapters.keys()) {
          if (accounts.get(namespace).status !== 'connected') accounts.reset(namespace)
        }
        modal.close()
      }
    },
    context,
  }

  start(context)
  if (context.options.preload === 'idle' && parameters.ui) {
    // What the first view is made of, and then once through it. What fails is tried again when it is wanted.
    inIdleTime(signal, [() => Promise.all([loadEngine(context), fetchUi()]), ui.preloadUi]).catch((cause: unknown) =>
      log('debug', 'What opening needs could not be fetched early', cause),
    )
  }
  if (context.options.enableEmbedded && parameters.ui && typeof document !== 'undefined') {
    modal.open().catch((cause: unknown) => log('error', 'The embedded modal could not be shown', cause))
  }
  return modal as Modal<A>
}
