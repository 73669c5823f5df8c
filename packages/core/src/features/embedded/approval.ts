import type { AuthFrame } from '@foyer/auth-frame'
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import { PENDING_REQUESTS, REFUSAL_DELAY } from '../../constants.js'
import type { ModalContext, Part } from '../../context.js'
import { describeError } from '../../errors/describeError.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { fetchBalance } from '../../flows/fetchBalance.js'
import { showToast } from '../../flows/showToast.js'
import { closeModal } from '../../modal/closeModal.js'
import { goBack } from '../../modal/goBack.js'
import { openModal } from '../../modal/openModal.js'
import { serviceUrl } from '../../services/serviceUrl.js'
import { namespaceOf } from '../../utils/caip.js'
import { pause } from '../../utils/waiting.js'
import type { Decisions, EmbeddedRequest } from './createEmbeddedChannel.js'
import { WalletRpcError } from './embeddedError.js'

export type { EmbeddedRequest } from './createEmbeddedChannel.js'

/** Where the frame is put. Pixels of the viewport. */
export interface FrameSlot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** CSS. */
  readonly radius?: string
}

export type FrameState =
  | { readonly status: 'loading' | 'ready' }
  /** The secure window did not load: nothing was asked. */
  | { readonly status: 'failed'; readonly error: ModalError }

export interface Approval extends Decisions {
  /** What waits for the visitor. The first is the one that is shown. */
  readonly $pending: ReadableAtom<readonly EmbeddedRequest[]>
  readonly $frame: ReadableAtom<FrameState>
  /** Host of the secure site, for display. */
  readonly host: string
  /** Puts the frame over a slot of the page. */
  show(slot: FrameSlot, title: string): void
  hide(): void
  focus(): void
  /** The window did not load: once more. */
  retry(): void
  /**
   * Gets the frame ready to ask something that is no request of the site's. A view that is there makes room for it; else it
   * stands alone until it is covered again.
   */
  reveal(): Promise<() => void>
  /** The visitor goes back: what is shown is rejected, and the next one comes. */
  cancel(): void
  /** Given by whoever makes the embedded wallet: `load` waits until the frame is ready. */
  use(source: FrameSource): void
}

export interface FrameSource {
  frame(): Promise<AuthFrame>
  load(): Promise<void>
}

interface Entry {
  readonly request: EmbeddedRequest
  readonly ask: (signal: AbortSignal) => Promise<unknown>
  readonly controller: AbortController
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: unknown) => void
}

/** Where there is no view layer, the frame stands alone. Pixels. */
const ALONE = { width: 360, height: 600 }

/** What the site asks of the embedded wallet, one after another, each decided by the visitor in the frame. */
export const approval: Part<Approval> = { create: createApproval }

