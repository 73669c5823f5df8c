import type { AuthFrame } from '@foyer/auth-frame'
import { atom, type ReadableAtom } from 'nanostores'
import { describeError, getErrorTitle } from '../../errors/describeError.js'
import { ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { getServiceUrl } from '../../http/getServiceUrl.js'
import type { ModalContext, Service } from '../../modal/context.js'
import { closeModal } from '../../modal/navigation/closeModal.js'
import { goBack } from '../../modal/navigation/goBack.js'
import { openModal } from '../../modal/navigation/openModal.js'
import { emitError } from '../../notices/emitError.js'
import { showToast } from '../../notices/showToast.js'
import { fetchBalance } from '../../portfolio/readNativeBalance.js'
import { getNamespace } from '../../utils/caip.js'
import { sleep } from '../../utils/waiting.js'
import type { EmbeddedRequest, FramePrompter } from './createEmbeddedChannel.js'
import { WalletRpcError } from './embeddedError.js'

export type { EmbeddedRequest } from './createEmbeddedChannel.js'

const MAX_EMBEDDED_REQUESTS = 99
const EMBEDDED_REFUSAL_DELAY_MS = 300

/** Position of the secure site's frame in the viewport, in pixels. */
export interface FramePosition {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly radius?: string
}

export type FrameState =
  | { readonly status: 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly error: ModalError }

export interface ApprovalController extends FramePrompter {
  readonly $pending: ReadableAtom<readonly EmbeddedRequest[]>
  readonly $frame: ReadableAtom<FrameState>
  /** Height in CSS pixels that the request needs. Undefined until the secure site reports it. */
  readonly $height: ReadableAtom<number | undefined>
  readonly host: string
  /** URL of the secure site's own window, in which users approve new devices. */
  readonly windowUrl: string
  show(slot: FramePosition, title: string): void
  hide(): void
  focus(): void
  retry(): void
  /**
   * Shows the frame for a prompt without a wallet request, such as an e-mail change. While the modal is closed, the
   * frame appears without the modal. Resolves to a function that hides the frame.
   */
  showForPrompt(): Promise<() => void>
  /** Forgets the height of the last prompt, and follows the one of a prompt that the frame may show by itself. */
  watchHeight(): Promise<void>
  /**
   * Shows the frame once it reports a height, without the modal, if the modal is closed now. Returns a function that
   * ends this.
   */
  showOnHeight(): () => void
  cancel(): void
  setFrameLoader(frameLoader: FrameLoader): void
}

export interface FrameLoader {
  frame(): Promise<AuthFrame>
  load(): Promise<void>
}

interface QueuedRequest {
  readonly request: EmbeddedRequest
  readonly send: (signal: AbortSignal) => Promise<unknown>
  readonly controller: AbortController
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: unknown) => void
}

// Size in pixels of the frame when the modal is closed or headless.
const STANDALONE_SIZE_PX = { width: 360, height: 600 }

export const approvalController: Service<ApprovalController> = { create: createApproval }

