/** Fakes a window without a document, for wallets to inject and announce themselves. */
export interface FakeWindow extends EventTarget {
  readonly listeners: number
  readonly thrown: readonly unknown[]
  [name: string]: unknown
}

export function createFakeWindow(): FakeWindow {
  const page: FakeWindow = new WatchedWindow()
  for (const name of ['window', 'self', 'parent', 'top']) page[name] = page
  page.location = { origin: 'http://localhost', href: 'http://localhost/' }
  page.navigator = {}
  return page
}

type Listener = EventListenerOrEventListenerObject | null

class WatchedWindow extends EventTarget {
  [name: string]: unknown
  readonly thrown: unknown[] = []
  readonly #listening = new Map<string, Map<Listener, (event: Event) => void>>()

  get listeners(): number {
    return [...this.#listening.values()].reduce((sum, each) => sum + each.size, 0)
  }

  override addEventListener(type: string, listener: Listener, options?: boolean | AddEventListenerOptions): void {
    const { signal, once, capture = false } = typeof options === 'object' ? options : { capture: options }
    const same = this.#of(type, capture)
    if (!listener || signal?.aborted || same.has(listener)) return
    const guarded = (event: Event) => {
      if (once) same.delete(listener)
      try {
        if (typeof listener === 'function') listener.call(this, event)
        else listener.handleEvent(event)
      } catch (cause) {
        this.thrown.push(cause)
      }
    }
    same.set(listener, guarded)
    super.addEventListener(type, guarded, options)
    signal?.addEventListener('abort', () => void same.delete(listener), { once: true })
  }

  override removeEventListener(type: string, listener: Listener, options?: boolean | EventListenerOptions): void {
    const { capture = false } = typeof options === 'object' ? options : { capture: options }
    const same = this.#of(type, capture)
    super.removeEventListener(type, same.get(listener) ?? listener, options)
    same.delete(listener)
  }

  #of(type: string, capture: boolean): Map<Listener, (event: Event) => void> {
    const key = `${type} ${capture}`
    const found = this.#listening.get(key) ?? new Map()
    this.#listening.set(key, found)
    return found
  }
}
