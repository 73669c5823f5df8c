import { AuthFrameError } from '../errors/AuthFrameError.js'
import type { AuthFrameStatus } from './authFrame.js'
import { createElement, type FrameSlot, placeElement } from './createElement.js'
import { createStartup, type Startup } from './createStartup.js'

export interface DocumentParameters {
  readonly url: URL
  readonly signal: AbortSignal
  /** A document has come, is ready or gone. Names only. */
  onEvent(event: string): void
  /** Whoever would have answered is gone. */
  onGone(error: AuthFrameError): void
  /** The same, because the document was replaced without the page's doing. */
  onReplaced(): void
  /** Its successor is ready. */
  onRestarted(): void
}

export interface FrameDocument {
  status(): AuthFrameStatus
  /** Where messages go to and come from. */
  window(): Window | null | undefined
  /** Ready for requests. */
  load(): Promise<void>
  reload(): Promise<void>
  /** It listens, and may not have settled. Undefined when there is none. */
  heard(): Promise<void> | undefined
  /** READY came. */
  hear(): void
  place(slot: FrameSlot | undefined, title?: string): void
  focus(): void
}

/** The document in the frame: none, on its way, or ready; and the element that holds it. */
export function createDocument({
  url,
  signal,
  onEvent,
  onGone,
  onReplaced,
  onRestarted,
}: DocumentParameters): FrameDocument {
  let status: AuthFrameStatus = 'idle'
  let element: HTMLIFrameElement | undefined
  let startup: Startup | undefined
  let place: readonly [slot: FrameSlot | undefined, title?: string | undefined] = [undefined]
  /** The element told of a document before it said READY; or it has said so, and the element is going to tell of it. */
  let isLoaded = false
  let isOwed = false

  const enter = (next: AuthFrameStatus) => {
    status = next
    onEvent(next)
  }
  const start = (onSettled: () => void = () => {}) => {
    enter('loading')
    const own = createStartup({
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
    element = createElement(url.href)
    placeElement(element, ...place)
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
  // One that cannot be reached any more has a document too, the browser's own, which never says READY.
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
      // Somebody has emptied the page.
      if (element && !element.isConnected) drop('idle')
      await (startup ? startup.settled : open())
    },
    async reload() {
      if (signal.aborted) throw new AuthFrameError('ABORTED')
      if (element) drop('idle')
      await open()
    },
    heard: () => startup?.heard,
    hear() {
      isOwed = !isLoaded
      isLoaded = false
      if (status === 'ready') restart().hear()
      else startup?.hear()
    },
    place(slot, title) {
      place = [slot, title ?? place[1]]
      if (element) placeElement(element, ...place)
    },
    focus: () => element?.focus({ preventScroll: true }),
  }
}
