import type { Route, ViewName } from '@foyer/core'
import { connectWays, type ModalContext } from '@foyer/core/ui'
import { halfOf } from '../features/halves.js'
import type { ViewEntry } from '../viewModule.js'
import { ConnectView } from './ConnectView.js'
import { LegalFooter } from './LegalFooter.js'
import { hasWays, waysOf } from './waysOf.js'

/** Views of ours. Those of features are in their halves. */
type ViewTable = { readonly [V in ViewName]?: ViewEntry<V> }

/** Who sees one of these sees the others soon: they are one file. */
const connected = async () => (await import('./connectedViews.js')).connectedViews

const views: ViewTable = {
  Connect: {
    Component: ConnectView,
    Footer: LegalFooter,
    watch: (context) => context.use(connectWays).$ways,
    title({ context, messages: { common, connect } }, params) {
      const hasOthers = hasWays(waysOf(context.use(connectWays).$ways.get(), params))
      if (hasOthers) return connect.titleOf(context.options.metadata.name || common.thisSite)
      // On a site with one kind of networks nobody has to be told which.
      const network = context.adapters.size > 1 && params?.namespace && context.stores.networks.of(params.namespace)[0]
      return network ? connect.titleFor(network.name) : connect.title
    },
  },
  AllWallets: { load: async () => (await import('./allWallets/AllWalletsView.js')).allWalletsView },
  ConnectingExternal: { load: async () => (await import('./ConnectingView.js')).connectingView },
  ConnectingMultiChain: { load: async () => (await import('./MultiChainView.js')).multiChainView },
  Account: { title: ({ messages }) => messages.common.account, load: async () => (await connected()).Account },
  ProfileWallets: { load: async () => (await connected()).ProfileWallets },
  Networks: { load: async () => (await connected()).Networks },
  SwitchNetwork: { load: async () => (await connected()).SwitchNetwork },
  SwitchActiveChain: { load: async () => (await import('./SwitchActiveChainView.js')).switchActiveChainView },
  UnsupportedChain: { load: async () => (await connected()).UnsupportedChain },
  WhatIsAWallet: { load: async () => (await import('./guide/WhatIsAWalletView.js')).whatIsAWalletView },
  GetWallet: { load: async () => (await import('./guide/GetWalletView.js')).getWalletView },
}

const found = { create: () => new Map<string, ViewEntry<never> | undefined>() }

/** How a route is drawn: ours, or what a feature brings. Undefined for a view that nobody registered. */
export function entryOf(context: ModalContext, { view }: Pick<Route, 'view'>): ViewEntry<never> | undefined {
  const known = context.use(found)
  if (!known.has(view)) known.set(view, (views[view] as ViewEntry<never> | undefined) ?? broughtEntry(context, view))
  return known.get(view)
}

function broughtEntry(context: ModalContext, view: string): ViewEntry<never> | undefined {
  const owner = context.features.find(({ definition }) => Object.hasOwn(definition.views ?? {}, view))
  const load = owner && halfOf(owner.definition)
  if (!load) return undefined
  return {
    async load() {
      const entry = (await load()).views?.[view]
      if (!entry) throw new Error(`The feature "${owner.definition.id}" has no view "${view}" for React`)
      return 'load' in entry ? entry.load() : entry
    },
  }
}

/** Fetches what draws a view, early. Whether it comes is told when it is shown. */
export function preloadView(context: ModalContext, route: Pick<Route, 'view'>): void {
  const entry = entryOf(context, route)
  if (entry && 'load' in entry) entry.load().catch(() => undefined)
}
