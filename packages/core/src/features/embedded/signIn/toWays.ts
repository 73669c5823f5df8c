import type { ModalContext } from '../../../context.js'
import type { Ways } from '../../../feature/ways.js'
import { embeddedNamespaces } from '../embeddedNamespaces.js'
import type { SignInOffer } from './signIn.js'

/** What Connect shows of the offer: what the site lists. More than two accounts elsewhere share the last row. */
export function toWays(context: ModalContext, { status, ...offer }: SignInOffer): Ways {
  const { connectMethodsOrder: order } = context.options.features
  const email = offer.email && order.includes('email')
  const socials = order.includes('social') ? offer.socials : []
  return {
    status,
    names: [...(email ? ['email'] : []), ...socials],
    namespaces: embeddedNamespaces(context),
    room: [
      ...(email ? (['field'] as const) : []),
      ...(socials.length > 0 ? (['field'] as const) : []),
      ...(socials.length > 1 ? [socials.length > 2 ? ('signs' as const) : ('field' as const)] : []),
    ],
  }
}
