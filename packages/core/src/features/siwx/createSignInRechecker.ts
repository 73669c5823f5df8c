import { toAccountId } from '../../connection/authorization.js'
import type { ModalContext } from '../../modal/context.js'
import type { CaipAddress } from '../../types/caip.js'
import { combineSignals, startTimer } from '../../utils/waiting.js'
import { findLiveConnection } from './findLiveConnection.js'
import { getSignInConfig, isSignInRequired } from './signInConfig.js'
import { signInPrompts } from './signInPrompts.js'
import type { SignedInAccount, SignInRegistry } from './signInRegistry.js'

// Minimum time between two checks when the user returns to the tab, in ms, because one return emits several events.
const RETURN_CHECK_GAP_MS = 5_000

// Minimum delay until a session is checked at its expiry, in ms. If the device's clock is fast, the session seems
// expired long before the server ends it, and checks would run in a loop.
const MIN_EXPIRY_DELAY_MS = 60_000

// Maximum delay that `setTimeout` supports, in ms.
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1

export interface SignInRechecker {
  /**
   * Queries the app's server for the session again. If the session has ended and the app requires one, disconnects the
   * account.
   */
  recheck(account: SignedInAccount): Promise<boolean>
  /** Schedules the next check: at the session's expiry, or in a minute if that time is unknown. */
  scheduleRecheck(account: SignedInAccount, expiresAt?: number): void
  cancelRecheck(account: CaipAddress): void
  recheckAll(): void
}

export function createSignInRechecker(
  context: ModalContext,
  { has, read }: Pick<SignInRegistry, 'has' | 'read'>,
): SignInRechecker {
  const { signal, stores } = context
  const { connections } = stores
  const config = getSignInConfig(context)
  const timers = new Map<CaipAddress, AbortController>()
  let checkedAt = Number.NEGATIVE_INFINITY

  const recheck = async (signedIn: SignedInAccount) => {
    const wasIn = has(signedIn)
    const isIn = await read(signedIn)
    const live = findLiveConnection(context, signedIn.account)
    if (wasIn && !isIn && live && !signal.aborted && isSignInRequired(config)) {
      const { disconnect } = await import('../../connection/disconnect.js')
      await disconnect(context.modal, live)
    }
    return isIn
  }
  const listConnected = (): readonly SignedInAccount[] =>
    connections
      .namespaces()
      .flatMap((namespace) => connections.of(namespace).live)
      .map(({ walletId, connection }) => ({ walletId, account: toAccountId(connection) }))
  const recheckEach = async (accounts: readonly SignedInAccount[]) => {
    try {
      for (const each of accounts) await recheck(each)
    } catch (cause) {
      // If the server does not answer, accounts stay signed in.
      context.log('debug', 'Sign-ins could not be read', cause)
    }
  }

  const cancelRecheck = (account: CaipAddress) => {
    timers.get(account)?.abort()
    timers.delete(account)
  }
  const scheduleRecheck = (signedIn: SignedInAccount, expiresAt = 0) => {
    cancelRecheck(signedIn.account)
    const timer = new AbortController()
    timers.set(signedIn.account, timer)
    const time = Math.min(Math.max(expiresAt - Date.now(), MIN_EXPIRY_DELAY_MS), MAX_TIMER_DELAY_MS)
    startTimer(
      time,
      combineSignals(signal, timer.signal),
      () => void recheck(signedIn).catch(() => scheduleRecheck(signedIn)),
    )
  }

  const onReturn = () => {
    const accounts = listConnected().filter(has)
    if (globalThis.document?.visibilityState === 'hidden' || !accounts.length) return
    if (Date.now() - checkedAt < RETURN_CHECK_GAP_MS) return
    checkedAt = Date.now()
    void recheckEach(accounts)
  }
  globalThis.addEventListener?.('focus', onReturn, { signal })
  globalThis.document?.addEventListener('visibilitychange', onReturn, { signal })

  const recheckAll = () => {
    context.use(signInPrompts).$prompt.get()?.recheck()
    void recheckEach(listConnected())
  }
  const { sessionInterval } = config
  const scheduleInterval = () => {
    if (sessionInterval === undefined) return
    startTimer(sessionInterval, signal, () => {
      recheckAll()
      scheduleInterval()
    })
  }
  scheduleInterval()

  return { recheck, scheduleRecheck, cancelRecheck, recheckAll }
}
