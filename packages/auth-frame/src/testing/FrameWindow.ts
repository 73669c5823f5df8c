import { type Envelope, parseEnvelope, REQUEST_PREFIX } from '../messages/envelope.js'
import type { FrameServerWindow, WindowMessage } from '../server/frameServer.js'

export interface TestOrigins {
  readonly page: string
  readonly site: string
}

export interface MessageSender {
  readonly origin?: string
  readonly source?: unknown
}

export class FrameWindow implements FrameServerWindow {
  location: FrameServerWindow['location']
  document: FrameServerWindow['document']
  readonly parent: FrameServerWindow['parent']
  readonly requests: Envelope[] = []
  readonly replies: { readonly message: unknown; readonly targetOrigin: string }[] = []
  readonly thrown: unknown[] = []
  private readonly listeners = new Set<(message: WindowMessage) => void>()

  constructor(
    private readonly origins: TestOrigins,
    private readonly isInPage: () => boolean,
    toPage: (message: unknown, source: FrameWindow) => void,
  ) {
    this.location = { origin: origins.site, ancestorOrigins: [origins.page] }
    this.document = { referrer: `${origins.page}/` }
    this.parent = {
      postMessage: (message, targetOrigin) => {
        this.replies.push({ message, targetOrigin })
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
    listener: (message: WindowMessage) => void,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): void {
    if (signal?.aborted) return
    this.listeners.add(listener)
    signal?.addEventListener('abort', () => this.listeners.delete(listener))
  }

  postMessage(message: unknown, targetOrigin: string): void {
    if (targetOrigin !== this.origins.site) return
    const data: unknown = structuredClone(message)
    const envelope = parseEnvelope(data, REQUEST_PREFIX)
    if (envelope) this.requests.push(envelope)
    this.receive(data)
  }

  receive(data: unknown, { origin = this.origins.page, source = this.parent }: MessageSender = {}): void {
    queueMicrotask(() => {
      if (this.isInPage()) this.dispatch({ data, origin, source })
    })
  }

  dispatch(message: WindowMessage): void {
    for (const listener of this.listeners) {
      try {
        listener(message)
      } catch (error) {
        this.thrown.push(error)
      }
    }
  }

  unload(): void {
    this.listeners.clear()
  }
}
