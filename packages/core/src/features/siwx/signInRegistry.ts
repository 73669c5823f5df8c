import type { ModalContext, Service } from '../../modal/context.js'
import { STORAGE_PREFIX } from '../../state/storage.js'
import type { CaipAddress, Namespace } from '../../types/caip.js'
import type { SessionStatus } from '../../types/siwx.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { isCaipAddress, parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { onAbort, startTimer } from '../../utils/waiting.js'
import { createSignInRechecker } from './createSignInRechecker.js'
import { SIGNED_OUT_KEY } from './index.js'
import { getSignInConfig } from './signInConfig.js'

export interface SignedInAccount {
  readonly walletId: string
  readonly account: CaipAddress
}

export interface SignInRegistry {
  list(): readonly SignedInAccount[]
  /** Queries the app's server for the account's session. Rejects if the server fails. */
  read(account: SignedInAccount): Promise<boolean>
  /** Queries the app's server. If the session has ended and the app requires one, disconnects the account. */
  recheck(account: SignedInAccount): Promise<boolean>
  has(account: SignedInAccount): boolean
  add(account: SignedInAccount): void
  /** Signs accounts out in the app at once, and repeats the request until the app's server confirms. */
  end(accounts: readonly SignedInAccount[]): Promise<void>
  /** Sends sign-outs again that the app's server has not confirmed. */
  endPendingSignOuts(): Promise<void>
  /**
   * Ends the session that a submitted signature may open, because the user has declined while the server was checking
   * it.
   */
  revokeSubmission(account: SignedInAccount, handedIn: Promise<unknown>): void
  /** Sets the namespace's session status to `loading` until the returned function is called. */
  markLoading(namespace: Namespace): Unsubscribe
}

const ACCOUNTS = 'siwx_accounts'

// Delay before a failed sign-out is sent again, in ms.
const RETRY_DELAY_MS = 30_000

/** Tracks which accounts are signed in, in all tabs. When a wallet disconnects, its accounts are signed out. */
export const signInRegistry: Service<SignInRegistry> = { create: createSignIns }

