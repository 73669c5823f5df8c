import { atom } from 'nanostores'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { rejectOnAbort, withTimeout } from '../../utils/waiting.js'
import { PAIRING_EXPIRY_MARGIN_MS } from './limits.js'
import type { ClientSession, RemoteClient } from './remoteClient.js'
import type { ProposedNamespace } from './toProposedNamespaces.js'

const PAIRING_LIFETIME_MS = 240_000
const PAIRING_HEARTBEAT_MS = 5_000
const RELAY_TIMEOUT_MS = 15_000

export type PairingState =
  | { readonly status: 'idle' | 'preparing' }
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'failed'; readonly error: ModalError }

export interface PairingParameters {
  openClient(): Promise<RemoteClient>
  namespaces(): Promise<Record<string, ProposedNamespace>>
  /** Ends a session that a wallet opened from a code which the app no longer uses. */
  onUnwanted(session: ClientSession, client: RemoteClient): Promise<void>
}

// Time limit from the wallet's approval of a session proposal to its session, in ms.
const SESSION_WAIT_MS = 60_000

// Lifetime of `wc_sessionPropose`, in ms.
const PROPOSAL_LIFETIME_MS = 300_000

interface Offer {
  readonly expiresAt: number
  readonly ready: Promise<string>
  readonly answer: Promise<ClientSession>
  /** Session that the wallet opened for this proposal, until `wait` returns it. */
  accepted?: { readonly session: ClientSession; readonly client: RemoteClient } | undefined
  isAccepted(): boolean
  acceptedAt?: number | undefined
  isOver: boolean
  drop(): void
  fail(error: ModalError): void
}

function throwRelayFailure({ aborted, reason }: AbortSignal): never {
  throw aborted ? reason : new ModalError('RELAY_UNREACHABLE')
}

export function createPairing({ openClient, namespaces, onUnwanted }: PairingParameters) {
  const $pairing = atom<PairingState>({ status: 'idle' })
  const offers: Offer[] = []
  // Also contains proposals that were withdrawn, because a wallet may still approve them.
  const unanswered = new Set<{ readonly answered: Promise<unknown>; readonly until: number }>()
  let waiterCount = 0

  const isFresh = (offer: Offer) => getOfferStatus(offer) === 'fresh'
  const latest = () => offers.at(-1)

  const createOffer = (): Offer => {
    $pairing.set({ status: 'preparing' })
    const expiresAt = Date.now() + PAIRING_LIFETIME_MS
    const opened = Promise.all([openClient(), namespaces()]).then(async ([client, optionalNamespaces]) => {
      if (offer.isOver) throw new ModalError('ABORTED')
      const { uri, approval } = await client.connect({ optionalNamespaces })
      if (!uri) throw new ModalError('RELAY_UNREACHABLE')
      made = { client, uri }
      return { uri, approval }
    })
    let made: { readonly client: RemoteClient; readonly uri: string } | undefined
    const failure = new AbortController()
    const uri = opened.then((each) => each.uri)
    const ready = withTimeout(uri, RELAY_TIMEOUT_MS, () => throwRelayFailure(failure.signal), failure.signal)
    const answer = opened.then(({ approval }) => approval())
    const offer: Offer = {
      expiresAt,
      ready,
      answer,
      isOver: false,
      isAccepted: () => made !== undefined && isActive(made.client, made.uri),
      drop() {
        if (offer.isOver) return
        offer.isOver = true
        offers.splice(offers.indexOf(offer), 1)
      },
      fail: (error) => failure.abort(error),
    }
    offers.push(offer)
    ready.then(
      (uri) => latest() === offer && $pairing.set({ status: 'ready', uri, expiresAt }),
      (cause: unknown) => {
        if (latest() === offer) $pairing.set({ status: 'failed', error: toModalError(cause) })
        offer.drop()
      },
    )
    const settled = answer.then(
      (session) => {
        if (!made) return undefined
        const accepted = { session, client: made.client }
        if (offer.isOver || !waiterCount) return onUnwanted(session, accepted.client)
        offer.accepted = accepted
        return undefined
      },
      () => offer.drop(),
    )
    const entry = { answered: settled, until: Date.now() + PROPOSAL_LIFETIME_MS }
    unanswered.add(entry)
    void settled.finally(() => unanswered.delete(entry))
    return offer
  }
  const prepare = (): Offer => {
    const offer = latest()
    return offer && isFresh(offer) ? offer : createOffer()
  }

  // Resolves when a wallet approves a session proposal. Rejects if the wallet refuses or the relay is unreachable.
  const waitForSession = async (signal: AbortSignal): Promise<ClientSession> => {
    waiterCount += 1
    try {
      for (;;) {
        const offer = prepare()
        await rejectOnAbort(offer.ready, signal)
        const round = new AbortController()
        const stale = waitUntilStale(offers, AbortSignal.any([signal, round.signal]))
        try {
          const session = await rejectOnAbort(Promise.race([waitForAnswer(offers), stale]), signal)
          if (session) return session
        } finally {
          round.abort()
        }
      }
    } finally {
      waiterCount -= 1
    }
  }

  return {
    $pairing,
    prepare: () => void prepare(),
    waitForSession,
    /** Resolves to the session of the proposal that a wallet approves, and closes that proposal. */
    async wait(signal: AbortSignal): Promise<ClientSession> {
      const session = await waitForSession(signal)
      offers.find((offer) => offer.accepted?.session === session)?.drop()
      return session
    },
    refuse: (error: ModalError) => latest()?.fail(error),
    /**
     * Withdraws all session proposals but keeps their WalletConnect pairings. Otherwise a wallet that still shows a
     * proposal could open a session of which the app never learns. A session that a wallet opens later ends at once.
     */
    release() {
      for (const offer of [...offers]) {
        offer.drop()
        if (offer.accepted) void onUnwanted(offer.accepted.session, offer.accepted.client)
      }
      $pairing.set({ status: 'idle' })
    },
    async waitForOutstanding(): Promise<void> {
      const all = [...unanswered].map(({ answered: settled, until }) =>
        withTimeout(settled, until - Date.now(), () => {}),
      )
      await Promise.all(all)
    },
  }
}

