import type { Modal, ModalEvents, OpenParameters } from '@foyer/core'
import { networkButtonLabels } from '@foyer/react-ui/internal/accountButtons'
import {
  applyTheme,
  type ButtonLabels,
  buttonLabels,
  createOpener,
  type Opener,
} from '@foyer/react-ui/internal/buttons'
import { createMark } from './createNodes.js'
import { getPageModal, watchPageModal } from './pageModal.js'
import { getStyleSheets } from './styleSheets.js'

export type ElementLabels = Pick<ButtonLabels, 'connect' | 'connecting' | 'switchNetwork' | 'loadFailed' | 'network'>

export interface ElementView {
  /** `1` is a filled button, `2` a raised one. */
  readonly kind: '1' | '2'
  readonly isBusy?: boolean | undefined
  readonly label?: string | undefined
  readonly content: readonly (Node | string)[]
  readonly opens: OpenParameters
}

const LABEL_ATTRIBUTES = {
  connect: 'connect-label',
  connecting: 'connecting-label',
  loadFailed: 'load-failed-label',
  switchNetwork: 'switch-network-label',
  network: 'network-label',
} as const satisfies Record<keyof ElementLabels, string>

const MAX_CLOSING_FRAMES = 60

// Importing this module on a server must not fail.
const PageElement = globalThis.HTMLElement ?? Object

/** Finds the modal, keeps one button in the shadow root and opens the modal on a press. */
export abstract class FoyerElement extends PageElement {
  static readonly observedAttributes: readonly string[] = Object.values(LABEL_ATTRIBUTES)
  // An app may have set these before the element was defined.
  static readonly properties: readonly string[] = ['modal', 'labels']

  #ownModal: Modal | undefined
  #labels: Partial<ElementLabels> = {}
  #cleanups: (() => void)[] = []
  #opener: Opener | undefined
  #button: HTMLButtonElement | undefined
  #note: HTMLSpanElement | undefined
  #openParameters: OpenParameters = {}
  #hasPendingPress = false
  #hasOpenedModal = false

  /** @default the modal that `defineElements(modal)` got */
  get modal(): Modal | undefined {
    return this.#ownModal ?? getPageModal()
  }

  set modal(modal: Modal | undefined) {
    this.#ownModal = modal
    this.#restart()
  }

  get labels(): Partial<ElementLabels> {
    return this.#labels
  }

  set labels(labels: Partial<ElementLabels> | undefined) {
    this.#labels = labels ?? {}
    this.update()
  }

  connectedCallback(): void {
    this.#adoptEarlyProperties()
    this.#createRoot()
    this.#restart()
  }

  disconnectedCallback(): void {
    this.#stop()
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#restart()
  }

  // Returns undefined while the element shows nothing.
  protected abstract describe(modal: Modal): ElementView | undefined

  // Returns functions that end what it starts.
  protected abstract watch(modal: Modal): (() => void)[]

  protected describeWithoutModal(): ElementView | undefined {
    return undefined
  }

  protected get texts(): ElementLabels {
    const read = (key: keyof ElementLabels) => this.getAttribute(LABEL_ATTRIBUTES[key]) ?? undefined
    const network = read('network')
    return {
      connect: read('connect') ?? buttonLabels.connect,
      connecting: read('connecting') ?? buttonLabels.connecting,
      loadFailed: read('loadFailed') ?? buttonLabels.loadFailed,
      switchNetwork: read('switchNetwork') ?? networkButtonLabels.switchNetwork,
      network: network === undefined ? networkButtonLabels.network : (name) => network.replaceAll('{name}', name),
      ...this.#labels,
    }
  }

  protected reflect(attribute: string, value: string | undefined): void {
    if (value === undefined) this.removeAttribute(attribute)
    else this.setAttribute(attribute, value)
  }