function createSignIns(context: ModalContext): SignInRegistry {
  const { services, signal, stores } = context
  const { accounts, connections } = stores
  const { storage } = services
  const config = getSignInConfig(context)
  const known = new Map<CaipAddress, SignedInAccount>()
  const loadingCounts = new Map<Namespace, number>()
  let unsyncedSignOuts: readonly SignedInAccount[] = []
  let pendingEnd: Promise<unknown> = Promise.resolve()
  let isRetryScheduled = false
  // Counts sign-ins and sign-outs in this tab. If it changes during a query, the server's answer is outdated.
  let changeCount = 0

  // If the browser has no storage, the state of this tab is used.
  const list = () => storage.getJson(ACCOUNTS, toSignedIns) ?? [...known.values()]
  const remove = (removed: readonly SignedInAccount[]) => {
    const isGone = ({ account }: SignedInAccount) => removed.some((each) => each.account === account)
    for (const { account } of removed) {
      known.delete(account)
      rechecker.cancelRecheck(account)
    }
    const before = list()
    const stored = before.filter((each) => !isGone(each))
    if (stored.length < before.length) storage.setJson(ACCOUNTS, stored)
    publishStatus()
  }
  // Lists accounts that signed out, but whose sign-out the app's server has not confirmed.
  const listPendingSignOuts = () => storage.getJson(SIGNED_OUT_KEY, toSignedIns) ?? unsyncedSignOuts
  const addPendingSignOuts = (more: readonly SignedInAccount[]) => {
    const all = [...exclude(listPendingSignOuts(), more), ...more]
    storage.setJson(SIGNED_OUT_KEY, all)
    // If the browser has no storage, the state of this tab is used.
    const isKept = storage.get(SIGNED_OUT_KEY) !== undefined
    unsyncedSignOuts = isKept ? [] : all
  }
  const removePendingSignOuts = (confirmed: readonly SignedInAccount[]) => {
    const before = listPendingSignOuts()
    const left = exclude(before, confirmed)
    unsyncedSignOuts = exclude(unsyncedSignOuts, confirmed)
    if (left.length === before.length) return
    if (left.length) storage.setJson(SIGNED_OUT_KEY, left)
    else storage.remove(SIGNED_OUT_KEY)
  }
  const store = (signedIn: SignedInAccount) => {
    const stored = list()
    removePendingSignOuts([signedIn])
    known.set(signedIn.account, signedIn)
    if (!stored.some(({ account }) => account === signedIn.account)) storage.setJson(ACCOUNTS, [...stored, signedIn])
    publishStatus()
  }
  const read = async (signedIn: SignedInAccount): Promise<boolean> => {
    const { caipNetworkId, namespace, address } = parseAccount(signedIn)
    await pendingEnd
    const before = changeCount
    const found = await config.getSessions(caipNetworkId, address)
    if (changeCount !== before) return read(signedIn)
    const session = found.find(
      ({ data }) => data.chainId === caipNetworkId && isSameAddress(namespace, data.accountAddress, address),
    )
    // The user has signed out, but the server did not receive it: end the session instead of signing in again.
    const hasSignedOut = listPendingSignOuts().some(({ account }) => account === signedIn.account)
    if (!session) remove([signedIn])
    else if (hasSignedOut) await end([signedIn])
    else {
      store(signedIn)
      rechecker.cancelRecheck(signedIn.account)
      if (session.expiresAt !== undefined) rechecker.scheduleRecheck(signedIn, session.expiresAt)
    }
    return session !== undefined && !hasSignedOut
  }
  const revoke = async (removed: readonly SignedInAccount[]) =>
    Promise.all(
      removed.map((each) => {
        const { caipNetworkId, address } = parseAccount(each)
        return config.revokeSession(caipNetworkId, address)
      }),
    )
  const notifyServer = async (removed: readonly SignedInAccount[]): Promise<unknown> =>
    config.setSessions && connections.namespaces().length === 0 ? config.setSessions([]) : revoke(removed)
  const trackEnd = async (removed: readonly SignedInAccount[], request: Promise<unknown>) => {
    // `read` waits for `pendingEnd`. Otherwise this sign-out could end a session that starts right after it.
    const mine = request.then(() => removePendingSignOuts(removed))
    pendingEnd = mine.catch((cause: unknown) => {
      context.log('warn', 'The sign-out could not be reported to the app’s server', cause)
      scheduleRetry()
    })
    await mine
  }
  const end = async (removed: readonly SignedInAccount[], tell = notifyServer) => {
    if (!removed.length) return
    changeCount += 1
    remove(removed)
    addPendingSignOuts(removed)
    await trackEnd(removed, tell(removed))
  }
  const endPendingSignOuts = async () => {
    await pendingEnd
    const left = listPendingSignOuts()
    // Revoke only these accounts: others of an earlier visit may still be restoring, and ending all would sign them
    // out.
    if (left.length) await trackEnd(left, revoke(left))
  }
  const retrySignOuts = () => void endPendingSignOuts().catch(() => undefined)
  const scheduleRetry = () => {
    if (isRetryScheduled) return
    isRetryScheduled = true
    startTimer(RETRY_DELAY_MS, signal, () => {
      isRetryScheduled = false
      retrySignOuts()
    })
  }
  globalThis.addEventListener?.('online', retrySignOuts, { signal })

  const getStatus = (namespace: Namespace): SessionStatus | undefined => {
    if (config.namespaces && !config.namespaces.includes(namespace)) return undefined
    if (loadingCounts.get(namespace)) return 'loading'
    const { status, caipAddress, sessionStatus } = accounts.get(namespace)
    if (status === 'disconnected') return undefined
    // Keep the status until the account of a new connection is known, instead of showing `unauthenticated` for a
    // moment.
    if (status !== 'connected' || !caipAddress) return sessionStatus
    return known.has(caipAddress) ? 'authenticated' : 'unauthenticated'
  }
  const publishStatus = () => {
    for (const namespace of Object.keys(accounts.$identities.get())) {
      const sessionStatus = getStatus(namespace)
      if (accounts.get(namespace).sessionStatus !== sessionStatus) accounts.update(namespace, { sessionStatus })
    }
  }

  const has = ({ account }: SignedInAccount) => known.has(account)
  const rechecker = createSignInRechecker(context, { has, read })
  const onStorage = ({ key }: StorageEvent) => key === STORAGE_PREFIX + ACCOUNTS && rechecker.recheckAll()
  globalThis.addEventListener?.('storage', onStorage, { signal })

  const stops = [
    accounts.$identities.listen(publishStatus),
    context.connectionEvents.listen((event) => {
      if (event.type !== 'ended' || event.locked || config.signOutOnDisconnect === false) return
      const { namespace, walletId } = event
      // A WalletConnect session ends with one event per namespace: sign out only the accounts of the event's namespace.
      const isGone = (each: SignedInAccount) => each.walletId === walletId && each.account.startsWith(`${namespace}:`)
      const removed = list().filter(isGone)
      // If storage lists none of the accounts, another tab has already signed them out: only forget them here.
      if (removed.length) end(removed).catch(() => undefined)
      else remove([...known.values()].filter(isGone))
    }),
  ]
  onAbort(signal, () => {
    for (const stop of stops) stop()
  })

  return {
    list,
    has,
    read,
    recheck: rechecker.recheck,
    add(signedIn) {
      changeCount += 1
      store(signedIn)
      rechecker.scheduleRecheck(signedIn)
    },
    end: (removed) => end(removed),
    endPendingSignOuts,
    revokeSubmission(signedIn, handedIn) {
      const undone = handedIn
        .catch(() => undefined)
        .then(() => (known.has(signedIn.account) ? undefined : end([signedIn], revoke)))
      pendingEnd = undone.catch(() => undefined)
    },
    markLoading(namespace) {
      loadingCounts.set(namespace, (loadingCounts.get(namespace) ?? 0) + 1)
      accounts.update(namespace, { sessionStatus: getStatus(namespace) })
      return () => {
        loadingCounts.set(namespace, (loadingCounts.get(namespace) ?? 1) - 1)
        publishStatus()
      }
    },
  }
}

const exclude = (all: readonly SignedInAccount[], removed: readonly SignedInAccount[]) =>
  all.filter(({ account }) => !removed.some((each) => each.account === account))

function parseAccount({ account }: SignedInAccount) {
  const parts = parseCaipAddress(account)
  if (!parts) throw new Error(`${account} is no account`)
  return parts
}

function toSignedIns(value: unknown): SignedInAccount[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((each: unknown) => {
    const { walletId, account } = isRecord(each) ? each : {}
    return typeof walletId === 'string' && isCaipAddress(account) ? [{ walletId, account }] : []
  })
}
