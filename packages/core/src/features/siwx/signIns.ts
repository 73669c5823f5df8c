import { SIGNED_OUT } from '../../constants.js'
import type { ModalContext, Part } from '../../context.js'
import { STORAGE_PREFIX } from '../../services/storage.js'
import type { CaipAddress, Namespace } from '../../types/caip.js'
import type { SessionStatus } from '../../types/siwx.js'
import type { Unsubscribe } from '../../types/unsubscribe.js'
import { isCaipAddress, parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { delay, onAbort } from '../../utils/waiting.js'
import { createRereading } from './rereading.js'
import { waysOf } from './siwxConfig.js'

/** An account that has signed in, and the wallet that it came with. */
export interface SignedIn {
  readonly walletId: string
  readonly account: CaipAddress
}

export interface SignIns {
  /** Who has signed in with this browser, as far as is known. */
  list(): readonly SignedIn[]
  /** Whether the site knows the account, asked now. Rejects when that cannot be known. */
  read(account: SignedIn): Promise<boolean>
  /** The same. Who was in, is no more and has to be, is disconnected. */
  look(account: SignedIn): Promise<boolean>
  /** Whether this page knows it to be signed in. */
  has(account: SignedIn): boolean
  /** It has just signed in. */
  add(account: SignedIn): void
  /** Ends these sessions. Here they are over at once; the site is told again until it has answered. */
  end(accounts: readonly SignedIn[]): Promise<void>
  /** Ends those that the site has not answered for yet: it was away, or the visitor was. */
  endOwed(): Promise<void>
  /** The account has turned away after this was handed in for it: whatever comes of that, it is not signed in. */
  undo(account: SignedIn, handedIn: Promise<unknown>): void
  /** The account is being asked about. Gives the end of that. */
  begin(namespace: Namespace): Unsubscribe
}

const ACCOUNTS = 'siwx_accounts'

/** After so long the site is told once more who has signed out. Milliseconds. */
const TELL_AGAIN = 30_000

/** Who has signed in: of each account, followed by other tabs, and ended with the connection of its wallet. */
export const signIns: Part<SignIns> = { create: createSignIns }

function createSignIns(context: ModalContext): SignIns {
  const { services, signal, stores } = context
  const { accounts, connections } = stores
  const { storage } = services
  const ways = waysOf(context)
  const known = new Map<CaipAddress, SignedIn>()
  const asked = new Map<Namespace, number>()
  let unkept: readonly SignedIn[] = []
  let ending: Promise<unknown> = Promise.resolve()
  let isWaiting = false
  /** How often something was done here: an answer to what was asked before that is an old one. */
  let acts = 0

  // Where nothing can be kept there is this page alone.
  const list = () => storage.getJson(ACCOUNTS, toSignedIns) ?? [...known.values()]
  const forget = (gone: readonly SignedIn[]) => {
    const isGone = ({ account }: SignedIn) => gone.some((each) => each.account === account)
    for (const { account } of gone) {
      known.delete(account)
      rereading.drop(account)
    }
    const before = list()
    const kept = before.filter((each) => !isGone(each))
    if (kept.length < before.length) storage.setJson(ACCOUNTS, kept)
    show()
  }
  /** Whom the site may still know, though they have signed out. */
  const owed = () => storage.getJson(SIGNED_OUT, toSignedIns) ?? unkept
  const owe = (more: readonly SignedIn[]) => {
    const all = [...without(owed(), more), ...more]
    storage.setJson(SIGNED_OUT, all)
    // Where nothing can be kept there is this page alone.
    const isKept = storage.get(SIGNED_OUT) !== undefined
    unkept = isKept ? [] : all
  }
  const settle = (told: readonly SignedIn[]) => {
    const before = owed()
    const left = without(before, told)
    unkept = without(unkept, told)
    if (left.length === before.length) return
    if (left.length) storage.setJson(SIGNED_OUT, left)
    else storage.remove(SIGNED_OUT)
  }
  const note = (signedIn: SignedIn) => {
    const kept = list()
    settle([signedIn])
    known.set(signedIn.account, signedIn)
    if (!kept.some(({ account }) => account === signedIn.account)) storage.setJson(ACCOUNTS, [...kept, signedIn])
    show()
  }
  const read = async (signedIn: SignedIn): Promise<boolean> => {
    const { caipNetworkId, namespace, address } = partsOf(signedIn)
    await ending
    const before = acts
    const found = await ways.getSessions(caipNetworkId, address)
    if (acts !== before) return read(signedIn)
    const session = found.find(
      ({ data }) => data.chainId === caipNetworkId && isSameAddress(namespace, data.accountAddress, address),
    )
    // Who has signed out does not come in again because the site was away.
    const isOwed = owed().some(({ account }) => account === signedIn.account)
    if (!session) forget([signedIn])
    else if (isOwed) await end([signedIn])
    else {
      note(signedIn)
      rereading.drop(signedIn.account)
      if (session.expiresAt !== undefined) rereading.follow(signedIn, session.expiresAt)
    }
    return session !== undefined && !isOwed
  }
  const revoke = async (gone: readonly SignedIn[]) =>
    Promise.all(
      gone.map((each) => {
        const { caipNetworkId, address } = partsOf(each)
        return ways.revokeSession(caipNetworkId, address)
      }),
    )
  const tellSite = async (gone: readonly SignedIn[]): Promise<unknown> =>
    ways.setSessions && connections.namespaces().length === 0 ? ways.setSessions([]) : revoke(gone)
  const keepEnding = async (gone: readonly SignedIn[], telling: Promise<unknown>) => {
    // Who signs in again at once is not signed out by that.
    const mine = telling.then(() => settle(gone))
    ending = mine.catch((cause: unknown) => {
      context.log('warn', 'The site was not told that a visitor has signed out', cause)
      tellLater()
    })
    await mine
  }
  const end = async (gone: readonly SignedIn[], tell = tellSite) => {
    if (!gone.length) return
    acts += 1
    forget(gone)
    owe(gone)
    await keepEnding(gone, tell(gone))
  }
  const endOwed = async () => {
    await ending
    const left = owed()
    // The others stay: they may be on their way back from the last visit.
    if (left.length) await keepEnding(left, revoke(left))
  }
  const endOwedSafely = () => void endOwed().catch(() => undefined)
  const tellLater = () => {
    if (isWaiting) return
    isWaiting = true
    delay(TELL_AGAIN, signal, () => {
      isWaiting = false
      endOwedSafely()
    })
  }
  globalThis.addEventListener?.('online', endOwedSafely, { signal })

  const statusOf = (namespace: Namespace): SessionStatus | undefined => {
    if (ways.namespaces && !ways.namespaces.includes(namespace)) return undefined
    if (asked.get(namespace)) return 'loading'
    const { status, caipAddress, sessionStatus } = accounts.get(namespace)
    if (status === 'disconnected') return undefined
    // Between the answer and the account that comes with it, nobody is to be taken for somebody who has not signed in.
    if (status !== 'connected' || !caipAddress) return sessionStatus
    return known.has(caipAddress) ? 'authenticated' : 'unauthenticated'
  }
  const show = () => {
    for (const namespace of Object.keys(accounts.$identities.get())) {
      const sessionStatus = statusOf(namespace)
      if (accounts.get(namespace).sessionStatus !== sessionStatus) accounts.update(namespace, { sessionStatus })
    }
  }

  const has = ({ account }: SignedIn) => known.has(account)
  const rereading = createRereading(context, { has, read })
  const onStorage = ({ key }: StorageEvent) => key === STORAGE_PREFIX + ACCOUNTS && rereading.recheck()
  globalThis.addEventListener?.('storage', onStorage, { signal })

  const stops = [
    accounts.$identities.listen(show),
    context.announcements.listen((announcement) => {
      if (announcement.type !== 'ended' || announcement.locked || ways.signOutOnDisconnect === false) return
      const { namespace, walletId } = announcement
      // A session with a phone ends in one namespace after another, and was signed for in one of them.
      const isGone = (each: SignedIn) => each.walletId === walletId && each.account.startsWith(`${namespace}:`)
      const gone = list().filter(isGone)
      // Another tab has told the site.
      if (gone.length) end(gone).catch(() => undefined)
      else forget([...known.values()].filter(isGone))
    }),
  ]
  onAbort(signal, () => {
    for (const stop of stops) stop()
  })

  return {
    list,
    has,
    read,
    look: rereading.look,
    add(signedIn) {
      acts += 1
      note(signedIn)
      rereading.follow(signedIn)
    },
    end: (gone) => end(gone),
    endOwed,
    undo(signedIn, handedIn) {
      const undone = handedIn
        .catch(() => undefined)
        .then(() => (known.has(signedIn.account) ? undefined : end([signedIn], revoke)))
      ending = undone.catch(() => undefined)
    },
    begin(namespace) {
      asked.set(namespace, (asked.get(namespace) ?? 0) + 1)
      accounts.update(namespace, { sessionStatus: statusOf(namespace) })
      return () => {
        asked.set(namespace, (asked.get(namespace) ?? 1) - 1)
        show()
      }
    },
  }
}

const without = (all: readonly SignedIn[], gone: readonly SignedIn[]) =>
  all.filter(({ account }) => !gone.some((each) => each.account === account))

function partsOf({ account }: SignedIn) {
  const parts = parseCaipAddress(account)
  if (!parts) throw new Error(`${account} is no account`)
  return parts
}

function toSignedIns(value: unknown): SignedIn[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((each: unknown) => {
    const { walletId, account } = isRecord(each) ? each : {}
    return typeof walletId === 'string' && isCaipAddress(account) ? [{ walletId, account }] : []
  })
}
