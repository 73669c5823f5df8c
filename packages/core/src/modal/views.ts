import type { ModalContext } from '../context.js'
import type { FeatureDefinition } from '../feature/defineFeature.js'
import type { FeatureHost } from '../feature/host.js'
import type { ViewTraits } from '../feature/viewTraits.js'
import { offersDirectory } from '../flows/suggestWallets.js'
import type { Namespace } from '../types/caip.js'
import type { Route, ViewName, ViewParams } from '../types/views.js'
import { namespaceOf } from '../utils/caip.js'
import { connectingView } from './connectingView.js'
import { fittingRoute } from './fittingRoute.js'

/** What a view of ours says of itself, beyond what any view may. */
interface OwnTraits<V extends ViewName> extends ViewTraits {
  /** Where it leads when it cannot be opened. */
  readonly guard?: (
    context: ModalContext,
    params: ViewParams[V] | undefined,
    namespace?: Namespace,
  ) => Route | undefined
  /** What it shows is gone with a connection of this namespace. */
  readonly isOver?: (context: ModalContext, params: ViewParams[V] | undefined, ended: Namespace) => boolean
}

type OwnViews = { readonly [V in ViewName]?: OwnTraits<V> }

const isSupported = ({ stores: { networks } }: ModalContext, namespace = networks.$namespace.get()) =>
  networks.state(namespace).unsupportedCaipNetworkId === undefined

/** What our views say of themselves. A view with nothing to say has no line. */
const ours: OwnViews = {
  Connect: { start: 'help', needs: 'noAccount' },
  AllWallets: {
    event: 'CLICK_ALL_WALLETS',
    guard: (context) => (offersDirectory(context) ? undefined : { view: 'Connect' }),
  },
  ConnectingExternal: {
    connects: 'wallet',
    event: ({ params }) => ({ walletId: String(params?.walletId), platform: 'browser' }),
    // A wallet that is not here and has an app is reached there, and the other way round.
    guard: (context, params) => (params?.walletId ? connectingView(context, params).route : { view: 'Connect' }),
  },
  Account: {
    start: 'network',
    needs: 'account',
    guard: (context, _params, namespace) =>
      context.stores.connections.active(namespace ?? context.stores.networks.$namespace.get())
        ? undefined
        : fittingRoute(context, namespace),
  },
  ProfileWallets: { needs: 'account' },
  Networks: { event: 'CLICK_NETWORKS' },
  SwitchNetwork: {
    switches: true,
    guard: ({ stores }, params) => (stores.networks.find(params?.caipNetworkId) ? undefined : { view: 'Networks' }),
    isOver: (_context, params, ended) => params !== undefined && namespaceOf(params.caipNetworkId) === ended,
  },
  UnsupportedChain: {
    needs: 'otherNetwork',
    guard: (context, _params, namespace) =>
      isSupported(context, namespace) ? fittingRoute(context, namespace) : undefined,
    isOver: (context) => isSupported(context),
  },
  WhatIsAWallet: { event: 'CLICK_WALLET_HELP' },
  GetWallet: { event: 'CLICK_GET_WALLET_HELP' },
}

/** By name, for whoever asks by name. */
export const ourViews: Readonly<Record<string, ViewTraits>> = {
  ...ours,
  // A site may bring one.
  WhatIsANetwork: { event: 'CLICK_NETWORK_HELP' },
}

const own = <V extends ViewName>(view: V): OwnTraits<V> | undefined => ours[view]

/** Where a route leads that cannot be shown as it is: nobody ends in an empty box. The route itself where it can. */
export function guardRoute(context: ModalContext, route: Route, namespace?: Namespace): Route {
  const led = guardOwn(context, route, namespace)
  for (const { definition, host } of context.features) {
    const other = guardBy(definition, led, host)
    // Another view has its own conditions.
    if (other) return guardOwn(context, other, namespace)
  }
  return led
}

/** One that fails does not take the others along. */
function guardBy(feature: FeatureDefinition, route: Route, host: FeatureHost): Route | undefined {
  try {
    return feature.guard?.(route, host)
  } catch (cause) {
    host.log('error', 'What it says to a route could not be asked', cause)
    return undefined
  }
}

function guardOwn<V extends ViewName>(context: ModalContext, route: Route<V>, namespace?: Namespace): Route {
  const { view, params } = route as { view: V; params?: ViewParams[V] }
  return own(view)?.guard?.(context, params, namespace) ?? (route as Route)
}

/** Whether what a view shows has gone with the connection that ended. */
export function isOver(context: ModalContext, route: Route, ended: Namespace): boolean {
  const isNobody = context.stores.connections.namespaces().length === 0
  return (isNobody && context.views.get(route.view)?.needs === 'account') || isOverOwn(context, route, ended)
}

function isOverOwn<V extends ViewName>(context: ModalContext, route: Route<V>, ended: Namespace): boolean {
  const { view, params } = route as { view: V; params?: ViewParams[V] }
  return own(view)?.isOver?.(context, params, ended) ?? false
}
