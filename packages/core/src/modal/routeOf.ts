import type { ModalContext } from '../context.js'
import type { OpenParameters, Route } from '../types/views.js'
import { fittingRoute } from './fittingRoute.js'
import { guardRoute } from './views.js'

/** The view to open on: the one that is asked for, as far as it can be shown, else the one that fits the visitor. */
export function routeOf(context: ModalContext, parameters: OpenParameters): Route {
  const { namespace } = parameters
  if (parameters.view === undefined) return guardRoute(context, fittingRoute(context, namespace), namespace)
  const { view, ...params } = parameters
  const route = { view, ...(Object.keys(params).length ? { params } : {}) } as Route
  return guardRoute(context, route, namespace)
}
