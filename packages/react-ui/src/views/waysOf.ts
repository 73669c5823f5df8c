import type { Namespace, ViewParams } from '@foyer/core'
import type { ModalContext, SignInOffer } from '@foyer/core/ui'

/** Where the embedded wallet has accounts. */
const EMBEDDED: readonly Namespace[] = ['eip155', 'solana']

/** The ways to sign in that a Connect view shows: those that the project offers and the site lists. */
export function waysOf(
  { options }: ModalContext,
  params: ViewParams['Connect'] | undefined,
  offer: SignInOffer,
): SignInOffer {
  const { connectMethodsOrder: order } = options.features
  const { namespace, expanded } = params ?? {}
  const isHere = !expanded && (namespace === undefined || EMBEDDED.includes(namespace))
  return {
    status: offer.status,
    email: isHere && offer.email && order.includes('email'),
    socials: isHere && order.includes('social') ? offer.socials : [],
  }
}

export const hasWays = ({ email, socials }: SignInOffer): boolean => email || socials.length > 0
