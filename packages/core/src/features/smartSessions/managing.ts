import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { ModalContext, Part } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { openModal } from '../../modal/openModal.js'
import { anySignal, onAbort, untilAborted } from '../../utils/waiting.js'
import { type GrantPermissionsParameters, prepareGrant } from './grantPermissions.js'
import { type FoundSessions, listSmartSessions, revokeSmartSession, type SmartSession } from './sessions.js'

export interface ManagingState {
  readonly list:
    | { readonly status: 'reading' }
    | ({ readonly status: 'ready' } & FoundSessions)
    | { readonly status: 'failed'; readonly error: ModalError }
  /** One that is being stopped, or could not be. */
  readonly ending: { readonly id: string; readonly error: ModalError | undefined } | undefined
  /** So many were stopped since the list was read. */
  readonly stopped: number
  /** One that the site asks for. */
  readonly grant:
    | { readonly status: 'none' }
    | { readonly status: 'wallet' }
    | { readonly status: 'done'; readonly session: SmartSession }
    | { readonly status: 'failed'; readonly error: ModalError }
}

/** What sites may do, in the modal. */
export interface Managing {
  readonly $state: ReadableAtom<ManagingState>
  /** The list is on screen: reads it. */
  read(): Promise<void>
  /** Ends one, which the wallet may ask about. */
  stop(session: SmartSession): Promise<void>
  /**
   * Has the wallet ask for one, with a view that says so. What goes wrong there can be tried again there: it rejects with it, as
   * `grantPermissions` does, when the visitor leaves.
   */
  ask(parameters: GrantPermissionsParameters): Promise<SmartSession>
  /** Asks once more for what was declined or went wrong. */
  again(): Promise<void>
}

const nothing: ManagingState = {
  list: { status: 'reading' },
  ending: undefined,
  stopped: 0,
  grant: { status: 'none' },
}

/** Where a session is granted or ended: there, and where the embedded wallet asks. */
const VIEWS: readonly string[] = ['SmartSessionCreated', 'SmartSessionList', 'ApproveTransaction']

export const managing: Part<Managing> = { create: createManaging }

function createManaging(context: ModalContext): Managing {
  const { accounts, modal, networks, router } = context.stores
  const $state = atom(nothing)
  const set = (change: Partial<ManagingState>) => $state.set({ ...$state.get(), ...change })
  let reading = new AbortController()
  let asking = new AbortController()
  let asked: Omit<GrantPermissionsParameters, 'signal'> | undefined
  /** Ends what the page waits for. */
  let waiting: { readonly done: (session: SmartSession) => void; readonly fail: (error: unknown) => void } | undefined
  let visitor = visitorNow()

  function visitorNow() {
    const { address } = accounts.get('eip155')
    const network = networks.active('eip155')
    return address === undefined || !network ? undefined : { address, caipNetworkId: network.caipNetworkId }
  }
  const keyOf = (account: ReturnType<typeof visitorNow>) => JSON.stringify(account)
  const isShown = () => modal.$modal.get().open && VIEWS.includes(router.$route.get().view)

  const read = async () => {
    const account = visitorNow()
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    set({ list: { status: 'reading' }, ending: undefined, stopped: 0 })
    if (!account) {
      // On other networks than EVM's there is nothing of it.
      set({ list: { status: 'ready', sessions: [], unread: [] } })
      return
    }
    try {
      const found = await listSmartSessions(context, account, signal)
      if (!signal.aborted) set({ list: { status: 'ready', ...found } })
    } catch (cause) {
      if (!signal.aborted) set({ list: { status: 'failed', error: toModalError(cause) } })
    }
  }
  const giveUp = () => {
    const { grant } = $state.get()
    const error = grant.status === 'failed' ? grant.error : new ModalError('ABORTED')
    asking.abort(new ModalError('ABORTED'))
    waiting?.fail(error)
    waiting = undefined
  }
  /** Who has turned away is not asked any more. */
  const onLeft = () => {
    if (isShown()) return
    giveUp()
    reading.abort()
    if ($state.get().ending) set({ ending: undefined })
    if ($state.get().grant.status !== 'none') set({ grant: { status: 'none' } })
  }
  const onAccount = () => {
    const now = visitorNow()
    if (keyOf(now) === keyOf(visitor)) return
    visitor = now
    giveUp()
    set({ grant: { status: 'none' }, ending: undefined })
    if (isShown()) void read()
  }
  const stops = [
    modal.$modal.listen(onLeft),
    router.$route.listen(onLeft),
    accounts.$identities.listen(onAccount),
    networks.$active.listen(onAccount),
  ]
  onAbort(context.signal, () => {
    for (const stop of stops) stop()
    reading.abort()
    giveUp()
  })

  const grant = async (
    run: ReturnType<typeof prepareGrant>,
    given?: AbortSignal | undefined,
  ): Promise<SmartSession> => {
    asking.abort(new ModalError('ABORTED'))
    asking = new AbortController()
    const { signal } = asking
    set({ grant: { status: 'wallet' } })
    try {
      const session = await run(anySignal(signal, given))
      if (!signal.aborted) set({ grant: { status: 'done', session } })
      waiting?.done(session)
      waiting = undefined
      return session
    } catch (cause) {
      const error = toModalError(cause)
      if (!signal.aborted) set({ grant: { status: 'failed', error } })
      throw error
    }
  }

  return {
    $state,
    read,
    async stop(session) {
      const { ending, list } = $state.get()
      if ((ending && !ending.error) || list.status !== 'ready') return
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      set({ ending: { id: session.id, error: undefined } })
      try {
        await revokeSmartSession(context, session, signal)
        const { list: now, stopped } = $state.get()
        if (now.status !== 'ready') return
        const sessions = now.sessions.filter(({ id }) => id !== session.id)
        set({ list: { ...now, sessions }, ending: undefined, stopped: stopped + 1 })
      } catch (cause) {
        if (!signal.aborted) set({ ending: { id: session.id, error: toModalError(cause) } })
      }
    },
    async ask({ signal, ...wanted }) {
      const run = prepareGrant(context, wanted)
      asked = wanted
      giveUp()
      // The view first: what leads to it is no turning away from what is asked.
      const shown = show(context)
      const granted = grant(run, signal)
      if (!context.hasUi) return granted
      const answer = new Promise<SmartSession>((done, fail) => {
        waiting = { done, fail }
      })
      // What failed stays on screen, to be tried again.
      granted.catch((cause: unknown) => $state.get().grant.status !== 'failed' && waiting?.fail(cause))
      const [session] = await Promise.all([signal ? untilAborted(answer, signal) : answer, shown])
      return session
    },
    async again() {
      if (!asked || $state.get().grant.status !== 'failed') return
      try {
        await grant(prepareGrant(context, asked))
      } catch (cause) {
        set({ grant: { status: 'failed', error: toModalError(cause) } })
      }
    },
  }
}

/** The view of it, above what the visitor sees. What the embedded wallet asks comes above that. */
async function show(context: ModalContext): Promise<void> {
  const { modal, router } = context.stores
  if (!context.hasUi) return
  if (modal.$modal.get().open) router.push({ view: 'SmartSessionCreated' })
  else await openModal(context, { view: 'SmartSessionCreated' })
}
