import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalContext, Part } from '../../../context.js'
import { localFeatures, toLogins } from '../../../utils/remoteFeatures.js'
import { delay } from '../../../utils/waiting.js'
import { embeddedNamespaces } from '../embeddedNamespaces.js'
import type { SignInOffer } from './signIn.js'

/** What the project answered last, as a comma list. It is offered until the project answers again. */
const LAST = 'LAST_SIGN_IN_OFFER'

/** So long a visitor is not shown what the project may take back at once. Milliseconds. */
const PATIENCE = 200

const none: SignInOffer = { status: 'ready', email: false, socials: [] }

/** What the visitor may sign in with. Subscribe to it in a view. */
export const signInOffer: Part<{
  readonly $offer: ReadableAtom<SignInOffer>
  /** What is allowed here, once the project and its list of origins have answered. */
  settled(): Promise<SignInOffer>
  /** Somebody looks: the project is asked, and what is expected is offered where it does not answer soon. */
  show(): Promise<SignInOffer>
}> = { create }

function create(context: ModalContext) {
  const { storage } = context.services
  const isPossible = embeddedNamespaces(context).length > 0
  const last = storage.get(LAST)?.split(',')
  const page = localFeatures(context.options.features)
  const { email, socials } = last ? toLogins(last) : page
  // What was learned is trusted at once; what only the page says may be told otherwise in a moment.
  const $offer = atom<SignInOffer>(isPossible ? { status: last ? 'expected' : 'pending', email, socials } : none)
  let asked: Promise<SignInOffer> | undefined

  /** What the page has turned off moves nothing of a list that somebody looks at: it is there at the next opening. */
  const offerNow = (offer: SignInOffer) => {
    const { $modal } = context.stores.modal
    if (last || !$modal.get().open) return $offer.set(offer)
    $offer.set({
      ...offer,
      email: offer.email && page.email,
      socials: offer.socials.filter((each) => page.socials.includes(each)),
    })
    const stop = $modal.listen(({ open }) => {
      if (open) return
      stop()
      $offer.set(offer)
    })
  }

  const ask = async (): Promise<SignInOffer> => {
    // What asks the project is loaded when it is asked: the first view does without it.
    const { askServices } = await import('../../../flows/askServices.js')
    const { features: remote, isOriginAllowed } = await askServices(context)
    const { email, socials } = isOriginAllowed ? remote : none
    const offer: SignInOffer = { status: 'ready', email, socials, isOriginAllowed }
    if (context.signal.aborted) return offer
    offerNow(offer)
    // Where it may not be used, or nobody could say, nothing was learned of what there is.
    if (isOriginAllowed) storage.set(LAST, [...(email ? ['email'] : []), ...socials].join())
    return offer
  }
  const settled = () => {
    asked ??= isPossible ? ask() : Promise.resolve(none)
    asked.catch(() => {
      // The next time it is wanted it is tried again; until then nothing is promised.
      asked = undefined
      $offer.set(none)
    })
    return asked
  }
  return {
    $offer,
    settled,
    show() {
      delay(PATIENCE, context.signal, () => {
        const offer = $offer.get()
        if (offer.status === 'pending') $offer.set({ ...offer, status: 'expected' })
      })
      return settled()
    },
  }
}

/** The visitor sees the ways to sign in: asks what the project offers, once. */
export function offerSignIn(context: ModalContext): void {
  context
    .use(signInOffer)
    .show()
    .catch((cause: unknown) => context.log('debug', 'What the project offers could not be learned', cause))
}
