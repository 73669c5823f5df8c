import { atom } from 'nanostores'
import { PAIRING_HEARTBEAT, PAIRING_LIFETIME, PAIRING_RESERVE, RELAY_WAIT } from '../../constants.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { untilAborted, within } from '../../utils/waiting.js'
import type { RemoteClient, Session } from './remoteClient.js'
import type { ProposedNamespace } from './toNamespaces.js'
import { toPairingError } from './toPairingError.js'

/** The offer that a wallet on another device can take up, as a QR code or a link. */
export type Pairing =
  | { readonly status: 'idle' | 'preparing' }
  | { readonly status: 'ready'; readonly uri: string /** Milliseconds since 1970. */; readonly expiresAt: number }
  | { readonly status: 'failed'; readonly error: ModalError }

export interface PairingParameters {
  openClient(): Promise<RemoteClient>
  /** What a wallet is asked for. */
  namespaces(): Promise<Record<string, ProposedNamespace>>
  /** A wallet took up an offer that nobody waits for. */
  onUnwanted(session: Session): void
}

/** One offer to wallets. */
interface Offer {
  readonly expiresAt: number
  /** When the relay has taken it. */
  readonly ready: Promise<string>
  readonly answer: Promise<Session>
  /** What a wallet has answered, until somebody takes it in. */
  session?: Session | undefined
  /** The wallet said no, or nothing can come of it any more. */
  isOver: boolean
  drop(): void
  /** Nothing can come of it any more. */
  fail(error: ModalError): void
}

/** Why no offer was made: as it was refused, else because nobody answered. */
function failed({ aborted, reason }: AbortSignal): never {
  throw aborted ? reason : new ModalError('RELAY_UNREACHABLE')
}

/** Offers to wallets: one is kept ready, and followed by the next before it expires. */
export function createPairing({ openClient, namespaces, onUnwanted }: PairingParameters) {
  const $pairing = atom<Pairing>({ status: 'idle' })
  const offers: Offer[] = []
  let waiting = 0

  const isFresh = ({ isOver, expiresAt }: Offer) => !isOver && expiresAt - Date.now() > PAIRING_RESERVE
  const latest = () => offers.at(-1)

  const make = (): Offer => {
    $pairing.set({ status: 'preparing' })
    const expiresAt = Date.now() + PAIRING_LIFETIME
    const opened = Promise.all([openClient(), namespaces()]).then(async ([client, optionalNamespaces]) => {
      const { uri, approval } = await client.connect({ optionalNamespaces })
      if (!uri) throw new ModalError('RELAY_UNREACHABLE')
      return { uri, approval }
    })
    const refused = new AbortController()
    const uri = opened.then((each) => each.uri)
    const ready = within(uri, RELAY_WAIT, () => failed(refused.signal), refused.signal)
    const answer = opened.then(({ approval }) => approval())
    const offer: Offer = {
      expiresAt,
      ready,
      answer,
      isOver: false,
      drop() {
        if (offer.isOver) return
        offer.isOver = true
        offers.splice(offers.indexOf(offer), 1)
      },
      fail: (error) => refused.abort(error),
    }
    offers.push(offer)
    ready.then(
      (uri) => latest() === offer && $pairing.set({ status: 'ready', uri, expiresAt }),
      (cause: unknown) => {
        if (latest() === offer) $pairing.set({ status: 'failed', error: toModalError(cause) })
        offer.drop()
      },
    )
    answer.then(
      (session) => {
        if (offer.isOver || !waiting) onUnwanted(session)
        else offer.session = session
      },
      () => offer.drop(),
    )
    return offer
  }
  const prepare = (): Offer => {
    const offer = latest()
    return offer && isFresh(offer) ? offer : make()
  }

  /** Resolves when a wallet has taken up one of the offers; rejects when it says no, or nobody can hear it. */
  const answered = async (signal: AbortSignal): Promise<Session> => {
    waiting += 1
    try {
      for (;;) {
        const offer = prepare()
        await untilAborted(offer.ready, signal)
        const round = new AbortController()
        const stale = untilStale(offer, isFresh, AbortSignal.any([signal, round.signal]))
        try {
          const session = await untilAborted(Promise.race([anyAnswer(offers), stale]), signal)
          if (session) return session
        } finally {
          round.abort()
        }
      }
    } finally {
      waiting -= 1
    }
  }

  return {
    $pairing,
    /** Has an offer ready for the one who will ask for it. */
    prepare: () => void prepare(),
    answered,
    /** The same for whoever takes the session in: its offer is used up. Until then the session ends with the offers. */
    async wait(signal: AbortSignal): Promise<Session> {
      const session = await answered(signal)
      offers.find((offer) => offer.session === session)?.drop()
      return session
    },
    /** The relay turns this page away. */
    refuse: (error: ModalError) => latest()?.fail(error),
    /**
     * Takes all offers back. The pairings are not deleted: a wallet that has one on its screen would keep a session of
     * which this page knows nothing. Who takes one up now is told at once that it is over.
     */
    release() {
      for (const offer of [...offers]) {
        offer.drop()
        if (offer.session) onUnwanted(offer.session)
      }
      $pairing.set({ status: 'idle' })
    },
  }
}

/** An older offer may have been scanned just before the newer one came. What the newest says counts as the answer. */
function anyAnswer(offers: readonly Offer[]): Promise<Session | undefined> {
  return new Promise((resolve, reject) => {
    for (const offer of offers) {
      offer.answer.then(resolve, (cause: unknown) => {
        const error = toPairingError(cause)
        // Expired without an answer: the next offer takes its place.
        if (error.code === 'SESSION_EXPIRED') resolve(undefined)
        else reject(error)
      })
    }
  })
}

/** The heartbeat, and not one long timer: a device that slept wakes up to a code that is looked at soon. */
function untilStale(offer: Offer, isFresh: (offer: Offer) => boolean, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isFresh(offer)) return
      clearInterval(timer)
      resolve(undefined)
    }, PAIRING_HEARTBEAT)
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  })
}
