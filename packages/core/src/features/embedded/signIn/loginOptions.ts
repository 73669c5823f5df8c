import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalError } from '../../../errors/ModalError.js'
import type { ModalContext, Service } from '../../../modal/context.js'
import { parseLoginMethods, toRemoteFeatures } from '../../../utils/remoteFeatures.js'
import { startTimer } from '../../../utils/waiting.js'
import { getEmbeddedNamespaces } from '../getEmbeddedNamespaces.js'
import type { LoginOptions } from './signInStore.js'

// Storage key for the login options that the project allowed on the last visit, as a comma-separated list.
const STORAGE_KEY = 'LAST_SIGN_IN_OFFER'

// Time to wait for the project's settings before options are shown that they have not confirmed, in ms.
const EXPECTED_OFFER_DELAY_MS = 3_000

const none: LoginOptions = { status: 'ready', email: false, socials: [] }

export const loginOptions: Service<{
  readonly $offer: ReadableAtom<LoginOptions>
  /** Resolves once the project's settings and the list of allowed origins have loaded. */
  settled(): Promise<LoginOptions>
  /**
   * Loads the login options that the project allows. After 3 s without an answer, shows those of the app or of the last
   * visit.
   */
  show(): Promise<LoginOptions>
}> = { create }

function create(context: ModalContext) {
  const { storage } = context.services
  const isPossible = getEmbeddedNamespaces(context).length > 0
  const last = storage.get(STORAGE_KEY)?.split(',')
  const { features } = context.options
  const { email, socials } = last ? parseLoginMethods(last) : toRemoteFeatures(features)
  const isKnown = last !== undefined || features.email !== undefined || features.socials !== undefined
  const $offer = atom<LoginOptions>(isPossible ? { status: isKnown ? 'expected' : 'pending', email, socials } : none)
  let request: Promise<LoginOptions> | undefined

  // While the modal is open, the list only shrinks: a new row could move another one under the user's pointer. New
  // options appear when the modal opens again.
  const applyOffer = (offer: LoginOptions) => {
    const { $modal } = context.stores.modal
    const shown = $offer.get()
    if (shown.status === 'pending' || !$modal.get().open) return $offer.set(offer)
    $offer.set({
      ...offer,
      email: offer.email && shown.email,
      socials: offer.socials.filter((each) => shown.socials.includes(each)),
    })
    const stop = $modal.listen(({ open }) => {
      if (open) return
      stop()
      $offer.set(offer)
    })
  }

  const loadOffer = async (): Promise<LoginOptions> => {
    const { fetchProjectSettings } = await import('../../../project/fetchProjectSettings.js')
    const { features: remote, origin } = await fetchProjectSettings(context)
    const { isAllowed: isOriginAllowed, failure } = origin
    if (failure) request = undefined
    if (failure && isTemporary(failure)) return keepExpected(failure)
    const { email, socials } = isOriginAllowed ? remote : none
    const offer: LoginOptions = { status: 'ready', email, socials, isOriginAllowed }
    if (context.signal.aborted) return offer
    applyOffer(offer)
    // For an origin that the project does not allow, the answer does not say which login options the project has.
    if (isOriginAllowed) storage.set(STORAGE_KEY, [...(email ? ['email'] : []), ...socials].join())
    return offer
  }
  // If the project's settings cannot be loaded, keeps showing the options that they have not confirmed. A click on one
  // loads the settings again, as does the `online` event.
  const keepExpected = (failure: ModalError): LoginOptions => {
    const offer = $offer.get()
    if (offer.status === 'pending') $offer.set({ ...offer, status: 'expected' })
    const again = () => void settled().catch(() => undefined)
    globalThis.addEventListener?.('online', again, { once: true, signal: context.signal })
    return { ...none, isOriginAllowed: false, failure }
  }
  const settled = () => {
    request ??= isPossible ? loadOffer() : Promise.resolve(none)
    request.catch(() => {
      // After a failure, show no options until the next call succeeds.
      request = undefined
      $offer.set(none)
    })
    return request
  }
  return {
    $offer,
    settled,
    show() {
      startTimer(EXPECTED_OFFER_DELAY_MS, context.signal, () => {
        const offer = $offer.get()
        if (offer.status === 'pending') $offer.set({ ...offer, status: 'expected' })
      })
      return settled()
    },
  }
}

const isTemporary = ({ code }: ModalError) =>
  code === 'OFFLINE' || code === 'RATE_LIMITED' || code === 'SERVER_ERROR' || code === 'RESPONSE_TIMEOUT'

export function loadLoginOptions(context: ModalContext): void {
  context
    .use(loginOptions)
    .show()
    .catch((cause: unknown) => context.log('debug', 'What the project offers could not be learned', cause))
}
