import { withBase } from 'vitepress'

interface LiveModal {
  setThemeMode(mode: 'light' | 'dark'): void
  remove(): void
}

interface LiveModule {
  mountLiveModal(place: Element, options: { readonly themeMode: 'light' | 'dark' }): Promise<LiveModal>
}

const STYLE = `
  :host { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 16px; margin: 24px 0; padding: 16px 20px;
    border: 1px solid var(--vp-c-divider); border-radius: var(--fy-r-card); background: var(--vp-c-bg-alt) }
  p { flex: 1 1 240px; margin: 0; color: var(--vp-c-text-2); font-size: 14px; line-height: 1.5 }
  strong { display: block; color: var(--vp-c-text-1) }
  button { min-height: 44px; padding: 0 20px; border: 0; border-radius: var(--fy-r-md); background: var(--fy-accent-fill);
    color: var(--fy-on-accent); font: inherit; font-size: 15px; font-weight: 600; cursor: pointer }
  button:hover { background: var(--fy-accent-fill-hover) }
  button:focus-visible { outline: 2px solid var(--vp-c-brand-1); outline-offset: 2px }
  button[hidden] { display: none }`

const readThemeMode = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

/** Defines `<foyer-live>`: a button that loads the modal into the page, with the sandbox's wallets and a chain. */
export function defineLiveModal() {
  if (customElements.get('foyer-live')) return
  customElements.define(
    'foyer-live',
    class extends HTMLElement {
      #live: LiveModal | undefined
      readonly #theme = new MutationObserver(() => this.#live?.setThemeMode(readThemeMode()))

      connectedCallback() {
        // What is in the shadow is not compared with the page from the server.
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        root.innerHTML = `<style>${STYLE}</style>
          <p><strong>Try it here</strong> Test wallets and a test chain in this page: nothing is worth money.</p>
          <button type="button">Try the modal</button><slot></slot>`
        const button = root.querySelector('button')
        button?.addEventListener('click', () => this.#load(button))
      }

      disconnectedCallback() {
        this.#theme.disconnect()
        this.#live?.remove()
        this.#live = undefined
        this.replaceChildren()
      }

      async #load(button: HTMLButtonElement) {
        if (button.ariaBusy === 'true') return
        button.ariaBusy = 'true'
        button.textContent = 'Loading …'
        try {
          const address = withBase('/demo/assets/live.js')
          const { mountLiveModal }: LiveModule = await import(/* @vite-ignore */ address)
          const place = document.createElement('div')
          this.append(place)
          this.#live = await mountLiveModal(place, { themeMode: readThemeMode() })
          this.#theme.observe(document.documentElement, { attributeFilter: ['class'] })
          button.hidden = true
        } catch {
          this.replaceChildren()
          button.textContent = 'Couldn’t load. Try again'
        } finally {
          button.ariaBusy = null
        }
      }
    },
  )
}