function createApproval(context: ModalContext): Approval {
  const { attempt, modal, router } = context.stores
  const $pending = atom<readonly EmbeddedRequest[]>([])
  const $frame = atom<FrameState>({ status: 'loading' })
  let queue: readonly Entry[] = []
  let source: FrameSource | undefined
  let frame: AuthFrame | undefined
  let isAlone = false

  const set = (next: readonly Entry[]) => {
    queue = next
    $pending.set(next.map(({ request }) => request))
  }
  const isShown = () => modal.$modal.get().open && router.$route.get().view === 'ApproveTransaction'
  const open = async () => {
    if (modal.$modal.get().open) router.push({ view: 'ApproveTransaction' })
    else await openModal(context, { view: 'ApproveTransaction' })
    isAlone = !(await context.mountUi())
    // The frame may have been there before: of a login it is.
    if (isAlone && frame && queue.length > 0 && $frame.get().status === 'ready') showAlone(frame)
  }
  const leave = () => {
    frame?.hide()
    if (!isShown()) return
    if (attempt.$attempt.get().status !== 'waiting') return goOn()
    // Below it the wallet is being connected, and has been asked what to sign: that goes on.
    if (router.back()) return
    // Closing now would give it up.
    const stop = attempt.$attempt.listen(({ status }) => {
      if (status === 'waiting') return
      stop()
      if (isShown() && queue.length === 0) goOn()
    })
  }
  const goOn = () => (router.previous() ? goBack(context) : closeModal(context))
  /** One is over, however: the next one comes, or the view goes. */
  const settle = (entry: Entry, tell: () => void) => {
    if (!queue.includes(entry)) return
    const wasFirst = queue[0] === entry
    set(queue.filter((each) => each !== entry))
    tell()
    const [next] = queue
    if (!next) leave()
    else if (wasFirst) void run(next)
  }
  const rejectAll = () => {
    const all = queue
    set([])
    frame?.hide()
    for (const { controller, reject } of all) {
      controller.abort()
      reject(rejection())
    }
  }
  const run = async (entry: Entry) => {
    try {
      if (frame?.status() !== 'ready') $frame.set({ status: 'loading' })
      frame = await source?.frame()
      await source?.load()
    } catch (cause) {
      // It waits for the visitor, who may try again.
      if (queue[0] === entry) $frame.set({ status: 'failed', error: toModalError(cause) })
      return
    }
    if (queue[0] !== entry) return
    $frame.set({ status: 'ready' })
    if (isAlone && frame) showAlone(frame)
    try {
      const result = await entry.ask(entry.controller.signal)
      settle(entry, () => {
        entry.resolve(result)
        const namespace = namespaceOf(entry.request.caipNetworkId)
        fetchBalance(context, { namespace }).catch((cause: unknown) => {
          context.log('warn', 'The balance could not be read', cause)
        })
      })
    } catch (cause) {
      settle(entry, () => entry.reject(cause))
    }
  }

  // Closed, or another view in its place: who does not see what is asked cannot have meant it.
  let before = router.$route.get().view
  const stops = [
    modal.$modal.listen(({ open: isOpen }) => {
      if (!isOpen && queue.length) rejectAll()
    }),
    router.$route.listen(({ view }) => {
      const hasLeft = before === 'ApproveTransaction' && view !== before
      before = view
      if (hasLeft && queue.length) rejectAll()
    }),
  ]
  context.signal.addEventListener(
    'abort',
    () => {
      for (const stop of stops) stop()
      rejectAll()
    },
    { once: true },
  )

  return {
    $pending,
    $frame,
    host: hostOf(serviceUrl(context.options, 'secureSite')),
    use(given) {
      source = given
    },
    decide(request, ask) {
      return new Promise((resolve, reject) => {
        if (queue.length >= PENDING_REQUESTS) {
          reject(new WalletRpcError(-32005, 'Too many requests are pending'))
          return
        }
        const entry = { request, ask, controller: new AbortController(), resolve, reject }
        set([...queue, entry])
        if (queue.length > 1) return
        void run(entry)
        open().catch((cause: unknown) => settle(entry, () => reject(cause)))
      })
    },
    async refuse({ method }) {
      if (!modal.$modal.get().open) await openModal(context)
      await pause(REFUSAL_DELAY, context.signal)
      const error = new ModalError('RPC_METHOD_NOT_SUPPORTED', { context: { method } })
      showToast(context, { message: describeError(error), variant: 'error' })
      context.services.events.emit('error', error)
      throw new WalletRpcError(4200, `The embedded wallet does not know the method "${method}"`, error)
    },
    async reveal() {
      frame = await source?.frame()
      await source?.load()
      $frame.set({ status: 'ready' })
      if (!frame || modal.$modal.get().open) return () => {}
      showAlone(frame)
      return () => frame?.hide()
    },
    show: (slot, title) => frame?.show(slot, title),
    hide: () => frame?.hide(),
    focus: () => frame?.focus(),
    retry() {
      const [entry] = queue
      if (entry && $frame.get().status === 'failed') void run(entry)
    },
    cancel() {
      const [entry] = queue
      if (!entry) return leave()
      entry.controller.abort()
      settle(entry, () => entry.reject(rejection()))
    },
  }
}

/** The visitor goes back: the request that is shown is rejected. */
export function cancelApproval(context: ModalContext): void {
  context.use(approval).cancel()
}

const rejection = () => new WalletRpcError(4001, 'User rejected the request.')

function showAlone(frame: AuthFrame): void {
  const width = Math.min(ALONE.width, window.innerWidth)
  const height = Math.min(ALONE.height, window.innerHeight)
  const left = (window.innerWidth - width) / 2
  frame.show({ width, height, left, top: (window.innerHeight - height) / 2 }, 'Secure approval window')
}

function hostOf(url: string): string {
  try {
    return new URL(url, globalThis.location?.href).host
  } catch {
    return url
  }
}