/**
 * Waits for an answer to any of the proposals: the user may have scanned a code just before the next one replaced it.
 */
function waitForAnswer(offers: readonly Offer[]): Promise<ClientSession | undefined> {
  return new Promise((resolve, reject) => {
    for (const offer of offers) {
      offer.answer.then(resolve, (cause: unknown) => {
        const error = toPairingError(cause)
        // An expired proposal is no failure, because the next one replaces it.
        if (error.code === 'SESSION_EXPIRED') resolve(undefined)
        else reject(error)
      })
    }
  })
}

/**
 * Resolves once the latest session proposal is stale, and rejects if one is lost. Checks repeatedly, because a long
 * timer would be late after the device has slept.
 */
function waitUntilStale(offers: readonly Offer[], signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const lost = offers.find((offer) => getOfferStatus(offer) === 'lost')
      const latest = offers.at(-1)
      if (!lost && latest && getOfferStatus(latest) === 'fresh') return
      clearInterval(timer)
      lost?.drop()
      if (lost) reject(new ModalError('SESSION_UNUSABLE'))
      else resolve(undefined)
    }, PAIRING_HEARTBEAT_MS)
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  })
}

/**
 * Returns whether a wallet can still use a session proposal. `stale`: closed, or about to expire. `lost`: the wallet
 * approved, but the session did not arrive in time. WalletConnect's client silently drops a session that it cannot
 * parse (@walletconnect/sign-client 2.21.8, 2026-11).
 */
function getOfferStatus(offer: Offer): 'fresh' | 'stale' | 'lost' {
  if (offer.isOver) return 'stale'
  if (!offer.accepted && offer.isAccepted()) {
    offer.acceptedAt ??= Date.now()
    return Date.now() - offer.acceptedAt < SESSION_WAIT_MS ? 'fresh' : 'lost'
  }
  return offer.expiresAt - Date.now() > PAIRING_EXPIRY_MARGIN_MS ? 'fresh' : 'stale'
}

function isActive({ core: { pairing } }: RemoteClient, uri: string): boolean {
  const [, topic] = /^wc:([^@]+)@/.exec(uri) ?? []
  return pairing?.getPairings?.().some((each) => each.topic === topic && each.active) ?? false
}

// WalletConnect's codes for a proposal that the wallet refuses because of its chains, methods, events, accounts or
// namespaces.
const UNSUPPORTED = [5100, 5101, 5102, 5103, 5104]

/** Maps the failure of a session proposal to a `ModalError`, such as `USER_REJECTED` or `SESSION_REFUSED`. */
function toPairingError(thrown: unknown): ModalError {
  const { code, message } = (thrown ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  if (typeof code === 'number' && UNSUPPORTED.includes(code))
    return new ModalError('SESSION_REFUSED', { cause: thrown })
  if (typeof message === 'string' && /expired/i.test(message))
    return new ModalError('SESSION_EXPIRED', { cause: thrown })
  return toModalError(thrown)
}
