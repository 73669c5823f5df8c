import { atom, type ReadableAtom } from 'nanostores'
import type { ModalContext, Part } from '../../../context.js'
import { localFeatures, toLogins } from '../../../utils/remoteFeatures.js'
import { embeddedNamespaces } from '../embeddedNamespaces.js'
import type { SignInOffer } from './signIn.js'

/** What the project answered last, as a comma list. It only says how much room to keep until it answers again. */
const LAST = 'LAST_SIGN_IN_OFFER'

const none: SignInOffer = { status: 'ready', email: false, socials: [] }

/** What the visitor may sign in with. Subscribe to it in a view. */
export const signInOffer: Part<{
  readonly $offer: ReadableAtom<SignInOffer>
  /** What is allowed here, once the project and its list of origins have answered. */
  settled(): Promise<SignInOffer>
}> = { create }

function create(context: ModalContext) {
  const { storage } = context.services
  const isPossible = embeddedNamespaces(context).length > 0
  const last = storage.get(LAST)?.split(',')
  const { email, socials } = last ? toLogins(last) : localFeatures(context.options.features)
  const $offer = atom<SignInOffer>(isPossible ? { status: 'pending', email, socials } : none)
  let asked: Promise<SignInOffer> | undefined

  const ask = async (): Promise<SignInOffer> => {
    // What asks the project is loaded when it is asked: the first view does without it.
    const { askServices } = await import('../../../flows/askServices.js')
    const { features: remote, isOriginAllowed } = await askServices(context)
    const { email, socials } = isOriginAllowed ? remote : none
    const offer: SignInOffer = { status: 'ready', email, socials, isOriginAllowed }
    if (context.signal.aborted) return offer
    $offer.set(offer)
    storage.set(LAST, [...(email ? ['email'] : []), ...socials].join())
    return offer
  }
  return {
    $offer,
    settled() {
      asked ??= isPossible ? ask() : Promise.resolve(none)
      asked.catch(() => {
        // The next time it is wanted it is tried again; until then nothing is promised.
        asked = undefined
        $offer.set(none)
      })
      return asked
    },
  }
}

/** Asks what the project offers, once. */
export function offerSignIn(context: ModalContext): void {
  context
    .use(signInOffer)
    .settled()
    .catch((cause: unknown) => context.log('debug', 'What the project offers could not be learned', cause))
}
