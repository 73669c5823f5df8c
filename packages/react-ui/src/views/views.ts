import type { Route, ViewName } from '@foyer/core'
import { type ModalContext, signInOptionsService } from '@foyer/core/internal/modal'
import { getReactFeatureLoader, loadSignInOptions, loadTab } from '../features/index.js'
import type { ViewEntry, ViewModule } from '../internal/viewModule.js'
import { ConnectView } from './ConnectView.js'
import { LegalFooter } from './LegalFooter.js'
import { filterSignInOptions, hasSignInOptions } from './signInOptions.js'

/** Table of the views that belong to no feature. */
type ViewTable = { readonly [V in ViewName]?: ViewEntry<V> }

/** Loads all views of a connected account in one chunk: they are rarely shown alone. */
const loadConnectedViews = async () => (await import('./connectedViews.js')).connectedViews

const views: ViewTable = {
  Connect: {
    Component: ConnectView,
    Footer: LegalFooter,
    watch: (context) => context.use(signInOptionsService).$signInOptions,
    title({ context, messages: { common, connect } }, params) {
      const hasOthers = hasSignInOptions(
        filterSignInOptions(context.use(signInOptionsService).$signInOptions.get(), params),
      )
      if (hasOthers) return connect.titleOf(context.options.metadata.name || common.thisSite)
      // With one namespace, its name would add nothing to the title.
      const network = context.adapters.size > 1 && params?.namespace && context.stores.networks.of(params.namespace)[0]
      return network ? connect.titleFor(network.name) : connect.title
    },
  },
  AllWallets: { load: async () => (await import('./allWallets/AllWalletsView.js')).allWalletsView },
  ConnectingExternal: { load: async () => (await import('./ConnectingView.js')).connectingView },
  ConnectingMultiChain: { load: async () => (await import('./ChooseNamespaceView.js')).chooseNamespaceView },
  Account: { title: ({ messages }) => messages.common.account, load: async () => (await loadConnectedViews()).Account },
  ProfileWallets: { load: async () => (await loadConnectedViews()).ProfileWallets },
  Networks: { load: async () => (await loadConnectedViews()).Networks },
  SwitchNetwork: { load: async () => (await loadConnectedViews()).SwitchNetwork },
  SwitchActiveChain: { load: async () => (await import('./ConnectForNetworkView.js')).connectForNetworkView },
  UnsupportedChain: { load: async () => (await loadConnectedViews()).UnsupportedChain },
  ContactedServers: { load: async () => (await import('./servers/ContactedServersView.js')).contactedServersView },
  WhatIsAWallet: { load: async () => (await import('./guide/WhatIsAWalletView.js')).whatIsAWalletView },
  GetWallet: { load: async () => (await import('./guide/GetWalletView.js')).getWalletView },
}

const viewEntries = { create: () => new Map<string, ViewEntry<never> | undefined>() }

/** Returns how a route renders: built in, or by a feature. Undefined for an unknown view. */
export function getViewEntry(context: ModalContext, { view }: Pick<Route, 'view'>): ViewEntry<never> | undefined {
  const known = context.use(viewEntries)
  if (!known.has(view)) {
    const entry = (views[view] as ViewEntry<never> | undefined) ?? getFeatureEntry(context, view)
    known.set(view, entry && 'load' in entry ? replaceOnLoad(entry, (loaded) => known.set(view, loaded)) : entry)
  }
  return known.get(view)
}

type LazyEntry = Extract<ViewEntry<never>, { readonly load: unknown }>

/** Replaces a lazy view by its loaded module, so that a later opening shows the view in its first frame. */
const replaceOnLoad = (entry: LazyEntry, replace: (loaded: ViewModule<never>) => void): LazyEntry => ({
  ...entry,
  async load() {
    const loaded = { ...(entry.title && { title: entry.title }), ...(await entry.load()) }
    replace(loaded)
    return loaded
  },
})

function getFeatureEntry(context: ModalContext, view: string): ViewEntry<never> | undefined {
  const owner = context.features.find(({ definition }) => Object.hasOwn(definition.views ?? {}, view))
  const load = owner && getReactFeatureLoader(owner.definition)
  if (!load) return undefined
  return {
    async load() {
      const entry = (await load()).views?.[view]
      if (!entry) throw new Error(`The feature "${owner.definition.id}" has no view "${view}" for React`)
      return 'load' in entry ? entry.load() : entry
    },
  }
}

/** Prefetches the code of a view. Showing the view reports load errors. */
function preloadView(context: ModalContext, route: Pick<Route, 'view'>): void {
  const entry = getViewEntry(context, route)
  if (entry && 'load' in entry) entry.load().catch(() => undefined)
}

/** Loaders that the UI context gets as props, because it may not import these tables. */
export const viewLoaders = { preloadView, loadSignInOptions, loadTab }
