import type { FeatureContext } from '../../feature/context.js'
import type { FeatureDefinition } from '../../feature/defineFeature.js'
import type { ViewBehavior } from '../../feature/viewBehavior.js'
import type { Namespace } from '../../types/caip.js'
import type { OpenParameters, Route, ViewName, ViewParams } from '../../types/views.js'
import { getNamespace } from '../../utils/caip.js'
import { isDirectoryOffered } from '../../wallets/requestWalletSuggestions.js'
import type { ModalContext } from '../context.js'
import { getConnectingView } from './getConnectingView.js'

interface OwnTraits<V extends ViewName> extends ViewBehavior {
  readonly guard?: (
    context: ModalContext,
    params: ViewParams[V] | undefined,
    namespace?: Namespace,
  ) => Route | undefined
  readonly isOver?: (context: ModalContext, params: ViewParams[V] | undefined, ended: Namespace) => boolean
}

type OwnViews = { readonly [V in ViewName]?: OwnTraits<V> }

const isSupported = ({ stores: { networks } }: ModalContext, namespace = networks.$namespace.get()) =>
  networks.state(namespace).unsupportedCaipNetworkId === undefined

const ours: OwnViews = {
  Connect: { start: 'help', needs: 'noAccount' },
  AllWallets: {
    event: 'CLICK_ALL_WALLETS',
    guard: (context) => (isDirectoryOffered(context) ? undefined : { view: 'Connect' }),
  },
  ConnectingExternal: {
    connects: 'wallet',
    event: ({ params }) => ({ walletId: String(params?.walletId), platform: 'browser' }),
    // Before a wallet is requested: if this browser does not have the wallet, opens the view that links to its app.
    guard: (context, params) => (params?.walletId ? getConnectingView(context, params).route : { view: 'Connect' }),
  },
  Account: {
    start: 'network',
    needs: 'account',
    guard: (context, _params, namespace) =>
      context.stores.connections.active(namespace ?? context.stores.networks.$namespace.get())
        ? undefined
        : getDefaultRoute(context, namespace),
  },
  ProfileWallets: { needs: 'account' },
  Networks: { event: 'CLICK_NETWORKS' },
  SwitchNetwork: {
    switches: true,
    guard: ({ stores }, params) => (stores.networks.find(params?.caipNetworkId) ? undefined : { view: 'Networks' }),
    isOver: (_context, params, ended) => params !== undefined && getNamespace(params.caipNetworkId) === ended,
  },
  UnsupportedChain: {
    needs: 'otherNetwork',
    guard: (context, _params, namespace) =>
      isSupported(context, namespace) ? getDefaultRoute(context, namespace) : undefined,
    isOver: (context) => isSupported(context),
  },
  ContactedServers: {},
  WhatIsAWallet: { event: 'CLICK_WALLET_HELP' },
  GetWallet: { event: 'CLICK_GET_WALLET_HELP' },
}

export const builtInViews: Readonly<Record<string, ViewBehavior>> = {
  ...ours,
  // Foyer has no view of this name, but an app may add one.
  WhatIsANetwork: { event: 'CLICK_NETWORK_HELP' },
}

const own = <V extends ViewName>(view: V): OwnTraits<V> | undefined => ours[view]

// Returns the route, or another route if the user's state does not fit the view.
export function guardRoute(context: ModalContext, route: Route, namespace?: Namespace): Route {
  const guarded = guardOwn(context, route, namespace)
  for (const { definition, featureContext } of context.features) {
    const other = guardBy(definition, guarded, featureContext)
    // The feature's route may not fit the user's state either.
    if (other) return guardOwn(context, other, namespace)
  }
  return guarded
}

function guardBy(feature: FeatureDefinition, route: Route, featureContext: FeatureContext): Route | undefined {
  try {
    return feature.guard?.(route, featureContext)
  } catch (cause) {
    featureContext.log('error', 'Its guard of routes failed', cause)
    return undefined
  }
}

function guardOwn<V extends ViewName>(context: ModalContext, route: Route<V>, namespace?: Namespace): Route {
  const { view, params } = route as { view: V; params?: ViewParams[V] }
  return own(view)?.guard?.(context, params, namespace) ?? (route as Route)
}

export function isRouteObsolete(context: ModalContext, route: Route, ended: Namespace): boolean {
  const isDisconnected = context.stores.connections.namespaces().length === 0
  return (isDisconnected && context.views.get(route.view)?.needs === 'account') || isOverOwn(context, route, ended)
}

function isOverOwn<V extends ViewName>(context: ModalContext, route: Route<V>, ended: Namespace): boolean {
  const { view, params } = route as { view: V; params?: ViewParams[V] }
  return own(view)?.isOver?.(context, params, ended) ?? false
}

export function getDefaultRoute({ stores, options }: ModalContext, namespace?: Namespace | undefined): Route {
  const { connections, networks } = stores
  const asked = namespace ?? networks.$namespace.get()
  if (!connections.active(asked)) {
    return namespace === undefined ? { view: 'Connect' } : { view: 'Connect', params: { namespace } }
  }
  const isUnsupported = networks.state(asked).unsupportedCaipNetworkId !== undefined
  return { view: isUnsupported && !options.allowUnsupportedChain ? 'UnsupportedChain' : 'Account' }
}

export function resolveRoute(context: ModalContext, parameters: OpenParameters): Route {
  const { namespace } = parameters
  if (parameters.view === undefined) return guardRoute(context, getDefaultRoute(context, namespace), namespace)
  const { view, ...params } = parameters
  const route = { view, ...(Object.keys(params).length ? { params } : {}) } as Route
  return guardRoute(context, route, namespace)
}
