import type { ModalContext } from '../../context.js'
import { accountOf } from '../../flows/admission.js'
import type { CaipAddress } from '../../types/caip.js'
import { anySignal, delay } from '../../utils/waiting.js'
import { liveOf } from './liveOf.js'
import { prompts } from './prompts.js'
import type { SignedIn, SignIns } from './signIns.js'
import { isRequired, waysOf } from './siwxConfig.js'

/** Coming back to a tab is more than one event, and none of them says that time has passed. Milliseconds. */
const BACK_GAP = 5_000

/** Nobody is asked sooner about the end of a session: a visitor's clock may be ahead of the site's. Milliseconds. */
const END_GAP = 60_000

/** Browsers do not wait longer. Milliseconds. */
const MAX_DELAY = 2 ** 31 - 1

export interface Rereading {
  /** Asks the site anew. Who was in, is no more and has to be, is disconnected. */
  look(account: SignedIn): Promise<boolean>
  /** Who stays in is asked about when the session is to end. Without a time soon: how long it lasts is not known yet. */
  follow(account: SignedIn, expiresAt?: number): void
  /** They are out. */
  drop(account: CaipAddress): void
  /** Another tab has written who is in: here they may be in, or out. */
  recheck(): void
}

/** Reads anew who is in: when the visitor is back, when a session is to end, and as often as the site wants. */
export function createRereading(context: ModalContext, { has, read }: Pick<SignIns, 'has' | 'read'>): Rereading {
  const { signal, stores } = context
  const { connections } = stores
  const ways = waysOf(context)
  const waits = new Map<CaipAddress, AbortController>()
  let askedAt = Number.NEGATIVE_INFINITY

  const look = async (signedIn: SignedIn) => {
    const wasIn = has(signedIn)
    const isIn = await read(signedIn)
    const live = liveOf(context, signedIn.account)
    if (wasIn && !isIn && live && !signal.aborted && isRequired(ways)) {
      const { disconnect } = await import('../../flows/disconnect.js')
      await disconnect(context, live)
    }
    return isIn
  }
  const inUse = (): readonly SignedIn[] =>
    connections
      .namespaces()
      .flatMap((namespace) => connections.of(namespace).live)
      .map(({ walletId, connection }) => ({ walletId, account: accountOf(connection) }))
  const lookAt = async (accounts: readonly SignedIn[]) => {
    try {
      for (const each of accounts) await look(each)
    } catch (cause) {
      // What was known stays known.
      context.log('debug', 'Sign-ins could not be read', cause)
    }
  }

  const drop = (account: CaipAddress) => {
    waits.get(account)?.abort()
    waits.delete(account)
  }
  const follow = (signedIn: SignedIn, expiresAt = 0) => {
    drop(signedIn.account)
    const wait = new AbortController()
    waits.set(signedIn.account, wait)
    const time = Math.min(Math.max(expiresAt - Date.now(), END_GAP), MAX_DELAY)
    delay(time, anySignal(signal, wait.signal), () => void look(signedIn).catch(() => follow(signedIn)))
  }

  const onBack = () => {
    const accounts = inUse().filter(has)
    if (globalThis.document?.visibilityState === 'hidden' || !accounts.length) return
    if (Date.now() - askedAt < BACK_GAP) return
    askedAt = Date.now()
    void lookAt(accounts)
  }
  globalThis.addEventListener?.('focus', onBack, { signal })
  globalThis.document?.addEventListener('visibilitychange', onBack, { signal })

  const recheck = () => {
    context.use(prompts).$prompt.get()?.recheck()
    void lookAt(inUse())
  }
  const { sessionInterval } = ways
  const recheckLater = () => {
    if (sessionInterval === undefined) return
    delay(sessionInterval, signal, () => {
      recheck()
      recheckLater()
    })
  }
  recheckLater()

  return { look, follow, drop, recheck }
}
