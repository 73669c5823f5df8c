import type { Route } from '@foyer/core'
import { signInOffer } from '@foyer/core/ui'
import type { Ui } from '../UiContext.js'
import { hasWays, waysOf } from './waysOf.js'

/** What the header says on the first views. The others bring their titles with them. */
export function titleOf({ context, messages }: Ui, route: Route): string {
  const { common, connect } = messages
  switch (route.view) {
    case 'Connect':
      return hasWays(waysOf(context, route.params, context.use(signInOffer).$offer.get()))
        ? connect.titleOf(context.options.metadata.name || common.thisSite)
        : connect.title
    case 'Account':
      return common.account
    default:
      return common.loading
  }
}