  protected forward<E extends keyof ModalEvents>(modal: Modal, event: E, type: string): () => void {
    return modal.on(event, (detail) => void this.#emit(type, detail))
  }

  protected update(): void {
    const { modal } = this
    const root = this.shadowRoot
    if (!root || !this.#button || !this.isConnected) return
    const view = modal ? this.describe(modal) : this.describeWithoutModal()
    const { buttons, hidden } = getStyleSheets()
    const isHidden = !view && modal !== undefined
    root.adoptedStyleSheets = isHidden ? [...buttons, hidden] : buttons
    if (view) this.#draw(view, this.#button)
    // Until the page has a modal, the element shows what the server has rendered inside of it.
    else root.replaceChildren(...(modal ? [] : [document.createElement('slot')]))
  }

  #draw(view: ElementView, button: HTMLButtonElement): void {
    const status = this.#opener?.$status.get()
    const isSlow = status === 'slow' || (this.#hasPendingPress && !this.#opener)
    const failure = status === 'failed' ? this.texts.loadFailed : undefined
    this.#openParameters = view.opens
    button.className = `fy-page fy-page--${view.kind}`
    setAttribute(button, 'aria-busy', view.isBusy || isSlow ? 'true' : undefined)
    setAttribute(button, 'aria-label', failure ? undefined : view.label)
    const ring = view.isBusy || isSlow ? [createMark(view.isBusy ? 'fy-page__s' : 'fy-page__s fy-page__o')] : []
    button.replaceChildren(...ring, ...(failure ? [failure] : view.content))
    if (this.#note) this.#note.textContent = failure ?? ''
    if (button.isConnected) return
    this.shadowRoot?.replaceChildren(button, ...(this.#note ? [this.#note] : []))
  }

  #createRoot(): void {
    if (this.#button) return
    // Focus, a click on a label and `focus()` go to the button.
    this.attachShadow({ mode: 'open', delegatesFocus: true })
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('part', 'button')
    button.setAttribute('aria-haspopup', 'dialog')
    button.addEventListener('click', () => this.#press())
    button.addEventListener('pointerenter', () => this.#opener?.prefetch())
    button.addEventListener('focus', () => this.#opener?.prefetch())
    button.addEventListener('keydown', (event) => this.#opener?.cancel(event))
    this.#button = button
    this.#note = document.createElement('span')
    this.#note.className = 'fy-page-note'
    this.#note.setAttribute('role', 'alert')
  }

  #press(): void {
    // Safari focuses no button on a press; the modal returns the focus to what had it.
    this.#button?.focus({ preventScroll: true })
    if (!this.#emit('foyer-press', this.#openParameters, true)) return
    this.#hasPendingPress = true
    if (this.#opener) this.#open(this.#opener)
    else this.update()
  }

  #open(opener: Opener): void {
    this.#hasPendingPress = false
    this.#hasOpenedModal = true
    const report = () => opener.$status.get() === 'failed' && this.#emit('foyer-error', undefined)
    opener.open(this.#openParameters).then(report, report)
  }

  /** Passes the focus of a closed modal to the element that replaced this one, as the account does after connecting. */
  async #passFocus(): Promise<void> {
    if (!this.#hasOpenedModal) return
    this.#hasOpenedModal = false
    // The page can take the focus only once the modal has left.
    for (let frame = 0; frame < MAX_CLOSING_FRAMES && !this.#button?.isConnected; frame++) {
      await new Promise(requestAnimationFrame)
      if (document.activeElement === document.body) findShownElement()?.focus({ preventScroll: true })
    }
  }

  #emit(type: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }))
  }

  #restart(): void {
    this.#stop()
    if (!this.isConnected || !this.#button) return
    const { modal } = this
    this.#cleanups.push(watchPageModal(() => this.#ownModal === undefined && this.#restart()))
    if (modal) {
      const opener = createOpener(modal)
      this.#opener = opener
      this.#cleanups.push(applyTheme(modal.context.stores.theme.$theme, this.#button))
      this.#cleanups.push(opener.$status.listen(() => this.update()))
      this.#cleanups.push(
        modal.on('close', () => this.#passFocus()),
        ...this.watch(modal),
      )
    }
    this.update()
    if (this.#opener && this.#hasPendingPress) this.#open(this.#opener)
  }

  #stop(): void {
    for (const cleanUp of this.#cleanups.splice(0)) cleanUp()
    this.#opener = undefined
  }

  #adoptEarlyProperties(): void {
    const { properties } = this.constructor as typeof FoyerElement
    for (const name of properties) {
      const early = Object.getOwnPropertyDescriptor(this, name)
      if (!early) continue
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, early.value)
    }
  }
}

const findShownElement = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('foyer-account,foyer-button')].find(({ shadowRoot }) =>
    shadowRoot?.querySelector('button'),
  )

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
