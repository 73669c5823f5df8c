import { AuthFrameError } from '../errors/AuthFrameError.js'
import type { AuthFrameStatus } from './authFrame.js'
import { createFrameElement, type FramePosition, placeFrameElement } from './createFrameElement.js'
import { createFrameStartup, type FrameStartup } from './createFrameStartup.js'

export interface CreateFrameDocumentParameters {
  readonly url: URL
  readonly signal: AbortSignal
  onEvent(event: string): void
  onGone(error: AuthFrameError): void
  onReplaced(): void
  onRestarted(): void
}

export interface FrameDocument {
  status(): AuthFrameStatus
  window(): Window | null | undefined
  load(): Promise<void>
  reload(): Promise<void>
  /**
   * Resolves once the frame has sent READY. Does not wait for the delay after it. Undefined if no document was loaded.
   */
  received(): Promise<void> | undefined
  receive(): void
  place(slot: FramePosition | undefined, title?: string): void
  focus(): void
}

export function createFrameDocument({
  url,
  signal,
  onEvent,
  onGone,
  onReplaced,
  onRestarted,
}: CreateFrameDocumentParameters): FrameDocument {
  let status: AuthFrameStatus = 'idle'
  let element: HTMLIFrameElement | undefined
  let startup: FrameStartup | undefined
  let place: readonly [slot: FramePosition | undefined, title?: string | undefined] = [undefined]
  let isLoaded = false
  let isOwed = false

  const enter = (next: AuthFrameStatus) => {
    status = next
    onEvent(next)
  }
  const start = (onSettled: () => void = () => {}) => {
    enter('loading')
    const own = createFrameStartup({
      onSettled() {
        enter('ready')
        onSettled()
      },
      onFailed(error) {
        if (startup === own) drop('failed', error)
      },
    })
    startup = own
    return own
  }
  const open = () => {
    element = createFrameElement(url.href)
    placeFrameElement(element, ...place)
    element.addEventListener('load', onLoad)
    isLoaded = isOwed = false
    const { settled } = start()
    document.body.append(element)
    return settled
  }
  const drop = (next: AuthFrameStatus, error = new AuthFrameError('ABORTED')) => {
    const last = startup
    element?.removeEventListener('load', onLoad)
    element?.remove()
    element = startup = undefined
    enter(next)
    last?.fail(error)
    onGone(error)
  }
  // If the site is unreachable, the browser's error page loads, which never sends READY.
  const onLoad = () => {
    isLoaded = !isOwed
    isOwed = false
    if (isLoaded && status === 'ready') restart()
  }
  const restart = () => {
    const next = start(onRestarted)
    onReplaced()
    return next
  }

  signal.addEventListener('abort', () => drop('idle'), { once: true })

  return {
    status: () => status,
    window: () => element?.contentWindow,
    async load() {
      if (signal.aborted) throw new AuthFrameError('ABORTED')
      // The app removed the frame from its document.
      if (element && !element.isConnected) drop('idle')
      await (startup ? startup.settled : open())
    },
    async reload() {
      if (signal.aborted) throw new AuthFrameError('ABORTED')
      if (element) drop('idle')
      await open()
    },
    received: () => startup?.received,
    receive() {
      isOwed = !isLoaded
      isLoaded = false
      if (status === 'ready') restart().receive()
      else startup?.receive()
    },
    place(slot, title) {
      place = [slot, title ?? place[1]]
      if (element) placeFrameElement(element, ...place)
    },
    focus: () => element?.focus({ preventScroll: true }),
  }
}
