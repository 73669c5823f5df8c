import type { HostMessage, HostWindow } from '../host/host.js'
import { ASKED, type Envelope, toEnvelope } from '../messages/envelope.js'

export interface Origins {
  readonly page: string
  readonly site: string
}

/** Who sent a message, where a test forges that. */
export interface Sender {
  readonly origin?: string
  readonly source?: unknown
}

/** The window inside of a frame, with the page's as its parent. */
export class FrameWindow implements HostWindow {
  location: HostWindow['location']
  document: HostWindow['document']
  readonly parent: HostWindow['parent']
  /** What the page asked. */
  readonly asked: Envelope[] = []
  /** What it said to the page, with whom it meant. */
  readonly said: { readonly message: unknown; readonly targetOrigin: string }[] = []
  /** What its listeners threw. */
  readonly thrown: unknown[] = []
  private readonly listeners = new Set<(message: HostMessage) => void>()

  constructor(
    private readonly origins: Origins,
    private readonly isInPage: () => boolean,
    toPage: (message: unknown, source: FrameWindow) => void,
  ) {
    this.location = { origin: origins.site, ancestorOrigins: [origins.page] }
    this.document = { referrer: `${origins.page}/` }
    this.parent = {
      postMessage: (message, targetOrigin) => {
        this.said.push({ message, targetOrigin })
        if (targetOrigin !== '*' && targetOrigin !== origins.page) return
        const data = structuredClone(message)
        queueMicrotask(() => {
          if (isInPage()) toPage(data, this)
        })
      },
    }
  }

  addEventListener(
    _type: 'message',
    listener: (message: HostMessage) => void,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): void {
    if (signal?.aborted) return
    this.listeners.add(listener)
    signal?.addEventListener('abort', () => this.listeners.delete(listener))
  }

  /** What the page calls. */
  postMessage(message: unknown, targetOrigin: string): void {
    if (targetOrigin !== this.origins.site) return
    const data: unknown = structuredClone(message)
    const envelope = toEnvelope(data, ASKED)
    if (envelope) this.asked.push(envelope)
    this.hear(data)
  }

  /** A message as the browser hands it over: from the embedding page, unless said otherwise. */
  hear(data: unknown, { origin = this.origins.page, source = this.parent }: Sender = {}): void {
    queueMicrotask(() => {
      if (this.isInPage()) this.dispatch({ data, origin, source })
    })
  }

  /** The same at once. */
  dispatch(message: HostMessage): void {
    for (const listener of this.listeners) {
      try {
        listener(message)
      } catch (error) {
        this.thrown.push(error)
      }
    }
  }

  /** The document was replaced: whoever listened is gone. */
  unload(): void {
    this.listeners.clear()
  }
}
