import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { FeatureContext, FeatureService } from '../../feature/context.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import { emitError } from '../../notices/emitError.js'
import { combineSignals, onAbort, rejectOnAbort } from '../../utils/waiting.js'
import { type GrantPermissionsParameters, prepareGrantRequest } from './grantPermissions.js'
import { smartSessionsFeature } from './index.js'
import { endSmartSession, readSmartSessions, type SmartSession, type SmartSessionsResult } from './sessions.js'

export interface SmartSessionsState {
  readonly list:
    | { readonly status: 'reading' }
    | ({ readonly status: 'ready' } & SmartSessionsResult)
    | { readonly status: 'failed'; readonly error: ModalError }
  readonly ending: { readonly id: string; readonly error: ModalError | undefined } | undefined
  readonly revokedCount: number
  readonly grant:
    | { readonly status: 'none' }
    | { readonly status: 'wallet' }
    | { readonly status: 'done'; readonly session: SmartSession }
    | { readonly status: 'failed'; readonly error: ModalError }
}

export interface SmartSessionsController {
  readonly $state: ReadableAtom<SmartSessionsState>
  read(): Promise<void>
  stop(session: SmartSession): Promise<void>
  /**
   * Requests a permission and shows the request in the modal, where the user may retry after a failure. Rejects with
   * the last failure once the user leaves the view.
   */
  request(parameters: GrantPermissionsParameters): Promise<SmartSession>
  retry(): Promise<void>
}

const initialState: SmartSessionsState = {
  list: { status: 'reading' },
  ending: undefined,
  revokedCount: 0,
  grant: { status: 'none' },
}

// Views in which a request can go on: those of permissions to spend, and the approval in the embedded wallet.
const VIEWS: readonly string[] = ['SmartSessionCreated', 'SmartSessionList', 'ApproveTransaction']

const smartSessionsController: FeatureService<SmartSessionsController> = { create: createSmartSessionsController }

export const getSmartSessionsController = (modal: Modal): SmartSessionsController =>
  getFeatureContext(modal, smartSessionsFeature).use(smartSessionsController)

function createSmartSessionsController(context: FeatureContext): SmartSessionsController {
  const $state = atom(initialState)
  const set = (change: Partial<SmartSessionsState>) => $state.set({ ...$state.get(), ...change })
  let listAbort = new AbortController()
  let grantAbort = new AbortController()
  let requested: Omit<GrantPermissionsParameters, 'signal'> | undefined
  let pendingRequest:
    | { readonly done: (session: SmartSession) => void; readonly fail: (error: unknown) => void }
    | undefined
  let user = getUser()

  function getUser() {
    const { address } = context.account('eip155')
    const network = context.activeNetwork('eip155')
    return address === undefined || !network ? undefined : { address, caipNetworkId: network.caipNetworkId }
  }
  const keyOf = (account: ReturnType<typeof getUser>) => JSON.stringify(account)
  const isShown = () => VIEWS.includes(context.$route.get()?.view ?? '')

  const read = async () => {
    const account = getUser()
    listAbort.abort()
    listAbort = new AbortController()
    const { signal } = listAbort
    set({ list: { status: 'reading' }, ending: undefined, revokedCount: 0 })
    if (!account) {
      set({ list: { status: 'ready', sessions: [], unread: [] } })
      return
    }
    try {
      const found = await readSmartSessions(context, account, signal)
      if (!signal.aborted) set({ list: { status: 'ready', ...found } })
    } catch (cause) {
      if (!signal.aborted) set({ list: { status: 'failed', error: toModalError(cause) } })
    }
  }
  const rejectRequest = () => {
    const { grant } = $state.get()
    const error = grant.status === 'failed' ? grant.error : new ModalError('ABORTED')
    grantAbort.abort(new ModalError('ABORTED'))
    pendingRequest?.fail(error)
    pendingRequest = undefined
  }
  const onRouteChange = () => {
    if (isShown()) return
    rejectRequest()
    listAbort.abort()
    if ($state.get().ending) set({ ending: undefined })
    if ($state.get().grant.status !== 'none') set({ grant: { status: 'none' } })
  }
  const onAccount = () => {
    const now = getUser()
    if (keyOf(now) === keyOf(user)) return
    user = now
    rejectRequest()
    set({ grant: { status: 'none' }, ending: undefined })
    if (isShown()) void read()
  }
  const stops = [
    context.$route.listen(onRouteChange),
    context.$identities.listen(onAccount),
    context.$network.listen(onAccount),
  ]
  onAbort(context.signal, () => {
    for (const stop of stops) stop()
    listAbort.abort()
    rejectRequest()
  })

  const grant = async (
    run: ReturnType<typeof prepareGrantRequest>,
    appSignal?: AbortSignal | undefined,
  ): Promise<SmartSession> => {
    grantAbort.abort(new ModalError('ABORTED'))
    grantAbort = new AbortController()
    const { signal } = grantAbort
    set({ grant: { status: 'wallet' } })
    try {
      const session = await run(combineSignals(signal, appSignal))
      if (!signal.aborted) set({ grant: { status: 'done', session } })
      pendingRequest?.done(session)
      pendingRequest = undefined
      return session
    } catch (cause) {
      const error = emitError(context.modal, cause)
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
      grantAbort.abort()
      grantAbort = new AbortController()
      const { signal } = grantAbort
      set({ ending: { id: session.id, error: undefined } })
      try {
        await endSmartSession(context, session, signal)
        const { list: now, revokedCount } = $state.get()
        if (now.status !== 'ready') return
        const sessions = now.sessions.filter(({ id }) => id !== session.id)
        set({ list: { ...now, sessions }, ending: undefined, revokedCount: revokedCount + 1 })
      } catch (cause) {
        const error = emitError(context.modal, cause)
        if (!signal.aborted) set({ ending: { id: session.id, error } })
      }
    },
    async request({ signal, ...wanted }) {
      const run = prepareGrantRequest(context, wanted)
      requested = wanted
      rejectRequest()
      // Open the view first, because a request is aborted when another view is on screen.
      const shown = show(context)
      const granted = grant(run, signal)
      if (!context.hasUi) return granted
      const answer = new Promise<SmartSession>((done, fail) => {
        pendingRequest = { done, fail }
      })
      // A failure that the view shows does not reject yet, because the user can retry there.
      granted.catch((cause: unknown) => $state.get().grant.status !== 'failed' && pendingRequest?.fail(cause))
      const [session] = await Promise.all([signal ? rejectOnAbort(answer, signal) : answer, shown])
      return session
    },
    async retry() {
      if (!requested || $state.get().grant.status !== 'failed') return
      try {
        await grant(prepareGrantRequest(context, requested))
      } catch (cause) {
        set({ grant: { status: 'failed', error: toModalError(cause) } })
      }
    },
  }
}

async function show(context: FeatureContext): Promise<void> {
  if (!context.hasUi) return
  if (context.$route.get()) context.push({ view: 'SmartSessionCreated' })
  else await context.open({ view: 'SmartSessionCreated' })
}
