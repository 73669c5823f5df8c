import type { SocialProvider, ViewParams } from '@foyer/core'
import { embeddedNamespaces, type ModalContext, type SignInOffer } from '@foyer/core/ui'

export interface Ways extends SignInOffer {
  /** Those that stand there for the sake of what is below them: they are not offered any more. */
  readonly gone?: readonly ('email' | SocialProvider)[]
}

/** The ways to sign in that a Connect view shows: those that the project offers and the site lists. */
export function waysOf(context: ModalContext, params: ViewParams['Connect'] | undefined, offer: SignInOffer): Ways {
  const { connectMethodsOrder: order } = context.options.features
  const { namespace, expanded } = params ?? {}
  const isHere = !expanded && (namespace === undefined || embeddedNamespaces(context).includes(namespace))
  return {
    ...offer,
    email: isHere && offer.email && order.includes('email'),
    socials: isHere && order.includes('social') ? offer.socials : [],
  }
}

export const hasWays = ({ email, socials }: SignInOffer): boolean => email || socials.length > 0

/** What the project has answered since, where nothing may move: what was there stays, and says what it is. */
export function holdWays(shown: Ways, now: Ways): Ways {
  const email = shown.email && !now.email ? (['email'] as const) : []
  const gone = [...email, ...shown.socials.filter((each) => !now.socials.includes(each))]
  return { ...now, email: shown.email, socials: shown.socials, gone }
}