function createApproval(context: ModalContext): ApprovalController {
  const { attempt, modal, router } = context.stores
  const $pending = atom<readonly EmbeddedRequest[]>([])
  const $frame = atom<FrameState>({ status: 'loading' })
  const $height = atom<number | undefined>(undefined)
  let queue: readonly QueuedRequest[] = []
  let frameLoader: FrameLoader | undefined
  let frame: AuthFrame | undefined
  let isStandalone = false

  const setQueue = (next: readonly QueuedRequest[]) => {
    // With an empty queue the height stays, so that the view keeps its size while it closes.
    if (next[0] && next[0] !== queue[0]) $height.set(undefined)
    queue = next
    $pending.set(next.map(({ request }) => request))
  }
  const loadFrameElement = async () => {
    const loaded = await frameLoader?.frame()
    if (loaded !== frame) loaded?.onHeight($height.set)
    frame = loaded
  }
  const isShown = () => modal.$modal.get().open && router.$route.get().view === 'ApproveTransaction'
  const open = async () => {
    if (modal.$modal.get().open) router.push({ view: 'ApproveTransaction' })
    else await openModal(context, { view: 'ApproveTransaction' })
    isStandalone = !(await context.mountUi())
    if (isStandalone && frame && queue.length > 0 && $frame.get().status === 'ready') showStandalone(frame)
  }
  const closeView = () => {
    frame?.hide()
    if (!isShown()) return
    if (attempt.$attempt.get().status !== 'waiting') return navigateBack()
    // If a connection attempt waits for this signature, go back to its view below `ApproveTransaction`.
    if (router.back()) return
    // `ApproveTransaction` is the first view: wait for the end of the attempt, because closing the modal would cancel
    // it.
    const stop = attempt.$attempt.listen(({ status }) => {
      if (status === 'waiting') return
      stop()
      if (isShown() && queue.length === 0) navigateBack()
    })
  }
  const navigateBack = () => (router.previous() ? goBack(context) : closeModal(context))
  const settle = (entry: QueuedRequest, notify: () => void) => {
    if (!queue.includes(entry)) return
    const wasFirst = queue[0] === entry
    setQueue(queue.filter((each) => each !== entry))
    notify()
    const [next] = queue
    if (!next) closeView()
    else if (wasFirst) void run(next)
  }
  const rejectAll = () => {
    const all = queue
    setQueue([])
    frame?.hide()
    for (const { controller, reject } of all) {
      controller.abort()
      reject(createRejection())
    }
  }
  const run = async (entry: QueuedRequest) => {
    try {
      if (frame?.status() !== 'ready') $frame.set({ status: 'loading' })
      await loadFrameElement()
      await frameLoader?.load()
    } catch (cause) {
      // Keep the request in the queue, because the user may retry to load the frame.
      if (queue[0] === entry) $frame.set({ status: 'failed', error: toModalError(cause) })
      return
    }
    if (queue[0] !== entry) return
    $frame.set({ status: 'ready' })
    if (isStandalone && frame) showStandalone(frame)
    try {
      const result = await entry.send(entry.controller.signal)
      settle(entry, () => {
        entry.resolve(result)
        const namespace = getNamespace(entry.request.caipNetworkId)
        const { accounts, portfolio } = context.stores
        // `idle`: no view has read the balance, so there is none to refresh.
        if (portfolio.of(accounts.get(namespace).caipAddress).status === 'idle') return
        fetchBalance(context, { namespace }).catch((cause: unknown) => {
          context.log('warn', 'The balance could not be read', cause)
        })
      })
    } catch (cause) {
      settle(entry, () => entry.reject(cause))
    }
  }

  // Reject queued requests once the user leaves the approval view.
  let previousView = router.$route.get().view
  const unsubscribes = [
    modal.$modal.listen(({ open: isOpen }) => {
      if (!isOpen && queue.length) rejectAll()
    }),
    router.$route.listen(({ view }) => {
      const hasLeft = previousView === 'ApproveTransaction' && view !== previousView
      previousView = view
      if (hasLeft && queue.length) rejectAll()
    }),
  ]
  context.signal.addEventListener(
    'abort',
    () => {
      for (const stop of unsubscribes) stop()
      rejectAll()
    },
    { once: true },
  )

  return {
    $pending,
    $frame,
    $height,
    host: toHost(getServiceUrl(context.options, 'secureSite')),
    windowUrl: `${getServiceUrl(context.options, 'secureSite')}/wallet`,
    setFrameLoader(loader) {
      frameLoader = loader
    },
    promptUser(request, send) {
      return new Promise((resolve, reject) => {
        if (queue.length >= MAX_EMBEDDED_REQUESTS) {
          reject(new WalletRpcError(-32005, 'Too many requests are pending'))
          return
        }
        const entry = { request, send, controller: new AbortController(), resolve, reject }
        setQueue([...queue, entry])
        if (queue.length > 1) return
        void run(entry)
        open().catch((cause: unknown) => settle(entry, () => reject(cause)))
      })
    },
    async rejectUnsupported({ method }) {
      if (!modal.$modal.get().open) await openModal(context)
      await sleep(EMBEDDED_REFUSAL_DELAY_MS, context.signal)
      const error = new ModalError('RPC_METHOD_NOT_SUPPORTED', { context: { method } })
      const [title, message] = [getErrorTitle(error), describeError(error)]
      showToast(context.modal, { title, message, code: error.code, variant: 'error' })
      emitError(context.modal, error)
      throw new WalletRpcError(4200, `The embedded wallet does not know the method "${method}"`, error)
    },
    async showForPrompt() {
      if (!queue.length) $height.set(undefined)
      await loadFrameElement()
      await frameLoader?.load()
      $frame.set({ status: 'ready' })
      if (!frame || modal.$modal.get().open) return () => {}
      showStandalone(frame)
      return () => frame?.hide()
    },
    async watchHeight() {
      if (!queue.length) $height.set(undefined)
      await loadFrameElement()
    },
    showOnHeight() {
      $frame.set({ status: 'ready' })
      if (modal.$modal.get().open) return () => {}
      const stop = $height.subscribe((height) => {
        if (height !== undefined && frame) showStandalone(frame)
      })
      return () => {
        stop()
        frame?.hide()
      }
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
      if (!entry) return closeView()
      entry.controller.abort()
      settle(entry, () => entry.reject(createRejection()))
    },
  }
}

export function cancelApproval(context: ModalContext): void {
  context.use(approvalController).cancel()
}

const createRejection = () => new WalletRpcError(4001, 'User rejected the request.')

function showStandalone(frame: AuthFrame): void {
  const width = Math.min(STANDALONE_SIZE_PX.width, window.innerWidth)
  const height = Math.min(STANDALONE_SIZE_PX.height, window.innerHeight)
  const left = (window.innerWidth - width) / 2
  frame.show({ width, height, left, top: (window.innerHeight - height) / 2 }, 'Secure approval window')
}

function toHost(url: string): string {
  try {
    return new URL(url, globalThis.location?.href).host
  } catch {
    return url
  }
}
