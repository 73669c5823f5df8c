import { type Event, type HTMLIFrameElement, Window } from 'happy-dom'
import { vi } from 'vitest'
import { FrameWindow, type Sender } from './FrameWindow.js'

const origins = { page: 'https://page.example', site: 'https://secure.example' }

export interface Browser {
  readonly pageOrigin: string
  readonly siteOrigin: string
  /** The elements and windows of all frames that were put into the page, in order. */
  readonly frames: readonly { readonly element: HTMLIFrameElement; readonly window: FrameWindow }[]
  /** Those that are in the page now. */
  elements(): readonly HTMLIFrameElement[]
  /** The newest window. */
  frame(): FrameWindow
  /** A message to the page, at once: from the newest frame, unless said otherwise. */
  tellPage(data: unknown, sender?: Sender): void
  /** The element tells that its document is there. It does so by itself when `run` has run. */
  tellLoaded(): void
  /** What an element tells that by. */
  loadEvent(): Event
  /** The frame's document is replaced, by its own doing: what runs in it begins anew. */
  replaceDocument(run?: (window: FrameWindow) => void): void
  /** What the page's listeners threw. */
  readonly thrown: readonly unknown[]
}

/**
 * A page on one origin and a site on another: happy-dom, and what it leaves out of a browser, which is windows in frames and
 * messages that say who sent them. `run` is the script of the site. Ends with `vi.unstubAllGlobals()`.
 */
export function createBrowser(run: (window: FrameWindow) => void = () => {}): Browser {
  const page = new Window({ url: `${origins.page}/`, console: silent })
  const frames: { element: HTMLIFrameElement; window: FrameWindow }[] = []
  const thrown: unknown[] = []
  const windowOf = (element: unknown) => frames.find((frame) => frame.element === element)?.window
  const frame = () => {
    const last = frames.at(-1)
    if (!last) throw new Error('There is no frame')
    return last.window
  }
  const tellPage = (data: unknown, { origin = origins.site, source = frame() }: Sender = {}) => {
    page.dispatchEvent(Object.assign(new page.Event('message'), { data, origin, source }))
  }
  const loadEvent = () => new page.Event('load')
  const tellLoaded = () => void frames.at(-1)?.element.dispatchEvent(loadEvent())
  const open = (element: HTMLIFrameElement) => {
    const window = new FrameWindow(
      origins,
      () => element.isConnected,
      (data, source) => tellPage(data, { source }),
    )
    frames.push({ element, window })
    queueMicrotask(() => {
      run(window)
      tellLoaded()
    })
  }
  page.addEventListener('error', (event) => thrown.push(event))
  Object.defineProperty(page.HTMLIFrameElement.prototype, 'contentWindow', {
    get(this: HTMLIFrameElement) {
      return this.isConnected ? windowOf(this) : null
    },
  })
  const append = page.document.body.append.bind(page.document.body)
  page.document.body.append = (...nodes) => {
    append(...nodes)
    for (const node of nodes) if (node instanceof page.HTMLIFrameElement) open(node)
  }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page.document)

  return {
    pageOrigin: origins.page,
    siteOrigin: origins.site,
    frames,
    elements: () => [...page.document.querySelectorAll('iframe')],
    frame,
    tellPage,
    tellLoaded,
    loadEvent,
    replaceDocument(next = run) {
      const last = frames.at(-1)
      last?.window.unload()
      if (last) next(last.window)
      tellLoaded()
    },
    thrown,
  }
}

/** happy-dom says of each frame that it does not load it. */
const silent = Object.assign(Object.create(console), { error: () => {}, warn: () => {} })
