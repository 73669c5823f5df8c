import { type Event, type HTMLIFrameElement, Window } from 'happy-dom'
import { vi } from 'vitest'
import { FrameWindow, type MessageSender } from './FrameWindow.js'

const origins = { page: 'https://page.example', site: 'https://secure.example' }

export interface TestBrowser {
  readonly pageOrigin: string
  readonly siteOrigin: string
  readonly frames: readonly { readonly element: HTMLIFrameElement; readonly window: FrameWindow }[]
  elements(): readonly HTMLIFrameElement[]
  frame(): FrameWindow
  messagePage(data: unknown, sender?: MessageSender): void
  fireLoad(): void
  loadEvent(): Event
  replaceDocument(run?: (window: FrameWindow) => void): void
  readonly thrown: readonly unknown[]
}

/**
 * Simulates an app and the framed site on happy-dom, whose frames have no `contentWindow` and whose messages have no
 * `source`. `run` is the site's script. `vi.unstubAllGlobals()` ends it.
 */
export function createTestBrowser(run: (window: FrameWindow) => void = () => {}): TestBrowser {
  const page = new Window({ url: `${origins.page}/`, console: silent })
  const frames: { element: HTMLIFrameElement; window: FrameWindow }[] = []
  const thrown: unknown[] = []
  const windowOf = (element: unknown) => frames.find((frame) => frame.element === element)?.window
  const frame = () => {
    const last = frames.at(-1)
    if (!last) throw new Error('There is no frame')
    return last.window
  }
  const messagePage = (data: unknown, { origin = origins.site, source = frame() }: MessageSender = {}) => {
    page.dispatchEvent(Object.assign(new page.Event('message'), { data, origin, source }))
  }
  const loadEvent = () => new page.Event('load')
  const fireLoad = () => void frames.at(-1)?.element.dispatchEvent(loadEvent())
  const open = (element: HTMLIFrameElement) => {
    const window = new FrameWindow(
      origins,
      () => element.isConnected,
      (data, source) => messagePage(data, { source }),
    )
    frames.push({ element, window })
    queueMicrotask(() => {
      run(window)
      fireLoad()
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
    messagePage,
    fireLoad,
    loadEvent,
    replaceDocument(next = run) {
      const last = frames.at(-1)
      last?.window.unload()
      if (last) next(last.window)
      fireLoad()
    },
    thrown,
  }
}

// happy-dom logs an error for each frame, because it loads none.
const silent = Object.assign(Object.create(console), { error: () => {}, warn: () => {} })
